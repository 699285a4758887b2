import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../engines/engine.ts";
import { openWithPuppeteer } from "../engines/puppeteer-engine.ts";
import type { Check, Finding } from "./checks/finding.ts";
import { bundleChecks, CHECKS } from "./checks/index.ts";
import { RULE_ENGINES } from "./rule-engines.ts";
import { HEIGHT, type View } from "./view.ts";

// Checks the accessibility checks: each must find the violation in a short document, and nothing in a clean one.

const STYLE = `
  * { box-sizing: border-box }
  body { margin: 16px; font: 1rem/1.5 sans-serif; color: #111; background: #fff }
  a, button, label { display: inline-block; min-height: 48px; min-width: 48px; margin: 8px; padding: 8px }
  button { border: 2px solid #111; background: #fff; font: inherit; color: inherit }
  button[aria-pressed=true] { border-width: 4px }
  :focus-visible { outline: 3px solid #00c; outline-offset: 3px }`;
const page = (main: string, style = "") =>
  `<!doctype html><html lang="en"><title>A page</title><style>${STYLE}${style}</style>
  <header><a href="#main">Home</a></header>
  <main id="main"><h1>A page</h1><p>A sentence that says something.</p>${main}</main><p role="status"></p>`;

/** A page with an open dialog that handles only these keys. */
const dialog = (keys: string) =>
  page(`
  <button id="opener">Open</button>
  <div role="dialog" aria-label="Sure?" aria-modal="true" hidden><button>Yes</button><button>No</button></div>
  <script>
    const opener = document.getElementById("opener"), box = document.querySelector("[role=dialog]");
    const [yes, no] = box.children;
    opener.onclick = () => { box.hidden = false; yes.focus() };
    box.onkeydown = (event) => {
      if (!"${keys}".split(" ").includes(event.key)) return;
      if (event.key === "Escape") { box.hidden = true; opener.focus() }
      if (event.key === "Tab") { event.preventDefault(); (event.target === yes ? no : yes).focus() }
    };
    opener.click();
  </script>`);

const DESKTOP: View = { engine: "Chromium", width: 1440, theme: "light" };
const PHONE: View = { ...DESKTOP, width: 390 };
const NARROW: View = { ...DESKTOP, width: 320 };

const CLEAN = page(`
  <p>Read <a style="display: inline" href="#more">more of it</a> in a sentence.</p>
  <fieldset><legend>Side</legend>
    <label><input type="radio" name="side" checked> Hero</label><label><input type="radio" name="side"> Villain</label>
  </fieldset>
  <button aria-pressed="true">Bold</button><button aria-pressed="false">Italic</button><button>Send</button>`);

const KNOWN_VIOLATIONS: readonly [
  violation: string,
  check: string,
  view: View,
  document: string,
  where: unknown,
  what: RegExp,
][] = [
  ["two h1", "structure", DESKTOP, page("<h1>Another</h1>"), "the page", /2 h1/],
  [
    "a reversed row",
    "reading order",
    DESKTOP,
    page(`<div style="display: flex; flex-direction: row-reverse"><p>First</p><p>Second</p></div>`),
    "p “Second”",
    /before p “First”/,
  ],
  [
    "a box wider than a phone",
    "reflow",
    NARROW,
    page(`<p style="width: 400px">Wide</p>`),
    "p “Wide”",
    /page scroll sideways/,
  ],
  [
    "a box too low for spaced text",
    "text spacing",
    NARROW,
    page(`<p style="width: 115px; height: 26px; overflow: hidden">Just as it fits</p>`),
    "p “Just as it fits”",
    /cut off/,
  ],
  [
    "a box as high as the window",
    "400 % zoom",
    NARROW,
    page(`<div style="height: 40vh; overflow: hidden"><p>One</p><p>Two</p><p>Three</p></div>`),
    "p “Three”",
    /cut off/,
  ],
  [
    "a width that grows with the text",
    "200 % text",
    DESKTOP,
    page(`<p style="width: 30rem">Wide</p>`),
    "p “Wide”",
    /page scroll sideways/,
  ],
  [
    "a target too small for a finger",
    "target size",
    PHONE,
    page(`<button style="min-height: 40px; padding: 0">Send</button>`),
    "button “Send”",
    /48 × 40 px/,
  ],
  [
    "a transition",
    "reduced motion",
    DESKTOP,
    page("", "button, a { transition: scale 1s }"),
    "a “Home”",
    /would glide \(scale\)/,
  ],
  [
    "a state known by its background",
    "forced colors",
    DESKTOP,
    page(
      `<button aria-pressed="true">Bold</button><button aria-pressed="false">Italic</button>`,
      "button[aria-pressed=true] { border-width: 2px; background: #ff0 }",
    ),
    "button “Bold”",
    /were not pressed/,
  ],
  [
    "a tab order that is not the visual order",
    "tab order",
    DESKTOP,
    page(`<button style="float: right">First</button><button>Second</button>`),
    "button “Second”",
    /is seen before button “First”/,
  ],
  [
    "a focus ring that its box clips",
    "focus",
    DESKTOP,
    page(`<div style="overflow: hidden; height: 54px"><button>Send</button></div>`),
    "button “Send”",
    /no ring at its bottom/,
  ],
  ["a dialog that stays open", "leaving a dialog", DESKTOP, dialog("Tab"), "dialog “Sure?”", /stays open on Escape/],
];

let engine: Engine;
let script: string;
beforeAll(async () => {
  [engine, script] = await Promise.all([openWithPuppeteer("Chromium"), bundleChecks()]);
});
afterAll(() => engine.close());

async function show(document: string, view: View) {
  await engine.resize(view.width, HEIGHT[view.width]);
  await engine.goto(`data:text/html;charset=utf-8,${encodeURIComponent(document)}`);
  await engine.install(script);
}
async function runChecks(view: View, isWanted: (check: Check) => boolean) {
  const found: Finding[] = [];
  for (const check of [...RULE_ENGINES, ...CHECKS].filter(isWanted)) found.push(...(await check.run(engine, view)));
  return found;
}

test.each(KNOWN_VIOLATIONS)("%s is reported by the check “%s”", async (_, check, view, document, where, what) => {
  await show(document, view);
  const found = await runChecks(view, ({ name }) => name === check);
  expect(found).toContainEqual({ check, where, what: expect.stringMatching(what) });
});

test("axe and Equal Access both report a field without a name", async () => {
  await show(page("<input>"), DESKTOP);
  const found = await runChecks(DESKTOP, (check) => RULE_ENGINES.includes(check));
  for (const [check, rule] of [
    ["axe", "label"],
    ["Equal Access", "input_label_exists"],
  ])
    expect(found).toContainEqual({
      check,
      where: expect.stringContaining("input"),
      what: expect.stringMatching(`^${rule}: `),
    });
});

describe.each([
  ["a page", CLEAN],
  ["a dialog", dialog("Tab Escape")],
])("%s without violations", (_, document) => {
  test.each([DESKTOP, PHONE, NARROW])("Every check passes at $width px", async (view) => {
    await show(document, view);
    expect(await runChecks(view, ({ isFor }) => isFor(view))).toEqual([]);
  });
});

test("Every check is tested with at least one violation", () => {
  expect(new Set(KNOWN_VIOLATIONS.map(([, check]) => check))).toEqual(new Set(CHECKS.map(({ name }) => name)));
});
