import { join } from "node:path";
import { rolldown } from "rolldown";
import type { Engine } from "../../engines/engine.ts";
import { HEIGHT, type View } from "../view.ts";
import type { Check } from "./finding.ts";
import type { Found } from "./page/dom.ts";
import type { Stop } from "./page/tab-walk.ts";

/** Bundles the scripts that the checks run in the page. The bundle sets `window.checks`. */
export async function bundleChecks(): Promise<string> {
  const build = await rolldown({ input: join(import.meta.dirname, "page/in-page.ts"), platform: "browser" });
  const { output } = await build.generate({ format: "iife", minify: true });
  await build.close();
  return output[0].code;
}

const isLight = ({ theme }: View) => theme === "light";
const isChromium = ({ engine }: View) => engine === "Chromium";

/** The text spacing that WCAG 1.4.12 requires pages to support. */
const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";
const DOUBLE_TEXT = "html { font-size: 200% !important }";
/** Hides the caret, the selection and tooltips, because screenshots must differ only by the focus ring. */
const STILL =
  "* { caret-color: transparent !important } ::selection { background: transparent !important; color: inherit !important } [data-slot=tooltip] { display: none !important }";
const REDUCED_MOTION = { name: "prefers-reduced-motion", value: "reduce" };

const reflow = async (engine: Engine) => [
  ...(await engine.evaluate(() => window.checks.sideways())),
  ...(await engine.evaluate(() => window.checks.clipped())),
];

async function reflowWith(engine: Engine, css: string) {
  await engine.evaluate((rules) => window.checks.toggleStyles(rules, true), css);
  const found = await reflow(engine);
  await engine.evaluate((rules) => window.checks.toggleStyles(rules, false), css);
  return found;
}

async function resized(engine: Engine, view: View, width: number, height: number, inspect: () => Promise<Found[]>) {
  await engine.resize(width, height);
  // The page gets the event "resize" in the next frame.
  await engine.evaluate(() => window.checks.waitForAnimations());
  const found = await inspect();
  await engine.resize(view.width, HEIGHT[view.width]);
  return found;
}

type FocusStop = Extract<Stop, { state: "on" }>;

/** Presses Tab until the focus leaves the page or returns to the first stop. */
async function walk(engine: Engine, inspect: (stop: FocusStop) => Promise<Found[]> = async () => []) {
  const count = await engine.evaluate(() => window.checks.beginWalk());
  const found: Found[] = [];
  let state: "on" | "left" | "again" = "on";
  // Allows more presses than focusable elements, because Firefox also stops at scroll containers.
  for (let presses = 0; state === "on" && presses < count + 40; presses++) {
    await engine.press("Tab");
    const stop = await engine.evaluate(() => window.checks.stop());
    state = stop.state;
    if (stop.state === "on") found.push(...stop.found, ...(await inspect(stop)));
    else if (presses === 0 && count > 0)
      found.push({ where: "the page", what: "takes no focus by Tab. Check which element prevents it." });
  }
  return { found, order: await engine.evaluate((last) => window.checks.endWalk(last), state) };
}

async function picture(engine: Engine) {
  await engine.evaluate(() => window.checks.waitForAnimations());
  const png = await engine.screenshot?.();
  if (!png) throw new Error(`${engine.name} takes no screenshots.`);
  return png.toString("base64");
}

/** The view and kind of every control whose focus ring has been checked. */
const photographed = new Set<string>();

/** Compares screenshots with and without focus. Runs only once for each kind of control. */
async function ring(engine: Engine, view: View, { scroll, kind }: FocusStop) {
  const key = Object.values(view).concat(kind).join();
  if (photographed.has(key)) return [];
  photographed.add(key);
  const focused = await picture(engine);
  if (await engine.evaluate((place) => window.checks.needsRest(place), scroll)) {
    await engine.evaluate(() => window.checks.blur());
    await engine.evaluate((place, png) => window.checks.keepRest(place, png), scroll, await picture(engine));
    await engine.evaluate(() => window.checks.refocus());
  }
  const judge = (png: string) => engine.evaluate((png) => window.checks.indicator(png), png);
  const found = await judge(focused);
  // Firefox sometimes captures a half-painted ring, so a violation counts only if a second screenshot shows it too.
  return found.length > 0 ? judge(await picture(engine)) : found;
}

