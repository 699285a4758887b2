import type { Page } from "@playwright/test";
import fc from "fast-check";
import { expect, NOT_FOUND_LINES, test } from "./fixtures.ts";
import { open } from "./helpers.ts";

/** Generates a random action. `at`, from 0 to 1, selects one of the available controls. */
const ACT = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant("click" as const), at: fc.double({ min: 0, max: 1, noNaN: true }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("type" as const),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      text: fc.oneof(fc.string({ unit: "grapheme", maxLength: 60 }), fc.constant("https://linkedin.com/in/monkey")),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("key" as const),
      key: fc.constantFrom("Tab", "Shift+Tab", "Enter", "Space", "Escape", "ArrowRight", "ArrowUp", "End", "Control+z"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("resize" as const), width: fc.constantFrom(320, 390, 1440) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("history" as const), way: fc.constantFrom("back", "forward") }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("reload" as const) }) },
);
type Act = typeof ACT extends fc.Arbitrary<infer One> ? One : never;

const CONTROLS = "button, a[href], summary, label, [role=tab], [role=switch]";
const FIELDS = "input:not([type=radio], [type=checkbox], [type=file]), textarea";

/** Returns the position of a visible control that can be clicked. If a dialog is open, the control is in it. */
const place = (page: Page, selector: string, at: number) =>
  page.evaluate(
    ([wanted = "", share = 0]) => {
      const root = document.querySelector("[role=dialog]") ?? document;
      const all = [...root.querySelectorAll<HTMLElement>(String(wanted))].filter((one) => one.checkVisibility());
      const one = all[Math.min(all.length - 1, Math.floor(Number(share) * all.length))];
      one?.scrollIntoView({ block: "center", behavior: "instant" });
      const box = one?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [selector, at] as const,
  );

async function perform(page: Page, act: Act) {
  switch (act.kind) {
    case "click": {
      const spot = await place(page, CONTROLS, act.at);
      if (spot) await page.mouse.click(spot.x, spot.y);
      return;
    }
    case "type": {
      const spot = await place(page, FIELDS, act.at);
      if (!spot) return;
      await page.mouse.click(spot.x, spot.y);
      await page.keyboard.insertText(act.text);
      return;
    }
    case "key":
      return page.keyboard.press(act.key);
    case "resize":
      return page.setViewportSize({ width: act.width, height: 800 });
    case "history":
      // Goes back only within the site.
      return page.evaluate((way) => {
        const { state } = history;
        if (way === "forward") history.forward();
        else if (state?.idx > 0) history.back();
      }, act.way);
    case "reload":
      return void (await page.reload());
  }
}

const SEEDS = Array.from({ length: 6 }, (_, seed) => seed + 1);
const ACTS = 60;

for (const path of ["/", "/create", "/dashboard", "/no-such-page"])
  for (const seed of SEEDS)
    test(`${path} does not crash under random actions (seed ${seed})`, async ({ page, browserLog }) => {
      test.slow();
      // Chromium warns if an action leaves a page before its picture is shown.
      browserLog.allow(...NOT_FOUND_LINES, /^warning: .* was preloaded using link preload but not used/);
      const [acts = []] = fc.sample(fc.array(ACT, { minLength: ACTS, maxLength: ACTS, size: "max" }), {
        seed,
        numRuns: 1,
      });
      await open(page, path);
      for (const act of acts) {
        await test.step(JSON.stringify(act), async () => {
          // Ignores an action that failed because the page was being loaded.
          await perform(page, act).catch((error: Error) => {
            if (!/context was destroyed|navigat/i.test(error.message)) throw error;
          });
          await expect(page.locator("h1")).toHaveCount(1);
          await expect(page.getByRole("heading", { name: "Something went wrong here" })).toHaveCount(0);
        });
      }
    });
