// Tests what consumers can rely on for every public component. Parts that need a DOM run in Chromium with React's
// development build, which alone warns about hydration and StrictMode problems.
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BROWSER_FLAGS, browserPath } from "../../scripts/browser.mjs";
import * as editor from "../../src/editor.ts";
import * as figures from "../../src/figure.ts";
import * as library from "../../src/index.ts";
import { FIXTURES, ROOTLESS, STATES, Stage } from "./fixtures.tsx";
import type { Suite } from "./in-page.tsx";

// Loads all drawings first, because rendering on the server is synchronous.
await figures.loadAllFigureParts();

const components = Object.keys({ ...library, ...figures, ...editor }).filter((name) => /^[A-Z][a-z]/.test(name));
const names = Object.keys(FIXTURES) as (keyof typeof FIXTURES)[];

let browser: Browser;
let page: Page;
const consoleLines: string[] = [];

beforeAll(async () => {
  const [code, executablePath] = await Promise.all([bundle(), browserPath()]);
  browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  page = await browser.newPage();
  page.on("console", (message) => consoleLines.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => consoleLines.push(`page error: ${error.message}`));
  await page.setContent("<!doctype html><html lang=en><body></body></html>");
  await page.addScriptTag({ content: code });
}, 120_000);
afterAll(() => browser?.close());

async function bundle(): Promise<string> {
  const result = await build({
    root: join(import.meta.dirname, "../.."),
    configFile: false,
    logLevel: "error",
    publicDir: false,
    mode: "development",
    define: { "process.env.NODE_ENV": '"development"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "in-page.tsx"),
        output: { format: "iife" },
      },
    },
  });
  if (Array.isArray(result) || !("output" in result)) throw new Error("Vite bundled more than once.");
  return result.output[0].code;
}

/** Candidates for names of labels: every property name in the files that define labels. */
const LABEL_NAMES = [
  ...new Set(
    Object.values(
      import.meta.glob<string>("../../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }),
    ).flatMap((text) =>
      text.includes("LABELS") ? Array.from(text.matchAll(/(\w+):/g), ([, property]) => property ?? "") : [],
    ),
  ),
];

/** Runs one part of the suite in the page and expects no console messages. */
async function ask<Part extends keyof Suite>(part: Part, ...args: Parameters<Suite[Part]>) {
  consoleLines.length = 0;
  const answer = await page.evaluate(
    ([name, given]) =>
      (window as unknown as { suite: Record<string, (...all: unknown[]) => unknown> }).suite[name]?.(...given),
    [part, args] as const,
  );
  expect(consoleLines).toEqual([]);
  return answer as Awaited<ReturnType<Suite[Part]>>;
}

test("Every public component has a fixture", () => {
  expect([...names, ...Object.keys(ROOTLESS)].sort()).toEqual(components.sort());
});

describe.each(names)("%s", (name) => {
  test(`${name} renders on the server and hydrates without a warning`, async () => {
    const html = renderToString(createElement(Stage, null, FIXTURES[name]({})));
    await ask("hydrate", name, html);
  });

  test(`${name} has no style attribute, which a Content-Security-Policy blocks`, () => {
    const states: readonly object[] = STATES[name];
    for (const state of [{}, ...states])
      expect(renderToString(createElement(Stage, null, FIXTURES[name](state)))).not.toMatch(/<[^>]+ style=/);
  });

  test(`${name} appends className after its own classes`, async () => {
    const { own, merged } = await ask("classes", name);
    expect(merged).toBe(`${own} given`.trim());
  });

  test(`${name} shows the default text for an undefined label`, async () => {
    const { expected, shown } = await ask("missingLabels", name, LABEL_NAMES);
    expect(shown).toBe(expected);
  });

  test(`${name} sets a ref to its root element and clears it on unmount`, async () => {
    expect(await ask("ref", name)).toEqual({ isRoot: true, isReleased: true });
  });

  test(`${name} passes HTML attributes and styles to its root element`, async () => {
    const given = {
      id: "given",
      "data-given": "1",
      "aria-description": "given",
      title: "given",
      lang: "de",
      dir: "rtl",
    };
    expect(await ask("attributes", name, given)).toEqual(given);
    expect(await ask("style", name)).toEqual({ given: true, lost: [] });
  });

  test(`${name} calls event handlers from props and its own handlers`, async () => {
    expect(await ask("handlers", name)).toEqual([]);
  });

  test(`${name} has a data-slot that props cannot override`, async () => {
    const { own, given } = await ask("identity", name);
    expect(own.slot).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(given).toEqual(own);
  });

  test(`${name} is not affected by a host page's element selectors`, async () => {
    expect(await ask("unreset", name)).toEqual([]);
  });

  test(`${name} updates correctly on a page translated by the browser`, async () => {
    const { expected, shown } = await ask("translated", name);
    expect(shown).toEqual(expected);
  });

  test(`${name} can be on a page twice without sharing ids`, async () => {
    expect(await ask("twice", name)).toEqual({ copies: 2, faults: [] });
  });
});

/** Matches classes for a physical side, which are not mirrored in right-to-left text. */
const SIDED =
  /^((left|right|[mp][lr]|scroll-[mp][lr])-|(text|float|clear|object|origin)-(left|right)$|(border-[lr]|rounded-([lr]|[tb][lr]))(-|$))/;

/** Removes variants (`hover:`, `data-[state=checked]:`), a leading minus and a trailing `!` from a class. */
const utilityOf = (token: string) => token.replace(/^(.*:)?-?/, "").replace(/!$/, "");

describe("right-to-left support", () => {
  const sources = import.meta.glob<string>("../../src/{components,editor,primitives,site}/**/*.{ts,tsx}", {
    query: "?raw",
    import: "default",
    eager: true,
  });

  test.each(Object.entries(sources))("%s uses no class for a physical side (left or right)", (_, text) => {
    const tokens = text.split(/[\s"'`]+/).map((token) => token.replace(/^pf:/, ""));
    const faults = tokens.filter((token) => {
      const utility = utilityOf(token);
      // Allows `left-1/2`, which is the middle from either side, and "right-to-left" in comments.
      if (utility.endsWith("-1/2") || /^(left|right)-to-/.test(utility)) return false;
      if (!utility.startsWith("translate-x-")) return SIDED.test(utility);
      const [, variants = "", minus = "", rest] = /^(.*:)?(-)?(.*)$/.exec(token) ?? [];
      return !variants.includes("rtl:") && !tokens.includes(`rtl:${variants}${minus ? "" : "-"}${rest}`);
    });
    expect(faults).toEqual([]);
  });
});
