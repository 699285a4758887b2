// Tests the way from a link to a personal figure on a phone: it takes few taps, and the figure stays visible.
import type { Locator, Page } from "@playwright/test";
import { few } from "../few.ts";
import { expect, test } from "./fixtures.ts";
import { linkField, openPaused, PHONE, status, toPreview } from "./helpers.ts";

const box = (page: Page) => page.getByRole("img", { name: /action figure of/ }).first();
const tile = (page: Page, look: string, name: string) =>
  page.getByRole("tabpanel", { name: look }).getByRole("radio", { name, exact: true });

test.use({ viewport: PHONE });

async function openPreview(page: Page) {
  await openPaused(page, "/create");
  await toPreview(page, "https://linkedin.com/in/jane-doe");
  await page.clock.resume();
}

async function expectOwnFigure(page: Page) {
  await expect(box(page)).toHaveAccessibleName(/hero action figure of Jane Doe, Head of Procurement/i);
  await expect(box(page)).toHaveAccessibleName(/hoodie/i);
}

/** The pinned figure and the bar, which cover the edges of the screen. */
const pinned = (page: Page) => page.locator("[data-slot=figure-portrait]");
const bar = (page: Page) => page.getByRole("button", { name: "Purchase", exact: true });

/** A hand with one thumb, which counts its taps and swipes. */
function createHand(page: Page, height: number) {
  const count = { taps: 0, swipes: 0 };
  const edges = async () => {
    const [top, bottom] = await Promise.all([
      pinned(page)
        .last()
        .boundingBox({ timeout: 100 })
        .catch(() => null),
      bar(page)
        .boundingBox({ timeout: 100 })
        .catch(() => null),
    ]);
    return { top: top ? top.y + top.height : 0, bottom: bottom?.y ?? height };
  };
  const tap = async (target: Locator) => {
    await target.waitFor();
    // In the sheet, the figure and the tools are at the edges, too.
    const isInSheet = await target.evaluate((element) => element.closest("[role=dialog]") !== null);
    if (isInSheet && !(await isInView(target))) {
      count.swipes++;
      await target.scrollIntoViewIfNeeded();
    }
    while (!isInSheet) {
      const { top, bottom } = await edges();
      const place = await target.boundingBox();
      const middle = place ? place.y + place.height / 2 : 0;
      if (middle > top && middle < bottom) break;
      count.swipes++;
      expect(count.swipes, `swipes to ${target}`).toBeLessThan(20);
      // A swipe moves the page by at most the visible part.
      const way = middle - (top + bottom) / 2;
      const part = (bottom - top) * 0.8;
      await page.evaluate((by) => scrollBy(0, by), Math.max(-part, Math.min(part, way)));
    }
    count.taps++;
    await target.tap();
  };
  return { count, tap };
}

const isInView = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

const LOOKS: Record<
  string,
  { look: RegExp; steps: (look: (panel: string, name: string) => Locator, page: Page) => Locator[] }
> = {
  "a black hijab and glasses": {
    look: /hijab/i,
    steps: (look, page) => [
      look("Skin", "Honey"),
      page.getByRole("tab", { name: "Hair" }),
      look("Hair", "Hijab"),
      look("Hair", "Charcoal"),
      page.getByRole("tab", { name: "Glasses" }),
      look("Glasses", "Square"),
    ],
  },
  "long locs and a wheelchair": {
    look: /wheelchair/i,
    steps: (look, page) => {
      const sheet = page.getByRole("dialog", { name: "Make it yours" });
      return [
        page.getByRole("tab", { name: "Hair" }),
        look("Hair", "Long locs"),
        page.getByRole("button", { name: "More choices" }),
        sheet.getByRole("button", { name: "Mobility and medical" }),
        sheet.getByRole("radio", { name: /^Wheelchair/ }).first(),
        sheet.getByRole("button", { name: "Done" }),
      ];
    },
  },
};

