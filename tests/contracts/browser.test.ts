// How the tests find a browser on a machine that has none: a folder of stub programs is its whole PATH.
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const SCRIPTS = join(import.meta.dirname, "../../scripts");
const { CHROMIUM_PATH: _, NO_INSTALL: __, ...env } = process.env;
let folder: string;
const path = (name: string) => join(folder, name);

/** A stub that logs its name, arguments and NO_INSTALL, and then acts. */
function program(name: string, work = "") {
  writeFileSync(path(name), `#!/bin/sh\necho "${name} $*|$NO_INSTALL" >> ${path("log")}\n${work}\n`);
  chmodSync(path(name), 0o755);
}
const log = () => (existsSync(path("log")) ? readFileSync(path("log"), "utf8").trim().split("\n") : []);

/** Playwright finds no browser of its own, and cannot reach its host. */
function run(script: string, args: string[] = [], more: Record<string, string> = {}) {
  const nowhere = { PLAYWRIGHT_BROWSERS_PATH: path("browsers"), PLAYWRIGHT_DOWNLOAD_HOST: "http://127.0.0.1:9" };
  return spawnSync(process.execPath, [script, ...args], {
    encoding: "utf8",
    env: { ...env, ...nowhere, PATH: folder, ...more },
  });
}
const browser = (more?: Record<string, string>) => run(join(SCRIPTS, "browser.mjs"), [], more);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "profigure-browser-"));
  program("sudo");
  program(
    "apt-get",
    `[ "$1" = update ] || { printf '#!/bin/sh\\n' > ${path("chromium-headless-shell")}; /bin/chmod +x ${path("chromium-headless-shell")}; }`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

test("A browser on the PATH is used, and nothing is installed", () => {
  program("chromium");
  expect(browser().stdout.trim()).toBe(path("chromium"));
  expect(log()).toEqual(["chromium --version|"]);
});

test("Without a browser, Playwright's installer is tried, then Debian's packages where the process is root; never sudo", () => {
  const { stdout, stderr } = browser();
  expect(stderr.split("\n")[0]).toMatch(/^\[browser\] no browser found: installing Playwright's Chromium/);
  const isDebian = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  expect(log()).toEqual(
    isDebian
      ? [
          "apt-get update -qq|",
          "apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation|",
        ]
      : [],
  );
  expect(stdout.trim()).toBe(isDebian ? path("chromium-headless-shell") : "");
});

test("NO_INSTALL refuses in one sentence and installs nothing", () => {
  const { status, stderr } = browser({ NO_INSTALL: "1" });
  expect(status).toBe(1);
  expect(stderr).toBe(
    "No Chromium was found, and none may be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.\n",
  );
  expect(log()).toEqual([]);
});

test("A CHROMIUM_PATH that does not start is refused, although there is another browser, and installs nothing", () => {
  program("chromium");
  const { status, stderr } = browser({ CHROMIUM_PATH: path("none") });
  expect(status).toBe(1);
  expect(stderr).toBe(`CHROMIUM_PATH is set to ${path("none")}, which does not start as a browser.\n`);
  expect(log()).toEqual([]);
});

test("npm test passes --no-install on to every layer", () => {
  program("npm");
  // A copy, so that its reports are its own.
  mkdirSync(path("scripts"));
  cpSync(join(SCRIPTS, "test.mjs"), path("scripts/test.mjs"));
  expect(run(path("scripts/test.mjs"), ["--no-install"]).status).toBe(1);
  expect(log().filter((line) => !line.endsWith("|1"))).toEqual([]);
  expect(log()).toContain("npm run --silent test:site|1");
});
