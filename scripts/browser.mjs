// Finds a Chromium, or installs one. `node scripts/browser.mjs` prints its path.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Chromium takes the last list of features alone, so Playwright's own stand here again. The two of the omnibox are ours:
 * Chromium opens two pages for its address bar with each window, which takes more than half of the time of a new context.
 */
const DISABLED_FEATURES =
  "WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose," +
  "HttpsUpgrades,LensOverlay,HttpsFirstBalancedModeAutoEnable,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning," +
  "AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch";

/** One place for all who start it: no sandbox in containers, and no traffic of the browser's own. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${DISABLED_FEATURES}`,
];

/** Playwright's own cli, also for test-site.mjs: npx would ask the registry. */
export const PLAYWRIGHT_CLI = join(import.meta.dirname, "../node_modules/@playwright/test/cli.js");

/** The browser without its windows: the tests of the site take four fifths of the time in it. */
const HEADLESS = ["chromium-headless-shell", "chrome-headless-shell"];
const WHOLE = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @param {string} text */
const say = (text) => console.error(`[browser] ${text}`);

/** Starts it once: a file that exists may still lack its shared libraries. @param {string} file */
function works(file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(file, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0;
}

/** @param {string[]} names */
const onPath = (names) => {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name)))).find(works);
};

async function bundled() {
  const { chromium } = await import("@playwright/test");
  return [chromium.executablePath()].find(works);
}

function download() {
  say("no browser found: installing Playwright's Chromium (two minutes at most)");
  const run = spawnSync(process.execPath, [PLAYWRIGHT_CLI, "install", "chromium"], {
    encoding: "utf8",
    timeout: 120_000,
    killSignal: "SIGKILL",
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "5000" },
  });
  if (run.status !== 0) say(`that failed: ${/Error: .*/.exec(run.stderr ?? "")?.[0] ?? "it took too long"}`);
  return bundled();
}

/** `npm test -- --no-install` */
const mayInstall = () => !process.env.NO_INSTALL;

/** Installs Debian packages where that is possible: as root on Debian or Ubuntu. @param {string[]} packages */
export function aptInstall(packages) {
  if (!mayInstall()) return;
  const release = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  if (!/^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release) || process.getuid?.() !== 0) return;
  say(`installing ${packages.join(", ")} with apt-get`);
  /** @type {import("node:child_process").SpawnSyncOptions} */
  const options = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    timeout: 300_000,
  };
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options);
}

/** The path of a browser that starts. For tests that may be one without windows; `isWhole` asks for what people use. */
export async function browserPath({ isWhole = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (works(named)) return named;
    throw new Error(`CHROMIUM_PATH is set to ${named}, which does not start as a browser.`);
  }
  const headless = () => (isWhole ? undefined : onPath(HEADLESS));
  const steps = [headless, bundled, () => onPath(WHOLE)];
  const apt = () => {
    aptInstall([isWhole ? "chromium" : "chromium-headless-shell", "fonts-liberation"]);
    return onPath(isWhole ? WHOLE : HEADLESS);
  };
  if (mayInstall()) steps.push(download, apt);
  for (const step of steps) {
    const found = await step();
    if (found) return found;
  }
  throw new Error(
    `No Chromium was found${mayInstall() ? " or could be installed" : ", and none may be installed"}: install Chromium or Chrome, or set CHROMIUM_PATH to one.`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await browserPath().then(console.log, (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