const PHONES = [
  { viewport: { width: 320, height: 640 }, taps: 10, swipes: 5 },
  { viewport: PHONE, taps: 10, swipes: 3 },
];
for (const { viewport, taps, swipes } of few(PHONES, 1))
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: true });
    for (const [name, { look, steps }] of few(Object.entries(LOOKS), 1))
      test(`${name}: at most ${taps} taps and ${swipes} swipes`, async ({ page }) => {
        await openPaused(page, "/create");
        const { count, tap } = createHand(page, viewport.height);
        await tap(linkField(page));
        await page.keyboard.type("https://linkedin.com/in/jane-doe");
        await tap(page.getByRole("button", { name: "Create My Figure" }));
        await page.clock.runFor(3000);
        await page.clock.resume();
        await tap(page.getByRole("button", { name: "Put Jane Doe on the box" }));
        for (const target of steps((panel, option) => tile(page, panel, option), page)) await tap(target);
        await expect(box(page)).toHaveAccessibleName(/Jane Doe/);
        await expect(box(page)).toHaveAccessibleName(look);
        expect(count.taps).toBeLessThanOrEqual(taps);
        expect(count.swipes).toBeLessThanOrEqual(swipes);
      });
  });

test("By keyboard, a figure takes at most 12 stops, each with a name", async ({ page }) => {
  await openPreview(page);
  const focused = page.locator(":focus");
  const stops: string[] = [];
  const move = async (key: "Tab" | "Shift+Tab") => {
    await page.keyboard.press(key);
    stops.push(await focused.ariaSnapshot());
  };
  const moveTo = async (target: Locator) => {
    await move("Tab");
    await expect(target).toBeFocused();
  };
  /** Moves along a row with an arrow key until the target has the focus. */
  const press = async (key: "ArrowLeft" | "ArrowRight", target: Locator) => {
    for (let i = 0; i < 80 && !(await target.evaluate((element) => element === document.activeElement)); i++)
      await page.keyboard.press(key);
    await expect(target).toBeFocused();
  };
  const chooseLook = async (look: string, name: string, key: "ArrowLeft" | "ArrowRight") => {
    await press("ArrowRight", page.getByRole("tab", { name: look }));
    await move("Tab");
    await press(key, tile(page, look, name));
  };

  await expect(page.getByRole("heading", { name: "Meet your figure" })).toBeFocused();
  await moveTo(page.getByRole("radio", { name: "Hero" }));
  await moveTo(page.getByRole("button", { name: "Put Jane Doe on the box" }));
  await page.keyboard.press("Enter");
  await moveTo(page.getByRole("textbox", { name: "Name" }));
  await moveTo(page.getByRole("textbox", { name: "Title" }));
  await page.keyboard.type("Head of Procurement");
  await expect(page.getByText("Packed for a Head of Procurement.")).toBeVisible();
  await moveTo(page.getByRole("button", { name: "Swap gear" }));
  await moveTo(page.getByRole("button", { name: "Undo packing" }));
  await moveTo(page.getByRole("tab", { name: "Skin" }));
  await chooseLook("Skin", "Porcelain", "ArrowLeft");
  await move("Shift+Tab");
  await chooseLook("Hair", "Bald", "ArrowLeft");
  await move("Shift+Tab");
  await chooseLook("Outfit", "Hoodie", "ArrowRight");
  await expectOwnFigure(page);
  // Two of them are in the row that offers the title's gear.
  expect(stops.length).toBeLessThanOrEqual(12);
  for (const stop of stops) expect(stop).toMatch(/^- (?:radio|button|textbox|tab) ".+"/);
});

test("On a phone, the name and looks are near the top, below a large face", async ({ page }) => {
  await openPreview(page);
  const card = page.locator("[data-slot=figure-card]");
  const distance = async (element: Locator) => {
    const [from, to] = await Promise.all([card.boundingBox(), element.boundingBox()]);
    return (to?.y ?? Number.POSITIVE_INFINITY) - (from?.y ?? 0);
  };
  expect(await distance(page.getByRole("button", { name: "Put Jane Doe on the box" }))).toBeLessThan(720);
  expect(await distance(page.getByRole("tab", { name: "Skin" }))).toBeLessThan(900);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3200);
  for (const look of ["Hair", "Glasses", "Beard"]) {
    await page.getByRole("tab", { name: look }).click();
    await expect(pinned(page)).toBeInViewport({ ratio: 1 });
    expect((await pinned(page).boundingBox())?.height).toBeGreaterThanOrEqual(150);
  }
});

