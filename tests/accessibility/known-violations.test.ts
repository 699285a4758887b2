import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../engines/engine.ts";
import { openWithPuppeteer } from "../engines/puppeteer-engine.ts";
import type { Check, Finding } from "./checks/finding.ts";
import { bundleChecks, CHECKS } from "./checks/index.ts";
import { RULE_ENGINES } from "./rule-engines.ts";
import { HEIGHT, type View } from "./view.ts";

// Each kind of violation once, as a fixture of a few lines: the proof that the matrix can fail.

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

/** A dialog without violations, except for those that its parameters add. */
const dialog = (keys = "Tab Escape", back = "opener") =>
  page(`
  <button id="other">Other</button><button id="opener">Open</button>
  <div role="dialog" aria-label="Sure?" aria-modal="true" hidden><button>Yes</button><button>No</button></div>
  <script>
    const opener = document.getElementById("opener"), box = document.querySelector("[role=dialog]");
    const [yes, no] = box.children;
    opener.onclick = () => { box.hidden = false; yes.focus() };
    box.onkeydown = (event) => {
      if (!"${keys}".split(" ").includes(event.key)) return;
      if (event.key === "Escape") { box.hidden = true; document.getElementById("${back}")?.focus() }
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
  ["no status region", "structure", DESKTOP, page("").replace("role", "data-role"), "the page", /0 status regions/],
  ["an alert", "structure", DESKTOP, page(`<p role="alert">Wrong</p>`), "alert “Wrong”", /interrupts/],
  ["a duplicate id", "structure", DESKTOP, page(`<p id="main">Twice</p>`), "p “Twice”", /“main” of another/],
  [
    "nested live regions",
    "structure",
    DESKTOP,
    page(`<div aria-live="polite">5 <b aria-live="polite">figures</b></div>`),
    "b “figures”",
    /said twice/,
  ],
  [
    "a heading before the h1",
    "structure",
    DESKTOP,
    page("").replace("<header>", "<header><h2>Early</h2>"),
    "h2 “Early”",
    /before the h1/,
  ],
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
    "a part that scrolls sideways",
    "reflow",
    NARROW,
    page(`<div style="overflow-x: auto"><p style="width: 400px">Wide</p></div>`),
    "div “Wide”",
    /scrolls sideways/,
  ],
  [
    "text clipped at the end of its line",
    "reflow",
    DESKTOP,
    page(`<p style="width: 60px; overflow: hidden; white-space: nowrap">More than fits</p>`),
    "p “More than fits”",
    /cut off/,
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
    "an endless animation",
    "reduced motion",
    DESKTOP,
    page("<b>Busy</b>", "@keyframes go { to { translate: 9px } } b { display: block; animation: go 1s infinite }"),
    "b “Busy”",
    /moves \(translate\)/,
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
    "an animation by script",
    "reduced motion",
    DESKTOP,
    page(`<b id="count">0</b><script>
      (function count(at) { document.getElementById("count").textContent = at; requestAnimationFrame(() => count(at + 1)) })(1000);
    </script>`),
    expect.stringContaining("b “"),
    /changes its picture/,
  ],
  [
    "a button known by its background",
    "forced colors",
    DESKTOP,
    page("<button>Send</button>", "button { border: 0; background: #ddd }"),
    "button “Send”",
    /no edge/,
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
    "text in its own background color",
    "forced colors",
    DESKTOP,
    page(
      `<p id="gone">Gone</p>`,
      "@media (forced-colors: active) { #gone { forced-color-adjust: none; color: Canvas } }",
    ),
    "p “Gone”",
    /cannot be read/,
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
    "a positive tabindex",
    "tab order",
    DESKTOP,
    page(`<button>First</button><button tabindex="1">Second</button>`),
    "button “Second”",
    /never reached by Tab/,
  ],
  [
    "a control that hands its focus on",
    "tab order",
    DESKTOP,
    page(`<button onfocus="this.nextSibling.focus()">First</button><button>Second</button>`),
    "button “First”",
    /never reached by Tab/,
  ],
  [
    "a keyboard trap",
    "tab order",
    DESKTOP,
    page(`<button onkeydown="event.key === 'Tab' && event.preventDefault()">Stay</button><button>Next</button>`),
    "button “Stay”",
    /holds the focus/,
  ],
  [
    "a keyboard trap for Shift+Tab",
    "tab order backwards",
    DESKTOP,
    page(`<button onkeydown="event.shiftKey && event.preventDefault()">Stay</button>`),
    "button “Stay”",
    /Shift\+Tab does not get past/,
  ],
  ["a dialog that lets the focus out", "tab order", DESKTOP, dialog("Escape"), "dialog “Sure?”", /loses the focus/],
  [
    "no focus ring",
    "focus",
    DESKTOP,
    page("<button>Send</button>", ":focus-visible { outline: 0 }"),
    "button “Send”",
    /on 0 px/,
  ],
  [
    "a faint focus ring",
    "focus",
    DESKTOP,
    page("<button>Send</button>", "button:focus-visible { outline-color: #bbb }"),
    "button “Send”",
    /contrast of 3:1/,
  ],
  [
    "a focus ring that its box clips",
    "focus",
    DESKTOP,
    page(`<div style="overflow: hidden; height: 54px"><button>Send</button></div>`),
    "button “Send”",
    /no ring at its bottom/,
  ],
  [
    "a bar over the focused element",
    "focus",
    DESKTOP,
    page(`<div style="height: 2000px"></div><button>Send</button>
      <div style="position: fixed; inset: auto 0 0; height: 120px; background: #eee">Bar</div>`),
    "button “Send”",
    /under div “Bar”/,
  ],
  ["a dialog that stays open", "leaving a dialog", DESKTOP, dialog("Tab"), "dialog “Sure?”", /stays open on Escape/],
  ["a lost focus", "leaving a dialog", DESKTOP, dialog("Tab Escape", "nobody"), "the page", /no focus/],
  [
    "a focus returned to another element",
    "leaving a dialog",
    DESKTOP,
    dialog("Tab Escape", "other"),
    "button “Other”",
    /opens no dialog/,
  ],
];

/** One violation for each rule that the rule engines are used for, by each engine's name of the rule, if it has it. */
const RULE_VIOLATIONS: readonly [axe: string, ace: string | undefined, element: RegExp, document: string][] = [
  ["button-name", "input_label_exists", /button/, page("<button></button>")],
  ["label", "input_label_exists", /input/, page("<input>")],
  ["color-contrast", "text_contrast_sufficient", /faint/, page(`<p id="faint" style="color: #aaa">Faint</p>`)],
  ["image-alt", "img_alt_valid", /img/, page(`<img src="data:,">`)],
  ["heading-order", undefined, /h4/, page("<h4>Deep</h4>")],
  ["list", "aria_child_valid", /ul/, page("<ul><p>No item</p></ul>")],
  ["aria-required-attr", "aria_attribute_required", /switch|div/, page(`<div role="switch" tabindex="0">Loud</div>`)],
  ["landmark-one-main", "aria_content_in_landmark", /html/, page("").replaceAll("main", "div")],
  ["document-title", "page_title_exists", /html/, page("").replace("A page", "")],
  ["html-has-lang", "html_lang_exists", /html/, page("").replace(` lang="en"`, "")],
  [
    "target-size",
    undefined,
    /button/,
    page("<button>+</button><button>–</button>", "button { all: unset; width: 14px }"),
  ],
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

test.each(KNOWN_VIOLATIONS)("%s is found by the check “%s”", async (_, check, view, document, where, what) => {
  await show(document, view);
  const found = await runChecks(view, ({ name }) => name === check);
  expect(found).toContainEqual({ check, where, what: expect.stringMatching(what) });
});

test.each(RULE_VIOLATIONS)(
  "Broken markup violates the rules %s (axe) and %s (Equal Access)",
  async (axe, ace, element, document) => {
    await show(document, DESKTOP);
    const found = await runChecks(DESKTOP, (check) => RULE_ENGINES.includes(check));
    for (const [check, rule] of [
      ["axe", axe],
      ["Equal Access", ace],
    ])
      if (rule)
        expect(found).toContainEqual({
          check,
          where: expect.stringMatching(element),
          what: expect.stringMatching(`^${rule}: `),
        });
  },
);

describe.each([
  ["a page", CLEAN],
  ["an open dialog", dialog()],
])("nothing is found on %s without a fault", (_, document) => {
  test.each([DESKTOP, PHONE, NARROW])("The clean document has no violation at $width px", async (view) => {
    await show(document, view);
    expect(await runChecks(view, ({ isFor }) => isFor(view))).toEqual([]);
  });
});

test("Every check has found at least one known violation", () => {
  expect(new Set(KNOWN_VIOLATIONS.map(([, check]) => check))).toEqual(new Set(CHECKS.map(({ name }) => name)));
});
