import type { Page } from "@playwright/test";
import { formatMoney } from "../../src/domain/money.ts";
import { PLANS } from "../../src/domain/plans.ts";
import { expect, RARE, test } from "./fixtures.ts";
import {
  EMPTY_STORAGE,
  heading,
  LINK,
  linkField,
  open,
  pillButton,
  sendLink,
  status,
  stored,
  toWizardPreview,
} from "./helpers.ts";

const steps = (page: Page) => page.getByRole("list", { name: "Steps" }).getByRole("listitem");
const marks = (page: Page) => steps(page).locator("[data-slot=wizard-check]");
const purchase = (page: Page) => page.getByRole("button", { name: "Purchase", exact: true });
const plan = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });

test.beforeEach(({ page }) => open(page, "/"));

test("A box turns to its back and to its front again", async ({ page }) => {
  const front = page.getByRole("button", { name: /^Boxed villain figure of Viktor Lindqvist.* Turn around$/ });
  const back = page.getByRole("button", { name: /^Back of the box: Finance,.* Turn around$/ });
  await front.click();
  await expect(back).toBeFocused();
  await expect(back.locator("img")).toHaveJSProperty("complete", true);
  await page.keyboard.press("Enter");
  await expect(front).toBeFocused();
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("Boxes turn and stay still under the pointer", RARE, async ({ page }) => {
    const box = page.getByRole("button", { name: /Turn around$/ }).first();
    await box.hover();
    await box.click();
    await expect(box).toHaveAccessibleName(/^Back of the box/);
    expect(await box.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0);
    expect(await box.locator("..").evaluate((one) => one.getAnimations().length)).toBe(0);
  });
});

test.describe("the wizard", () => {
  test("The figure matches the pill, and Try Another Profile restarts", async ({ page }) => {
    const expectStart = async () => {
      await expect(steps(page)).toHaveText(["1LinkedIn", "2Choose Pill", "3Preview"]);
      await expect(steps(page).nth(0)).toHaveAttribute("aria-current", "step");
      await expect(marks(page)).toHaveCount(0);
    };
    await expectStart();
    await expect(linkField(page)).toHaveAttribute("placeholder", "https://linkedin.com/in/your-name");
    for (const [side, color] of [
      ["hero", "blue"],
      ["villain", "red"],
    ] as const) {
      await toWizardPreview(page, color);
      await expect(page.getByRole("img", { name: new RegExp(`^Boxed ${side} .*PREVIEW`) })).toBeVisible();
      await expect(page.getByRole("button", { name: "Purchase to Download" })).toBeVisible();
      await expect(steps(page)).toHaveText(["LinkedIn completed", "Choose Pill completed", "3Preview"]);
      await expect(steps(page).nth(2)).toHaveAttribute("aria-current", "step");
      await expect(marks(page)).toHaveCount(2);
      await expect(heading(page, "Meet your figure.")).toBeFocused();
      await page.getByRole("button", { name: "Try Another Profile" }).click();
      await expect(linkField(page)).toHaveValue("");
      await expect(linkField(page)).toBeFocused();
      await expectStart();
    }
  });

  test("After a purchase, Make it yours opens the bought figure", async ({ page }) => {
    await toWizardPreview(page, "red");
    const figure = page.getByRole("img", { name: /^Boxed villain action figure of Maya/ });
    await expect(figure).toHaveAccessibleName(/PREVIEW/);
    await purchase(page).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await page
      .getByRole("dialog", { name: /^It’s yours/ })
      .getByRole("button", { name: "Close" })
      .click();
    await expect(figure).not.toHaveAccessibleName(/PREVIEW/);
    await expect(page.getByRole("button", { name: "Download Your Figure" }).last()).toBeFocused();
    await page.getByRole("link", { name: "Make it yours" }).click();
    await expect(heading(page, "Meet your figure")).toBeVisible();
    await expect(figure).not.toHaveAccessibleName(/PREVIEW/);
    expect(JSON.stringify(await stored(page))).not.toContain("u1815");
  });

  test("The name in the link goes on the box and to /create", async ({ page }) => {
    const named = page.getByRole("img", { name: /^Boxed hero action figure of Jane Doe/ });
    const putName = page.getByRole("button", { name: "Put Jane Doe on the box" });
    const makeYours = page.getByRole("link", { name: "Make it yours" });
    await sendLink(page, LINK.replace(/[^/]+$/, "jane-doe-8a41b2"));
    await pillButton(page, "blue").click();
    await expect(page.getByRole("img", { name: /^Boxed hero action figure of Maya Okonkwo/ })).toBeVisible();
    await putName.click();
    await expect(status(page)).toHaveText("Jane Doe is on the box");
    await expect(named).toBeVisible();
    await expect(putName).toHaveCount(0);
    await expect(makeYours).toBeFocused();
    expect(await stored(page)).toEqual(EMPTY_STORAGE);
    await page.keyboard.press("Enter");
    // The wizard's heading ends with a period.
    await expect(page.getByRole("heading", { name: "Meet your figure", exact: true })).toBeVisible();
    await expect(named).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Pick up your figure" }).click();
    await expect(named).toBeVisible();
  });
});