const name = (page: Page) => page.getByRole("textbox", { name: "Name" });
const title = (page: Page) => page.getByRole("textbox", { name: "Title" });

test("Typed texts stay, even if they are or begin with the sample's", async ({ page }) => {
  await openPreview(page);
  await page.getByRole("button", { name: "Use another name" }).click();
  await name(page).pressSequentially("Maya Okonkwo-Smith");
  await expect(name(page)).toHaveValue("Maya Okonkwo-Smith");
  await title(page).pressSequentially("Senior Software Engineer");
  await expect(title(page)).toHaveValue("Senior Software Engineer");
  await expect(page.getByText(/^Still sample text: industry and skills\./)).toBeVisible();
  await title(page).pressSequentially("ing Manager");
  await expect(box(page)).toHaveAccessibleName(/ Maya Okonkwo-Smith, Senior Software Engineering Manager\b/);
  await page.reload();
  await page.getByRole("button", { name: "Pick up your figure" }).click();
  await expect(name(page)).toHaveValue("Maya Okonkwo-Smith");
  await expect(title(page)).toHaveValue("Senior Software Engineering Manager");
});

test("Deleted texts stay deleted, also in a saved draft", async ({ page }) => {
  const expectEmpty = async () => {
    await expect(name(page)).toHaveValue("");
    await expect(name(page)).toHaveAttribute("placeholder", "Your Name");
    await expect(title(page)).toHaveValue("");
    await expect(page.getByText(/^Sample details:/)).toBeVisible();
  };
  await openPreview(page);
  await page.getByRole("button", { name: "Put Jane Doe on the box" }).click();
  await title(page).fill("Nurse");
  await name(page).fill("");
  await title(page).fill("");
  await page.getByRole("radio", { name: "Villain" }).check();
  await expect(status(page)).toHaveText("Your figure is a villain now");
  await expectEmpty();
  await page.getByRole("button", { name: "Save to Drafts" }).click();
  await expect(status(page)).toHaveText(/^Saved to drafts/);
  await page.goto("./dashboard");
  await page.getByRole("button", { name: "Resume Your Name" }).click();
  await expectEmpty();
});

// The story “Gear row” tests its buttons, packing.test.ts whose gear is replaced.
test("A title packs its trade's gear once it rests, and one Undo reverts it", async ({ page }) => {
  const gear = page.getByRole("group", { name: "Gear", exact: true });
  const undo = page.getByRole("button", { name: "Undo", exact: true }).filter({ visible: true });
  const SAMPLE = /Accessories: Debugger Tool Belt, Keyboard of Command,? and Coffee Cup of Endurance/;
  const SALES = /Accessories: Phone of Last-Day Deals/;
  const rest = async () => {
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(600);
  };
  // The clock stays paused, so that a title rests when the test says so.
  await openPaused(page, "/create");
  await toPreview(page);
  await title(page).fill("Nurse");
  await page.clock.runFor(400);
  await title(page).fill("Head of Sales");
  await page.clock.runFor(400);
  await expect(box(page)).toHaveAccessibleName(SAMPLE);
  await rest();
  await expect(status(page)).toHaveText(/^Packed for a Head of Sales: Phone of Last-Day Deals, .+, .+\.$/);
  await expect(box(page)).toHaveAccessibleName(SALES);

  // Another title of the same trade packs nothing, one of another trade does.
  await title(page).fill("Sales Manager");
  await rest();
  await expect(gear).toContainText("Packed for a Sales Manager.");
  await expect(box(page)).toHaveAccessibleName(SALES);
  await title(page).fill("Nurse");
  await rest();
  await expect(box(page)).toHaveAccessibleName(/Accessories: Stethoscope of /);

  await undo.click();
  await expect(box(page)).toHaveAccessibleName(/Nurse.*Phone of Last-Day Deals/);
  await rest();
  await expect(box(page)).toHaveAccessibleName(SALES);
});
