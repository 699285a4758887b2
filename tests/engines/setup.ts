import { spawnSync } from "node:child_process";
import { aptInstall } from "../../scripts/browser.mjs";

/** The programs of the other engines, and the Debian packages that provide them. */
const PROGRAMS = { "firefox-esr": "firefox-esr", WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" };

const missing = () =>
  Object.entries(PROGRAMS)
    .filter(([program]) => spawnSync("which", [program]).status !== 0)
    .map(([, name]) => name);

/** Installs what is missing, or says what to install. */
export default function setup() {
  if (missing().length > 0) aptInstall(missing());
  if (missing().length > 0)
    throw new Error(`Firefox and WebKit are tested with programs of Debian. Install: ${missing().join(" ")}`);
}
