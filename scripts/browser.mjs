// Finds a Chromium for the tests, or installs one. `node scripts/browser.mjs` prints its path.
import { spawnSync } from "node:child_process";
import { delimiter, isAbsolute, join } from "node:path";
import { chromium } from "@playwright/test";

/**
 * Chromium uses only the last --disable-features, so this repeats Playwright's list. The first two features are our
 * additions: they would open two hidden pages for the address bar of each window, which takes half the time of opening
 * a context.
 */
const DISABLED_FEATURES =
  "WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose," +
  "HttpsUpgrades,LensOverlay,HttpsFirstBalancedModeAutoEnable,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning," +
  "AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch";

/** Disables the sandbox, which containers do not allow, and background traffic. */
export const BROWSER_FLAGS = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  ...["--disable-component-update", "--disable-sync", `--disable-features=${DISABLED_FEATURES}`],
];

/** For pages that live too short to gain from optimized code. Its compilation takes a tenth of their time. */
export const TEST_FLAGS = [...BROWSER_FLAGS, "--js-flags=--no-opt"];

/** The path of Playwright's CLI. It is used instead of npx, which would query the registry. */
export const PLAYWRIGHT_CLI = join(import.meta.dirname, "../node_modules/@playwright/test/cli.js");

/** Names of the headless shell: Chromium without windows. It takes 20 % less time for the site's tests. */
const HEADLESS = ["chromium-headless-shell", "chrome-headless-shell"];
const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Returns the first browser that starts. A file can exist and not start, because shared libraries are missing.
 * @param {string[]} names
 */
const firstThatStarts = (names) =>
  names
    .flatMap((name) =>
      isAbsolute(name) ? name : (process.env.PATH ?? "").split(delimiter).map((at) => join(at, name)),
    )
    .find((file) => spawnSync(file, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0);

/**
 * Installs Debian packages. Works only as root on Debian; elsewhere it fails without changing anything.
 * @param {string[]} packages
 */
export function aptInstall(packages) {
  console.error(`Installing ${packages.join(", ")} with apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]])
    spawnSync("apt-get", ["-qq", ...args], { env, stdio: ["ignore", "ignore", "inherit"], timeout: 300_000 });
}

/**
 * Returns the path of a browser that starts, and installs one if there is none. `isWhole` requires a full browser
 * instead of the headless shell.
 */
export async function browserPath({ isWhole = false } = {}) {
  const { CHROMIUM_PATH } = process.env;
  const names = CHROMIUM_PATH
    ? [CHROMIUM_PATH]
    : [...(isWhole ? [] : HEADLESS), chromium.executablePath(), ...WHOLE, MAC];
  const found = firstThatStarts(names);
  if (found) return found;
  if (CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not start as a browser.`);
  console.error("No browser found. Downloading Playwright's Chromium (two minutes at most).");
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "5000" };
  spawnSync(process.execPath, [PLAYWRIGHT_CLI, "install", "chromium"], {
    env,
    stdio: "ignore",
    timeout: 120_000,
    killSignal: "SIGKILL",
  });
  if (!firstThatStarts([chromium.executablePath()]))
    aptInstall([isWhole ? "chromium" : "chromium-headless-shell", "fonts-liberation"]);
  const installed = firstThatStarts(names);
  if (!installed) throw new Error("No Chromium could be installed. Install one, or set CHROMIUM_PATH to its path.");
  return installed;
}

if (process.argv[1] === import.meta.filename) console.log(await browserPath());