test("A chosen plan is offered in the checkout until it is confirmed", async ({ page }) => {
  await page.clock.install();
  await page.getByRole("link", { name: "Choose Premium" }).click();
  await expect(page.getByText("Premium, $88.99 per month, chosen.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Change the plan" }).click();
  const change = page.getByRole("dialog", { name: "Change the plan" });
  await change.getByRole("radio", { name: "Legendary" }).check();
  await change.getByRole("button", { name: "Choose Legendary" }).click();
  await expect(page.getByRole("button", { name: "Change the plan" })).toBeFocused();
  await expect(page.getByText("Legendary, $999.99 lifetime, chosen.", { exact: true }).first()).toBeVisible();

  await sendLink(page);
  await page.clock.runFor(3000);
  await page.clock.resume();
  const checkout = page.getByRole("dialog", { name: "Demo checkout" });
  await page.getByRole("button", { name: "Purchase for $18.99" }).click();
  await expect(checkout.getByRole("radio", { name: "Legendary" })).toBeChecked();
  await expect(checkout.getByRole("radio", { name: "Single figure" })).toBeVisible();
  await checkout.getByRole("button", { name: "Cancel" }).click();
  expect(await stored(page)).toEqual(EMPTY_STORAGE);

  await page.getByRole("button", { name: "Purchase for $18.99" }).click();
  await checkout.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("dialog", { name: /^It’s yours/ })).toContainText("You are on Legendary now.");
  expect((await stored(page)).figures).toMatchObject([{ payment: "plan" }]);
  await page.getByRole("dialog").getByRole("link", { name: "View Dashboard" }).click();
  await page.getByRole("tab", { name: "Account" }).click();
  await expect(heading(page, "Legendary Plan")).toBeVisible();
  // The purchase clears the selected plan.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Create Figure" }).click();
  await expect(linkField(page)).toBeVisible();
  await expect(page.getByText(/, chosen\.$/)).toHaveCount(0);
});

test("The page has the specified links, features, testimonials and plans", async ({ page }) => {
  const main = page.getByRole("main");
  const section = page.locator("section").filter({ has: heading(page, /^Why Choose/) });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText([
    "AI-powered creation",
    "Digital collectibles",
    "Share and connect",
  ]);
  const testimonials = main.getByRole("figure");
  await expect(testimonials).toHaveCount(4);
  for (const testimonial of await testimonials.all()) {
    await expect(testimonial.getByRole("img", { name: "5 out of 5 stars" })).toBeVisible();
    await expect(testimonial.getByRole("blockquote")).not.toBeEmpty();
    await expect(testimonial.locator("blockquote + p > *")).toHaveCount(2);
  }
  await expect(page.getByText("Single figure: $18.99 one-time.")).toBeVisible();
  await expect(page.getByText("MOST POPULAR", { exact: true })).toHaveCount(1);
  await expect(plan(page, "Premium").getByText("MOST POPULAR", { exact: true })).toBeVisible();
  for (const { name, priceCents, period, features } of PLANS) {
    const card = plan(page, name);
    await expect(card.getByText(formatMoney(priceCents), { exact: true })).toBeVisible();
    await expect(card.getByText(period, { exact: true })).toBeVisible();
    await expect(card.getByRole("listitem")).toHaveText([...features]);
  }
  for (const [name, path] of [
    ["Create Your Figure", "/create"],
    ["View Dashboard", "/dashboard"],
    ...PLANS.map(({ name }) => [`Choose ${name}`, "/create"] as const),
  ] as const) {
    await main.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.goBack();
  }
});

const skipped = (page: Page) =>
  page.evaluate(
    () =>
      Array.from(document.querySelectorAll("section, footer")).filter(
        (element) => getComputedStyle(element).contentVisibility !== "visible",
      ).length,
  );

test("No section is skipped, and the lines of a heading do not touch", async ({ page }) => {
  // Screen readers and the browser's search miss what is skipped.
  await expect.poll(() => skipped(page)).toBe(0);
  const gaps = await page.evaluate(async () => {
    await document.fonts.ready;
    const context = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
    return [...document.querySelectorAll("h1, main h2")].map((heading) => {
      const { fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(heading);
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText("dfkl,y");
      const gap = Number.parseFloat(lineHeight) - actualBoundingBoxAscent - actualBoundingBoxDescent;
      return gap / Number.parseFloat(fontSize);
    });
  });
  expect(gaps.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThan(0.04);
});

test("A scroll before hydration shows the skipped sections", RARE, async ({ page }) => {
  await page.route(/\.js$/, () => {});
  await page.goto("./", { waitUntil: "commit" });
  await expect(heading(page, "Pricing")).toBeAttached();
  await expect.poll(() => skipped(page)).toBeGreaterThan(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => skipped(page)).toBe(0);
});
