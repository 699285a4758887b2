import { afterAll, describe, expect, test } from "vitest";
import type { Engine, EngineName } from "../engines/engine.ts";
import { openWithPuppeteer } from "../engines/puppeteer-engine.ts";
import { openWebKit } from "../engines/webkit-engine.ts";
import { serve } from "../serve.mjs";
import type { Finding } from "./checks/finding.ts";
import { bundleChecks, CHECKS } from "./checks/index.ts";
import { RULE_ENGINES } from "./rule-engines.ts";
import { STATES, type State } from "./states.ts";
import { table } from "./table.ts";
import { HEIGHT, type View } from "./view.ts";

/** The widest in light comes last: the checks that close dialogs run there. */
const views = (engine: EngineName): View[] =>
  ([320, ...(engine === "Chromium" ? [390 as const] : []), 1440] as const).flatMap((width) =>
    (["dark", "light"] as const).map((theme) => ({ engine, width, theme })),
  );
/** `npm test` checks each state in one view in Chromium: alternately in light on a phone and in dark on a desktop. */
const isAll = Boolean(process.env.TEST_ALL);
const VIEWS: readonly View[] = isAll
  ? [...views("Chromium"), ...views("Firefox"), ...views("WebKit")]
  : [
      { engine: "Chromium", width: 390, theme: "light" },
      { engine: "Chromium", width: 1440, theme: "dark" },
    ];
/** Forced colors, and each tab stop and its picture, take longer than all the rest. */
const LONG = ["focus", "forced colors", "tab order"];
const USED = [...RULE_ENGINES, ...CHECKS].filter(({ name }) => isAll || !LONG.includes(name));
const open = (name: EngineName) => (name === "WebKit" ? openWebKit() : openWithPuppeteer(name));

const site = await serve();
const script = await bundleChecks();
const counts = new Map(STATES.map(({ name }) => [name, new Map<View, number>()]));
afterAll(() => {
  site.stop();
  console.log(`\n${table(VIEWS, counts)}\n`);
});

/** Applies a view's size, pointer and theme to the page. */
async function applyView(engine: Engine, { width, theme }: View) {
  await engine.resize(width, HEIGHT[width]);
  await engine.emulate?.touch(width === 390);
  // The storage event is that of a theme chosen in another tab.
  await engine.evaluate((newValue) => {
    localStorage.setItem("theme", newValue);
    dispatchEvent(new StorageEvent("storage", { key: "theme", newValue }));
  }, theme);
  await engine.evaluate(() => window.checks.commitOrDefer());
}

async function checkState(
  engine: Engine,
  state: State,
  views: readonly View[],
): Promise<Map<View, readonly Finding[]>> {
  const found = new Map<View, readonly Finding[]>();
  for (const view of views) {
    if (view === views[0] || state.isFleeting) {
      await engine.resize(view.width, HEIGHT[view.width]);
      await engine.reset();
      // All views also see it with motion.
      if (!isAll) await engine.emulate?.media([{ name: "prefers-reduced-motion", value: "reduce" }]);
      await state.reach(engine, site.url);
      await engine.install(script);
    }
    await applyView(engine, view);
    const here: Finding[] = [];
    for (const check of USED) if (check.isFor(view)) here.push(...(await check.run(engine, view)));
    found.set(view, here);
  }
  return found;
}

const toLines = (found: Map<View, readonly Finding[]>) =>
  [...found].flatMap(([{ width, theme }, findings]) =>
    findings.map(({ check, where, what }) => `${width} ${theme}, ${check}: ${where} ${what}`),
  );

describe.each([...new Set(VIEWS.map(({ engine }) => engine))])("%s", (name) => {
  const idle: Engine[] = [];
  afterAll(() => Promise.all(idle.map((engine) => engine.close())));

  for (const [index, state] of STATES.entries()) {
    const stateViews = VIEWS.filter((view) => view.engine === name && (state.isFor?.(view) ?? true));
    test.concurrent(`${state.name} has no accessibility violation`, async () => {
      const engine = idle.pop() ?? (await open(name));
      const found = await checkState(
        engine,
        state,
        isAll ? stateViews : stateViews.slice(index % stateViews.length).slice(0, 1),
      ).catch(async (error) => {
        // A failed check may leave the browser in any state, so the next one starts a new browser.
        await engine.close();
        throw error;
      });
      idle.push(engine);
      for (const [view, findings] of found) counts.get(state.name)?.set(view, findings.length);
      expect(toLines(found)).toEqual([]);
    });
  }
});