/** Runs `inspect` at each scroll position from the top of the page to its end, one viewport height at a time. */
async function scrolled(engine: Engine, inspect: () => Promise<Found[]>) {
  const found: Found[] = [];
  for (let top = 0, last = -1; top !== last; ) {
    found.push(...(await inspect()));
    last = top;
    top = await engine.evaluate(() => {
      scrollBy({ top: innerHeight - 80, behavior: "instant" });
      return scrollY;
    });
  }
  await engine.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  return found;
}

async function focus(engine: Engine, view: View) {
  await engine.evaluate((css) => window.checks.toggleStyles(css, true), STILL);
  const { found } = await walk(engine, (stop) => ring(engine, view, stop));
  await engine.evaluate((css) => window.checks.toggleStyles(css, false), STILL);
  return found;
}

async function forcedColors(engine: Engine) {
  await engine.emulate?.media([REDUCED_MOTION, { name: "forced-colors", value: "active" }]);
  await engine.evaluate(() => window.checks.waitForAnimations());
  const found = [
    ...(await engine.evaluate(() => window.checks.boundaries())),
    ...(await engine.evaluate(() => window.checks.states())),
    ...(await scrolled(engine, async () =>
      engine.evaluate((png) => window.checks.vanished(png), await picture(engine)),
    )),
  ];
  await engine.emulate?.media([REDUCED_MOTION]);
  return found;
}

async function stillness(engine: Engine) {
  await engine.emulate?.media([REDUCED_MOTION]);
  return engine.evaluate(() => window.checks.motion());
}

/** Checks that Escape closes the dialog and focuses its opener, and that Enter opens it again. */
async function leaveDialog(engine: Engine): Promise<Found[]> {
  const dialog = await engine.evaluate(() => window.checks.dialogName());
  if (dialog === null) return [];
  // The first Escape hides a tooltip.
  if (await engine.evaluate(() => document.querySelector("[data-slot=tooltip]:popover-open") !== null))
    await engine.press("Escape");
  await engine.press("Escape");
  const left = await engine.evaluate(() => window.checks.leftDialog());
  if (left.found.length > 0 || !left.isControl) return left.found;
  await engine.press("Enter");
  return engine.evaluate((name) => window.checks.reopened(name), dialog);
}

type Inspect = (engine: Engine, view: View) => Promise<Found[]>;
const check = (name: string, isFor: (view: View) => boolean, inspect: Inspect): Check => ({
  name,
  isFor,
  run: async (engine, view) => (await inspect(engine, view)).map((found) => ({ check: name, ...found })),
});

/**
 * Our own checks, in the order in which they must run: the last ones move the focus and close dialogs. The checks up to
 * "target size" take milliseconds. "tab order" takes a second or two, and "focus", which takes screenshots, five to ten
 * times as long.
 */
export const CHECKS: readonly Check[] = [
  check("structure", isLight, (engine) => engine.evaluate(() => window.checks.structure())),
  check("reading order", isLight, (engine) => engine.evaluate(() => window.checks.readingOrder())),
  check("reflow", isLight, reflow),
  check("text spacing", isLight, (engine) => reflowWith(engine, TEXT_SPACING)),
  check(
    "400 % zoom",
    (view) => isLight(view) && view.width === 320,
    (engine, view) => resized(engine, view, 320, 256, () => reflow(engine)),
  ),
  check(
    "200 % text",
    (view) => isLight(view) && view.width === 1440,
    (engine, view) => resized(engine, view, 640, 900, () => reflowWith(engine, DOUBLE_TEXT)),
  ),
  check(
    "target size",
    (view) => isLight(view) && view.width === 390,
    (engine) => engine.evaluate(() => window.checks.smallTargets()),
  ),
  check("reduced motion", (view) => isChromium(view) && isLight(view) && view.width === 1440, stillness),
  check("forced colors", (view) => isChromium(view) && isLight(view) && view.width !== 320, forcedColors),
  check("tab order", isLight, async (engine) => (await walk(engine)).order),
  // Not for WebKit, which takes no screenshots.
  check(
    "focus",
    ({ engine, width }) => (engine === "Chromium" && width !== 390) || (engine === "Firefox" && width === 1440),
    focus,
  ),
  check("leaving a dialog", (view) => isLight(view) && view.width === 1440, leaveDialog),
];
