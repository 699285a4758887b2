import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { serve } from "../serve.mjs";
import { ENGINES, type Engine } from "./engine.ts";
import { openEngine } from "./open.ts";
import { isInstalled } from "./setup.ts";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "test-results/storybook");
const PAGE = join(FOLDER, "iframe.html");

declare global {
  interface Window {
    consoleLines: string[];
  }
}
/**
 * Records console errors before all other scripts of the page, because the WebDriver of WebKit does not report them.
 */
function keepConsoleLines() {
  window.consoleLines = [];
  for (const level of ["error", "warn"] as const) {
    const log = console[level];
    console[level] = (...parts: unknown[]) => {
      window.consoleLines.push(`${level}: ${parts.map(String).join(" ")}`);
      log(...parts);
    };
  }
  addEventListener("error", ({ message }) => window.consoleLines.push(`page error: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => window.consoleLines.push(`page error: ${reason}`));
}

/**
 * Whether the story or an error is on the page, Storybook's placeholder is gone, and fonts and pictures have loaded.
 */
const isShown = () => {
  const isVisible = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  return (
    isVisible("#storybook-root > *, [role=dialog], .sb-errordisplay") &&
    !isVisible(".sb-preparing-story") &&
    [...document.images].every(({ complete, loading }) => complete || loading === "lazy") &&
    document.fonts.status === "loaded"
  );
};

const problems = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const error = [...document.querySelectorAll<HTMLElement>(".sb-errordisplay")].find((part) => part.checkVisibility());
  return [
    ...(error ? [`Storybook shows an error: ${error.innerText}`] : []),
    ...(scrollWidth > clientWidth ? [`It scrolls sideways: ${scrollWidth} px in a window of ${clientWidth} px.`] : []),
    ...window.consoleLines,
  ];
};

cpSync(join(ROOT, "storybook-static"), FOLDER, { recursive: true });
writeFileSync(PAGE, readFileSync(PAGE, "utf8").replace("<head>", `<head><script>(${keepConsoleLines})()</script>`));
const { entries } = JSON.parse(readFileSync(join(FOLDER, "index.json"), "utf8"));
/** The story with all states of each component. */
const sheets = Object.keys(entries).filter((id) => id.endsWith("--states"));
const server = await serve({ folder: FOLDER });
afterAll(server.stop);

describe.each(ENGINES.filter(isInstalled))("components with %s", (name) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openEngine(name);
  });
  afterAll(() => engine.close());

  // Skips axe, which checks every story in Chromium (`npm run test:stories`).
  test.each(sheets)(`${name} shows %s without errors or horizontal scrolling`, async (id) => {
    await engine.goto(`${server.url}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
    await vi.waitFor(async () => expect(await engine.evaluate(isShown)).toBe(true), { timeout: 30_000 });
    expect(await engine.evaluate(problems)).toEqual([]);
  });
});
