import { afterAll, describe, expect, test } from "vitest";
import { ENGINES, type Engine, type EngineName } from "../engines/engine.ts";
import { openEngine } from "../engines/open.ts";
import { isInstalled } from "../engines/setup.ts";
import { serve } from "../serve.mjs";
import type { Finding } from "./checks/finding.ts";
import { bundleChecks, CHECKS } from "./checks/index.ts";
import { RULE_ENGINES } from "./rule-engines.ts";
import { STATES, type State } from "./states.ts";
import { HEIGHT, type View } from "./view.ts";

/** The widest in light is last, because it runs the checks that close dialogs. */
const views = (engine: EngineName): View[] =>
  ([320, ...(engine === "Chromium" ? [390 as const] : []), 1440] as const).flatMap((width) =>
    (["dark", "light"] as const).map((theme) => ({ engine, width, theme })),
  );
/** `npm test` checks each state in one view in Chromium: in turn in light on a phone and in dark on a desktop. */
const isAll = Boolean(process.env.TEST_ALL);
const VIEWS: readonly View[] = isAll
  ? ENGINES.filter(isInstalled).flatMap(views)
  : [
      { engine: "Chromium", width: 390, theme: "light" },
      { engine: "Chromium", width: 1440, theme: "dark" },
    ];
/** Forced colors, and each tab stop with its screenshot, take longer than all others. */
const LONG = ["focus", "forced colors", "tab order"];
const USED = [...RULE_ENGINES, ...CHECKS].filter(({ name }) => isAll || !LONG.includes(name));

/** Consecutive states on one page. */
const WALKS: State[][] = [];
for (const state of STATES) state.goesOn ? WALKS.at(-1)?.push(state) : WALKS.push([state]);

const site = await serve();
const script = await bundleChecks();
afterAll(() => site.stop());

/** Applies a view's size, pointer and theme to the page. */
async function applyView(engine: Engine, { width, theme }: View) {
  await engine.resize(width, HEIGHT[width]);
  await engine.emulate?.touch(width === 390);
  // The same storage event as for a theme chosen in another tab.
  await engine.evaluate((newValue) => {
    localStorage.setItem("theme", newValue);
    dispatchEvent(new StorageEvent("storage", { key: "theme", newValue }));
  }, theme);
  await engine.evaluate(() => window.checks.commitOrDefer());
}

/** Checks the last of these states in each view. The others are passed on the way, unless the page is already there. */
async function checkState(engine: Engine, way: readonly State[], views: readonly View[]) {
  const found: string[] = [];
  const state = way.at(-1);
  if (!state) return found;
  for (const view of views) {
    if (view === views[0] || state.isFleeting) {
      await engine.resize(view.width, HEIGHT[view.width]);
      if (!way[0]?.goesOn) {
        await engine.reset();
        // It would fetch the whole site for each visitor.
        await engine.tabs?.beforeScripts(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
      }
      // All views also check it with motion.
      if (!isAll) await engine.emulate?.media([{ name: "prefers-reduced-motion", value: "reduce" }]);
      for (const { reach } of way) await reach(engine, site.url);
      if (!(await engine.evaluate(() => "checks" in window))) await engine.install(script);
      // A target under a sticky part would count as too small.
      await engine.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    }
    await applyView(engine, view);
    const here: Finding[] = [];
    for (const check of USED) if (check.isFor(view)) here.push(...(await check.run(engine, view)));
    for (const { check, where, what } of here)
      found.push(`${state.name}, ${view.width} ${view.theme}, ${check}: ${where} ${what}`);
  }
  return found;
}

describe.each([...new Set(VIEWS.map(({ engine }) => engine))])("%s", (name) => {
  const idle: Engine[] = [];
  afterAll(() => Promise.all(idle.map((engine) => engine.close())));

  for (const walk of WALKS)
    for (const states of isAll ? walk.map((state) => [state]) : [walk])
      test.concurrent(`Every check passes for ${states.map(({ name }) => name).join(", ")}`, async () => {
        const engine = idle.pop() ?? (await openEngine(name));
        const found: string[] = [];
        try {
          for (const state of states) {
            const way = isAll ? walk.slice(0, walk.indexOf(state) + 1) : [state];
            const views = VIEWS.filter((view) => view.engine === name && (state.isFor?.(view) ?? true));
            const first = STATES.indexOf(state) % views.length;
            found.push(...(await checkState(engine, way, isAll ? views : views.slice(first, first + 1))));
          }
        } catch (error) {
          // A failed check can leave the browser in any state, so the next one starts a new browser.
          await engine.close();
          throw error;
        }
        idle.push(engine);
        expect(found).toEqual([]);
      });
});
