import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
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

test.describe("the closing box", () => {
  /** The figure. If its code loads after the box, React needs a running clock to draw it. */
  const figure = (page: Page) => page.locator("[data-slot=figure]").first();
  const CLOSING = ["pf-close-rise", "pf-close-drop", "pf-close-slide", "pf-close-unroll"];
  const inPreview = (page: Page) =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((one) => one instanceof CSSAnimation && one.animationName.startsWith("pf-close-")).length,
    );

  test("The closing animation plays once, over an already usable preview", async ({ page }) => {
    await openPaused(page, "/create");
    const started = await recordAnimations(page);
    await toPreview(page);
    await runUntilVisible(page, figure(page));
    await expect(heading(page, "Meet your figure")).toBeFocused();
    await expect.poll(started).toEqual(expect.arrayContaining(CLOSING));
    await expect.poll(() => inPreview(page)).toBe(0);
    await expect(page.locator(".pf\\:animate-close")).toHaveCount(0);
  });

  test("The closing animation skips to its end on a key press", async ({ page }) => {
    await openPaused(page, "/create");
    const started = await recordAnimations(page, true);
    await toPreview(page);
    await runUntilVisible(page, figure(page));
    await expect.poll(started).toContain("pf-close-rise");
    expect(await inPreview(page)).toBeGreaterThan(0);
    await page.keyboard.press("Tab");
    await expect.poll(() => inPreview(page)).toBe(0);
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
    for (const type of ["villain", "hero"]) {
      await page.getByRole("radio", { name: type }).check();
      await expect(box(page)).toHaveAccessibleName(new RegExp(`^Boxed ${type}`));
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

    test("The box changes without turning", async ({ page }) => {
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
    test(`A second click, on ${what}, moves on at once`, async ({ page }) => {
      await openPaused(page, "/");
      await sendLink(page);
      await pillButton(page, "blue").click();
      await pillButton(page, second).click();
      await expect(heading(page, "Meet your figure.")).toBeFocused();
      await page.clock.runFor(1000);
      await expect(page.getByRole("img", { name: new RegExp(`^Boxed ${side} .*PREVIEW`) })).toBeVisible();
    });
  }

  test("Going back right after choosing a pill cancels moving on", async ({ page }) => {
    await openPaused(page, "/");
    await sendLink(page);
    await pillButton(page, "blue").click();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.clock.runFor(1000);
    await expect(linkField(page)).toBeFocused();
  });
});

test.describe("a toast", () => {
  test("Dismissing a toast focuses the content if nothing had focus", async ({ page }) => {
    await open(page, "/");
    await signIn(page).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await dismiss(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("A toast that appears while another fades out stays", async ({ page }) => {
    await open(page, "/");
    await signIn(page).click();
    const started = await recordAnimations(page, true);
    await dismiss(page).click();
    await expect.poll(started).toContain("pf-fade-out");
    await page.getByRole("button", { name: "Get Started" }).click();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page.getByText("Accounts are not available in this demo.").last()).toBeVisible();
    await expect(dismiss(page)).toBeEnabled();
  });
});

test("A dialog on a phone slides in from the bottom", async ({ page }) => {
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

  test("The wizard goes from pill to figure at once, without animations", async ({ page }) => {
    await openPaused(page, "/");
    const started = await recordAnimations(page);
    await sendLink(page);
    await pillButton(page, "blue").click();
    await expect(heading(page, "Meet your figure.")).toBeFocused();
    expect(await started()).toEqual([]);
  });
});

test("On page load, the selected tab's indicator does not animate", async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.animate = () => {
      throw new Error("nothing slides on arrival");
    };
  });
  await open(page, "/dashboard?tab=referrals");
  await expect(page.getByRole("tab", { name: "Referrals" })).toHaveAttribute("aria-selected", "true");
});
