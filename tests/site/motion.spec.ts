import type { Page } from "@playwright/test";
import { expect, RARE, test } from "./fixtures.ts";
import {
  heading,
  linkField,
  open,
  openPaused,
  PHONE,
  pillButton,
  runUntilVisible,
  sendLink,
  status,
  toPreview,
  toWizardPreview,
} from "./helpers.ts";

const REDUCED_MOTION = { reducedMotion: "reduce" } as const;
const signIn = (page: Page) => page.getByRole("button", { name: "Sign In" });
const dismiss = (page: Page) => page.getByRole("button", { name: "Dismiss" });

/** Starts recording the names of CSS animations. With `isPaused`, each animation stays at its first frame. */
async function recordAnimations(page: Page, isPaused = false): Promise<() => Promise<string[]>> {
  const names = await page.evaluateHandle((pause) => {
    const started: string[] = [];
    document.addEventListener("animationstart", ({ animationName }) => started.push(animationName));
    if (pause) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "*, ::before, ::after { animation-play-state: paused !important; animation-delay: 0s !important; }",
      );
      document.adoptedStyleSheets.push(sheet);
    }
    return started;
  }, isPaused);
  return () => names.jsonValue();
}

test.describe("the reveal", () => {
  /** The figure. If its code loads after the box, React needs a running clock to draw it. */
  const figure = (page: Page) => page.locator("[data-slot=figure]").first();
  /** The animations of the reveal, with the milliseconds from their start to their end. */
  const reveal = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSAnimation && /^pf-(fly|burst|fill|close-)/.test(one.animationName))
        .map((one) => [(one as CSSAnimation).animationName, Number(one.effect?.getComputedTiming().endTime)] as const),
    );

  test("The capsule bursts, things land, and the tape comes last", async ({ page }) => {
    await openPaused(page, "/create");
    const started = await recordAnimations(page);
    await toPreview(page);
    await runUntilVisible(page, figure(page));
    await expect(heading(page, "Meet your figure")).toBeFocused();
    const ends = await reveal(page);
    expect(ends.map(([name]) => name).sort()).toEqual([
      "pf-burst",
      ...["pf-close-land", "pf-close-land", "pf-close-land"],
      ...["pf-close-unroll", "pf-fill", "pf-fly"],
    ]);
    expect(ends.toSorted(([, a], [, b]) => a - b).at(-1)).toEqual(["pf-close-unroll", 1600]);
    await expect.poll(started).toContain("pf-close-unroll");
    await expect.poll(() => reveal(page)).toEqual([]);
    await expect(page.locator(".pf\\:animate-close, .pf\\:animate-fill")).toHaveCount(0);
  });

  for (const [what, act] of [
    ["key", (page: Page) => page.keyboard.press("Tab")],
    ["tap", (page: Page) => heading(page, "Meet your figure").click()],
  ] as const)
    test(`A ${what} ends the reveal`, RARE, async ({ page }) => {
      await openPaused(page, "/create");
      const started = await recordAnimations(page, true);
      await toPreview(page);
      await runUntilVisible(page, figure(page));
      await expect.poll(started).toContain("pf-fly");
      expect(await reveal(page)).not.toEqual([]);
      await act(page);
      await expect.poll(() => reveal(page)).toEqual([]);
      await expect(page.locator(".pf\\:animate-fill")).toHaveCount(0);
    });

  test("With reduced motion, the empty box fades into the figure", RARE, async ({ page }) => {
    await page.emulateMedia(REDUCED_MOTION);
    await openPaused(page, "/create");
    const started = await recordAnimations(page);
    await toPreview(page);
    await runUntilVisible(page, figure(page));
    await expect.poll(started).toContain("pf-fade-out");
    await expect(page.locator(".pf\\:animate-fill")).toHaveCount(0);
    expect((await started()).filter((name) => /^pf-(fly|burst|fill|close-)/.test(name))).toEqual([]);
  });
});

