// Tests the way from a link to a personal figure on a phone: it takes few taps, and the figure stays visible.
import type { Locator, Page } from "@playwright/test";
import { few } from "../few.ts";
import { expect, test } from "./fixtures.ts";
import { linkField, open, openPaused, PHONE, pillButton, status, toPreview } from "./helpers.ts";

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
  "blonde shoulder-length hair": {
    look: /shoulder/i,
    steps: (look, page) => [
      look("Skin", "Porcelain"),
      page.getByRole("tab", { name: "Hair" }),
      look("Hair", "Shoulder length"),
      look("Hair", "Blonde"),
      page.getByRole("tab", { name: "Glasses" }),
      look("Glasses", "None"),
    ],
  },
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
  "a bald head and a gray beard": {
    look: /beard/i,
    steps: (look, page) => [
      page.getByRole("tab", { name: "Hair" }),
      look("Hair", "Bald"),
      page.getByRole("tab", { name: "Beard" }),
      look("Beard", "Short beard"),
      look("Beard", "Silver"),
      page.getByRole("tab", { name: "Glasses" }),
      look("Glasses", "None"),
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
    for (const [name, { look, steps }] of few(Object.entries(LOOKS), 2))
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

test("While a look is chosen, the face is at least 150 px high", async ({ page }) => {
  await openPreview(page);
  for (const look of ["Hair", "Glasses", "Beard"]) {
    await page.getByRole("tab", { name: look }).click();
    await expect(pinned(page)).toBeInViewport({ ratio: 1 });
    expect((await pinned(page).boundingBox())?.height).toBeGreaterThanOrEqual(150);
  }
});

test("A bought figure is shared with three taps", async ({ page }) => {
  await page.addInitScript(() => {
    const share = async ({ files }: ShareData) => void Object.assign(window, { shared: files?.[0]?.name });
    Object.assign(Navigator.prototype, { canShare: () => true, share });
  });
  await openPreview(page);
  await page.getByRole("button", { name: "Put Jane Doe on the box" }).click();
  await page.getByRole("button", { name: "Purchase", exact: true }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await page
    .getByRole("dialog", { name: /^It’s yours/ })
    .getByRole("button", { name: "Share", exact: true })
    .click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "shared"))).toBe("jane-doe-post.png");
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

test("On a phone, the name and looks are near the top of the preview", async ({ page }) => {
  await openPaused(page, "/create");
  await toPreview(page, "https://linkedin.com/in/jane-doe");
  const card = page.locator("[data-slot=figure-card]");
  const distance = async (element: Locator) => {
    const [from, to] = await Promise.all([card.boundingBox(), element.boundingBox()]);
    return (to?.y ?? Number.POSITIVE_INFINITY) - (from?.y ?? 0);
  };
  expect(await distance(page.getByRole("button", { name: "Put Jane Doe on the box" }))).toBeLessThan(720);
  expect(await distance(page.getByRole("tab", { name: "Skin" }))).toBeLessThan(900);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3200);
});

test("The box never shows another person's name or face", async ({ page }) => {
  await openPaused(page, "/create");
  await linkField(page).fill("https://linkedin.com/in/jane-doe");
  await linkField(page).press("Enter");
  await expect(status(page)).toHaveText("Creating your action figure...");
  await expect(page.getByRole("img", { name: /Your Name/i })).toBeVisible();
  await expect(page.getByText("Maya Okonkwo")).toHaveCount(0);
});

test("Switching to villain and back leaves the figure unchanged", async ({ page }) => {
  await openPreview(page);
  await page.getByRole("button", { name: "Use another name" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Zora Neale");
  await expect(box(page)).toHaveAccessibleName(/Zora Neale/);
  const before = await box(page).getAttribute("aria-label");
  await page.getByRole("radio", { name: "Villain" }).check();
  await expect(status(page)).toHaveText("Your figure is a villain now");
  await expect(box(page)).toHaveAccessibleName(/^Boxed villain action figure of Zora Neale/);
  await page.getByRole("radio", { name: "Hero" }).check();
  await expect(box(page)).toHaveAccessibleName(before ?? "");
});

test("Make it yours opens the wizard's figure on the create page", async ({ page }) => {
  await open(page, "/");
  await linkField(page).fill("https://linkedin.com/in/jane-doe");
  await linkField(page).press("Enter");
  await pillButton(page, "red").click();
  await page.getByRole("link", { name: "Make it yours" }).click();
  await expect(page).toHaveURL(/\/create$/);
  await expect(box(page)).toHaveAccessibleName(/^Boxed villain action figure of Maya Okonkwo/);
  await page.getByRole("button", { name: "Put Jane Doe on the box" }).click();
  await expect(box(page)).toHaveAccessibleName(/^Boxed villain action figure of Jane Doe/);
  await page.goBack();
  await expect(linkField(page)).toBeVisible();
});

test.describe("A typed text", () => {
  const name = (page: Page) => page.getByRole("textbox", { name: "Name" });
  const title = (page: Page) => page.getByRole("textbox", { name: "Title" });

  // The first is the sample's title, the others begin with it.
  const TITLES = [
    "Senior Software Engineer",
    "Senior Software Engineering Manager",
    "Senior Software Engineer, Payments",
  ];
  for (const typed of few(TITLES, 1))
    test(`stays in the title field: ${typed}`, async ({ page }) => {
      await openPreview(page);
      await title(page).pressSequentially(typed);
      await expect(title(page)).toHaveValue(typed);
      await expect(box(page)).toHaveAccessibleName(new RegExp(`, ${typed}\\b`));
      await expect(page.getByText(/^Still sample text: name, industry,? and skills\./)).toBeVisible();
      await page.reload();
      await page.getByRole("button", { name: "Pick up your figure" }).click();
      await expect(title(page)).toHaveValue(typed);
    });

  test("stays in the name field, even if it starts with the sample's name", async ({ page }) => {
    await openPreview(page);
    await page.getByRole("button", { name: "Use another name" }).click();
    await name(page).pressSequentially("Maya Okonkwo-Smith");
    await expect(name(page)).toHaveValue("Maya Okonkwo-Smith");
  });

  test("stays away once it is deleted", async ({ page }) => {
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
    await expectEmpty();
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(status(page)).toHaveText(/^Saved to drafts/);
    await page.goto("./dashboard");
    await page.getByRole("button", { name: "Resume Your Name" }).click();
    await expectEmpty();
  });
});

test.describe("A typed title", () => {
  const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
  const gear = (page: Page) => page.getByRole("group", { name: "Gear", exact: true });
  const button = (page: Page, name: string) => gear(page).getByRole("button", { name });
  const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true }).filter({ visible: true });
  const SAMPLE = /Accessories: Debugger Tool Belt, Keyboard of Command,? and Coffee Cup of Endurance/;
  const SALES = /Accessories: Phone of Last-Day Deals/;

  /** Opens the preview with a paused clock, so that a title rests when the test says so. */
  async function openPausedPreview(page: Page) {
    await openPaused(page, "/create");
    await toPreview(page);
  }

  async function rest(page: Page) {
    await page.waitForLoadState("networkidle");
    await page.clock.runFor(600);
  }

  async function packForSales(page: Page) {
    await openPausedPreview(page);
    await title(page).fill("Head of Sales");
    await rest(page);
    await expect(gear(page)).toContainText("Packed for a Head of Sales.");
    await expect(box(page)).toHaveAccessibleName(SALES);
  }

  test("packs its trade's gear once it rests, and says so", async ({ page }) => {
    await openPausedPreview(page);
    await title(page).fill("Nurse");
    await page.clock.runFor(400);
    await title(page).fill("Head of Sales");
    await page.clock.runFor(400);
    await expect(box(page)).toHaveAccessibleName(SAMPLE);
    await rest(page);
    await expect(status(page)).toHaveText(/^Packed for a Head of Sales: Phone of Last-Day Deals, .+, .+\.$/);
    await expect(box(page)).toHaveAccessibleName(SALES);
  });

  test("packs again for another trade, but not for a new title of the same one", async ({ page }) => {
    await packForSales(page);
    const packed = await box(page).getAttribute("aria-label");
    await title(page).fill("Sales Manager");
    await rest(page);
    await expect(gear(page)).toContainText("Packed for a Sales Manager.");
    await expect(box(page)).toHaveAccessibleName(packed?.replace("Head of Sales", "Sales Manager") ?? "");
    await button(page, "Swap gear").click();
    await title(page).fill("Nurse");
    await rest(page);
    await expect(gear(page)).toContainText("Packed for a Nurse.");
    await expect(box(page)).toHaveAccessibleName(/Accessories: Stethoscope of /);
  });

  test("of an unknown trade does nothing", async ({ page }) => {
    await openPausedPreview(page);
    await title(page).fill("Zymurgical whatsit");
    await rest(page);
    await expect(gear(page)).toHaveCount(0);
    await expect(box(page)).toHaveAccessibleName(SAMPLE);
  });

  test("never replaces gear of which the person edited one label", async ({ page }) => {
    await packForSales(page);
    await page.getByRole("button", { name: "More choices" }).click();
    await page.getByRole("tab", { name: "Gear" }).click();
    await page.getByRole("textbox", { name: "Accessory 1" }).fill("Phone of Mine");
    await page.getByRole("button", { name: "Done" }).click();
    await title(page).fill("Nurse");
    await rest(page);
    await expect(box(page)).toHaveAccessibleName(/Nurse.*Accessories: Phone of Mine/);
    await expect(gear(page)).toHaveCount(0);
  });

  test("One Undo reverts the gear and the clothes, and they stay away", async ({ page }) => {
    await packForSales(page);
    await button(page, "Swap gear").click();
    await button(page, "Wear the suit").click();
    await expect(gear(page)).toBeFocused();
    await expect(box(page)).toHaveAccessibleName(/ suit/);
    await undo(page).click();
    await expect(box(page)).toHaveAccessibleName(SAMPLE);
    await expect(box(page)).toHaveAccessibleName(/Head of Sales.* blazer/);
    await rest(page);
    await expect(box(page)).toHaveAccessibleName(SAMPLE);
    await undo(page).click();
    await expect(title(page)).toHaveValue("");
  });

  test("By keyboard, Swap, Undo and packing again keep the focus", async ({ page }) => {
    await packForSales(page);
    const packed = (await box(page).getAttribute("aria-label")) ?? "";
    await button(page, "Swap gear").press("Enter");
    await expect(box(page)).not.toHaveAccessibleName(packed);
    await expect(button(page, "Swap gear")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(box(page)).toHaveAccessibleName(SAMPLE);
    await expect(button(page, "Pack the box")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(box(page)).toHaveAccessibleName(packed);
    await expect(button(page, "Undo packing")).toBeFocused();
  });
});
