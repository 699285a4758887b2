import { spawnSync } from "node:child_process";
import { aptInstall } from "../../scripts/browser.mjs";
import type { EngineName } from "./engine.ts";

/** The programs that each engine needs, and the Debian packages that provide them. */
const PROGRAMS: Partial<Record<EngineName, Record<string, string>>> = {
  Firefox: { "firefox-esr": "firefox-esr" },
  WebKit: { WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" },
};

const missingPackages = (engine: EngineName) =>
  Object.entries(PROGRAMS[engine] ?? {})
    .filter(([program]) => spawnSync("which", [program]).status !== 0)
    .map(([, name]) => name);

/** Whether an engine can be started. Always true for Chromium, which is found or installed when it is opened. */
export const isInstalled = (engine: EngineName) => missingPackages(engine).length === 0;

/** Installs missing packages. The tests of an engine that cannot be installed are skipped. */
export default function setup() {
  const engines = ["Firefox", "WebKit"] as const;
  const packages = engines.flatMap(missingPackages);
  if (packages.length > 0) aptInstall(packages);
  for (const engine of engines)
    if (!isInstalled(engine))
      console.warn(
        `${engine} is skipped: its Debian packages could not be installed (${missingPackages(engine).join(", ")}).`,
      );
}