test.describe("the switch of hero and villain", () => {
  const box = (page: Page) => page.locator("[data-slot=figure-card] [data-slot=figure-box]");

  /** Records the name and the seconds of each animation that turns the box, and the figure at its end. */
  const recordTurns = (page: Page) =>
    page.evaluateHandle(() => {
      const turns: { name: string; seconds: number; shown: string | null }[] = [];
      document.addEventListener("animationend", ({ animationName: name, elapsedTime: seconds, target }) => {
        const shown = target instanceof Element ? target.getAttribute("aria-label") : null;
        if (name.startsWith("pf-turn-")) turns.push({ name, seconds, shown });
      });
      return turns;
    });

  async function openPreview(page: Page) {
    await openPaused(page, "/create");
    await toPreview(page);
    await page.clock.resume();
    await expect(box(page)).toHaveAccessibleName(/^Boxed hero/);
  }

  test("The box turns over in 350 ms, and its other side is the other figure", async ({ page }) => {
    await openPreview(page);
    const turns = await recordTurns(page);
    for (const [at, type] of ["villain", "hero"].entries()) {
      await page.getByRole("radio", { name: type }).check();
      await expect(box(page)).toHaveAccessibleName(new RegExp(`^Boxed ${type}`));
      await expect.poll(async () => (await turns.jsonValue()).length).toBe(2 * (at + 1));
    }
    await expect
      .poll(() => turns.jsonValue())
      .toEqual(
        [/^Boxed hero/, /^Boxed villain/, /^Boxed villain/, /^Boxed hero/].map((shown, at) => ({
          name: at % 2 === 0 ? "pf-turn-away" : "pf-turn-toward",
          seconds: 0.175,
          shown: expect.stringMatching(shown),
        })),
      );
  });

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: REDUCED_MOTION });

    test("The box changes without turning", RARE, async ({ page }) => {
      await openPreview(page);
      const turns = await recordTurns(page);
      await page.getByRole("radio", { name: "Villain" }).check();
      await expect(box(page)).toHaveAccessibleName(/^Boxed villain/);
      expect(await box(page).evaluate((element) => element.getAnimations().length)).toBe(0);
      expect(await turns.jsonValue()).toEqual([]);
    });
  });
});

test.describe("the wizard", () => {
  test("The wizard shows the chosen pill for 330 ms, then moves on", async ({ page }) => {
    await openPaused(page, "/");
    await sendLink(page);
    await pillButton(page, "red").press("Enter");
    await expect(pillButton(page, "red")).toHaveAttribute("data-state", "selected");
    await expect(pillButton(page, "red")).toBeFocused();
    await page.clock.runFor(329);
    await expect(pillButton(page, "red")).toBeVisible();
    await page.clock.runFor(1);
    await expect(heading(page, "Meet your figure.")).toBeFocused();
    await expect(status(page)).toHaveText("Step 3 of 3: Preview");
  });

  for (const [what, second, side] of [
    ["the same pill", "blue", "hero"],
    ["the other pill", "red", "villain"],
  ] as const) {
    test(`A second click, on ${what}, moves on at once`, RARE, async ({ page }) => {
      await openPaused(page, "/");
      await sendLink(page);
      await pillButton(page, "blue").click();
      await pillButton(page, second).click();
      await expect(heading(page, "Meet your figure.")).toBeFocused();
      await page.clock.runFor(1000);
      await expect(page.getByRole("img", { name: new RegExp(`^Boxed ${side} .*PREVIEW`) })).toBeVisible();
    });
  }

  test("Going back right after choosing a pill cancels moving on", RARE, async ({ page }) => {
    await openPaused(page, "/");
    await sendLink(page);
    await pillButton(page, "blue").click();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.clock.runFor(1000);
    await expect(linkField(page)).toBeFocused();
  });
});

test.describe("a toast", () => {
  test("Dismissing a toast focuses the content if nothing had focus", RARE, async ({ page }) => {
    await open(page, "/");
    await signIn(page).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await dismiss(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test("A dialog on a phone slides in from the bottom", RARE, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/");
  await toWizardPreview(page);
  const started = await recordAnimations(page, true);
  await page.getByRole("button", { name: "Purchase", exact: true }).click();
  await expect.poll(started).toEqual(expect.arrayContaining(["pf-sheet-in", "pf-fade-in"]));
  // At the first frame of its animation, the whole dialog is below the viewport.
  await expect(page.getByRole("dialog")).not.toBeInViewport();
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: REDUCED_MOTION });

  test("The wizard goes from pill to figure at once, without animations", RARE, async ({ page }) => {
    await openPaused(page, "/");
    const started = await recordAnimations(page);
    await sendLink(page);
    await pillButton(page, "blue").click();
    await expect(heading(page, "Meet your figure.")).toBeFocused();
    expect(await started()).toEqual([]);
  });
});

test("On page load, the selected tab's indicator does not animate", RARE, async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.animate = () => {
      throw new Error("nothing slides on arrival");
    };
  });
  await open(page, "/dashboard?tab=referrals");
  await expect(page.getByRole("tab", { name: "Referrals" })).toHaveAttribute("aria-selected", "true");
});
