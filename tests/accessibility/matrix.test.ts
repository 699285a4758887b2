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

/**
 * All views of an engine. Dark is checked only in Chromium, because colors do not depend on the engine. The widest light
 * view is last, because its checks close dialogs.
 */
const views = (engine: EngineName): View[] =>
  engine === "Chromium"
    ? ([320, 390, 1440] as const).flatMap((width) =>
        (["dark", "light"] as const).map((theme) => ({ engine, width, theme })),
      )
    : ([320, 1440] as const).map((width) => ({ engine, width, theme: "light" }));
/**
 * Without TEST_ALL, each state is checked in one view in Chromium, alternating between light on a phone and dark on a
 * desktop.
 */
const isAll = Boolean(process.env.TEST_ALL);
const VIEWS: readonly View[] = isAll
  ? ENGINES.filter(isInstalled).flatMap(views)
  : [
      { engine: "Chromium", width: 390, theme: "light" },
      { engine: "Chromium", width: 1440, theme: "dark" },
    ];
/** These checks take longer than all others together, so only TEST_ALL runs them. */
const LONG = ["focus", "forced colors", "tab order"];
const USED = [...RULE_ENGINES, ...CHECKS].filter(({ name }) => isAll || !LONG.includes(name));

/** States grouped into sequences, each of which is reached on one page without reloading. */
const WALKS: State[][] = [];
for (const state of STATES) state.goesOn ? WALKS.at(-1)?.push(state) : WALKS.push([state]);

const site = await serve();
const script = await bundleChecks();
afterAll(() => site.stop());

/** Applies a view's size, pointer and theme to the page. */
async function applyView(engine: Engine, { width, theme }: View) {
  await engine.resize(width, HEIGHT[width]);
  await engine.emulate?.touch(width === 390);
  // Simulates a theme that is chosen in another tab.
  await engine.evaluate((newValue) => {
    localStorage.setItem("theme", newValue);
    dispatchEvent(new StorageEvent("storage", { key: "theme", newValue }));
  }, theme);
  await engine.evaluate(() => window.checks.waitForAnimations());
}

/** Goes through the states of `way` and checks the last one in each view. */
async function checkState(engine: Engine, way: readonly State[], views: readonly View[]) {
  const found: string[] = [];
  const state = way.at(-1);
  if (!state) return found;
  for (const view of views) {
    if (view === views[0] || state.isFleeting) {
      await engine.resize(view.width, HEIGHT[view.width]);
      if (!way[0]?.goesOn) {
        await engine.reset();
        // Prevents the service worker from fetching the whole site for each first-time visitor.
        await engine.tabs?.beforeScripts(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
      }
      await engine.emulate?.media([{ name: "prefers-reduced-motion", value: "reduce" }]);
      for (const { reach } of way) await reach(engine, site.url);
      if (!(await engine.evaluate(() => "checks" in window))) await engine.install(script);
      // Scrolls to the top, because a target under a sticky element would count as too small.
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
        const engine = idle.pop() ?? (await openEngine(name, "mouse", { "ui.prefersReducedMotion": 1 }));
        const found: string[] = [];
        try {
          for (const state of states) {
            const way = isAll ? walk.slice(0, walk.indexOf(state) + 1) : [state];
            const views = VIEWS.filter((view) => view.engine === name && (state.isFor?.(view) ?? true));
            const first = STATES.indexOf(state) % views.length;
            found.push(...(await checkState(engine, way, isAll ? views : views.slice(first, first + 1))));
          }
        } catch (error) {
          // A failed check can leave the browser in any state, so the browser is not reused.
          await engine.close();
          throw error;
        }
        idle.push(engine);
        expect(found).toEqual([]);
      });
});
