import type { Locator, Page } from "@playwright/test";
import { expect, RARE, test } from "./fixtures.ts";
import { inDialog, open, openWithFilters, ownName, status, warnsBeforeUnload } from "./helpers.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const isSelected = (page: Page, name: string) => expect(tab(page, name)).toHaveAttribute("aria-selected", "true");

/** Changes a figure's stored record directly, in ways that the site never does. */
const changeRecord = (page: Page, id: string, change: object) =>
  page.evaluate(
    ([databaseName, id, change]) =>
      new Promise((resolve) => {
        indexedDB.open(databaseName).onsuccess = ({ target }) => {
          const database: IDBDatabase = Reflect.get(target as object, "result");
          const transaction = database.transaction("figures", "readwrite");
          const figures = transaction.objectStore("figures");
          figures.get(id).onsuccess = (event) =>
            figures.put({ ...Reflect.get(event.target as object, "result"), ...change });
          transaction.oncomplete = resolve;
        };
      }),
    [ownName("profigure"), id, change] as const,
  );

test("Only figures near the viewport are drawn", async ({ page }) => {
  await open(page, "/dashboard");
  await expect(page.getByText(/^5 figures/).first()).toBeVisible();
  const updatedAt = "2026-01-01T12:00:00.000Z";
  for (let number = 0; number < 30; number++)
    await changeRecord(page, "maya", { id: `own-${number}`, payment: "unpaid", updatedAt });
  await page.reload();
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(35);
  const [first, last] = [cards.first(), cards.nth(29)];
  const drawing = (card: Locator) => card.locator("svg[data-slot=figure-box]");
  await expect(drawing(first)).toBeVisible();
  await expect(drawing(last)).toHaveCount(0);
  await expect(last.getByRole("img", { name: /^Boxed hero figure of Maya Okonkwo.* PREVIEW/ })).toHaveCount(1);
  await last.scrollIntoViewIfNeeded();
  await expect(drawing(last)).toBeVisible();
  await expect(drawing(first)).toHaveCount(0);
});

test("A picture's link has a name even if the drawing cannot be fetched", RARE, async ({ page, browserLog }) => {
  browserLog.allow(/net::ERR_FAILED/);
  await page.route(/\/drawn-figures-[^/]*\.js$/, (route) => route.abort());
  await open(page, "/dashboard");
  await changeRecord(page, "maya", { payment: "unpaid" });
  await page.reload();
  await expect(page.getByRole("link", { name: /^Boxed .* Maya Okonkwo.* PREVIEW/ })).toBeVisible();
});

test("The URL keeps the tab across clicks, a reload, Back and Forward", async ({ page }) => {
  await open(page, "/dashboard");
  await expect(page.getByRole("tab")).toHaveText(["Collection", "Referrals", "Account"]);
  await isSelected(page, "Collection");
  await tab(page, "Referrals").click();
  await expect(page).toHaveURL(/\/dashboard\?tab=referrals$/);
  await tab(page, "Account").click();
  await expect(page).toHaveURL(/\?tab=account$/);
  await page.reload();
  await isSelected(page, "Account");
  await page.goBack();
  await isSelected(page, "Referrals");
  await page.goBack();
  await isSelected(page, "Collection");
  await page.goForward();
  await isSelected(page, "Referrals");
});

/** Makes more than 20 history calls in 10 s throw, as more than 100 do in Safari, and all while `isRefusing` is set. */
const limitHistory = (page: Page) =>
  page.addInitScript(() => {
    let calls: number[] = [];
    for (const name of ["pushState", "replaceState"] as const) {
      const call = history[name];
      history[name] = (...args) => {
        calls = calls.filter((time) => time > performance.now() - 10_000);
        if (calls.push(performance.now()) > 20 || Reflect.get(window, "isRefusing"))
          throw new DOMException(`Attempt to use history.${name}() too often`, "SecurityError");
        call.apply(history, args);
      };
    }
  });

test.describe("keys that are held", () => {
  const search = (page: Page) => page.getByRole("searchbox", { name: "Search by name" });
  async function hold(page: Page, control: Locator, key: string) {
    await control.focus();
    for (let press = 0; press < 40; press++) await page.keyboard.down(key);
    await page.keyboard.up(key);
  }

  test.beforeEach(async ({ page }) => {
    await limitHistory(page);
    await openWithFilters(page);
  });

  const CONTROLS: readonly [string, (page: Page) => Locator, string, RegExp][] = [
    ["the search", search, "a", /\?q=a{40}$/],
    ["a filter", (page) => page.getByRole("radio", { name: "Heroes" }), "ArrowRight", /\?type=villain$/],
  ];
  for (const [name, control, key, url] of CONTROLS)
    test(`A key held in ${name} leaves the page working and its URL right`, RARE, async ({ page }) => {
      await hold(page, control(page), key);
      await expect(page).toHaveURL(url);
      await tab(page, "Account").click();
      await expect(page).toHaveURL(/tab=account/);
      await isSelected(page, "Account");
    });

  test("The URL has the search as soon as its field is left", RARE, async ({ page }) => {
    await search(page).pressSequentially("tomas");
    await search(page).press("Tab");
    expect(page.url()).toMatch(/\?q=tomas$/);
    await search(page).press("End");
    await search(page).pressSequentially("!");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your career, mint on card.");
    await page.goBack();
    await expect(search(page)).toHaveValue("tomas!");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
    await expect(search(page)).toHaveValue("");
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("Tabs that are passed quickly add few history entries", RARE, async ({ page }) => {
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    // With a fake clock, because on a busy machine the presses are as far apart as a pause.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await tab(page, "Collection").focus();
    for (let press = 0; press < 40; press++) {
      await page.keyboard.down("ArrowRight");
      await page.clock.runFor(5);
    }
    await page.keyboard.up("ArrowRight");
    await tab(page, "Referrals").press("End");
    await page.clock.resume();
    await expect(page).toHaveURL(/tab=account$/);
    await isSelected(page, "Account");
    expect((await entries()) - before).toBeLessThanOrEqual(3);
  });

  test("A change that the browser's history refuses is written later", RARE, async ({ page }) => {
    const refuse = (isRefusing: boolean) =>
      page.evaluate((is) => Object.assign(window, { isRefusing: is }), isRefusing);
    await refuse(true);
    await search(page).fill("tomas");
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("radio", { name: "Heroes" }).check();
    expect(page.url()).toMatch(/\/dashboard$/);
    await refuse(false);
    await expect(page).toHaveURL(/\?q=tomas&type=hero$/);
  });
});

test.describe("the collection", () => {
  test.beforeEach(({ page }) => open(page, "/dashboard"));

  test("On a phone, cards are in two columns and open by a tap or their menu", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const [first, second] = await page.getByRole("article").all();
    expect((await first?.boundingBox())?.y).toBe((await second?.boundingBox())?.y);
    const more = page.getByRole("button", { name: "More: Ingrid Sørensen" });
    const edit = page.getByRole("button", { name: "Edit Ingrid Sørensen" });
    await more.focus();
    for (const key of ["Enter", "Tab"]) await page.keyboard.press(key);
    await expect(edit).toBeFocused();
    const [menu, button] = [await edit.boundingBox(), await more.boundingBox()];
    expect(menu?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
    await page.keyboard.press("Escape");
    await expect(edit).toBeHidden();
    await expect(more).toBeFocused();
    await more.click();
    await expect(edit).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(edit).toBeHidden();
    await page.getByRole("img", { name: /figure of Ingrid Sørensen/ }).click();
    await expect(page.getByPlaceholder("Ingrid Sørensen")).toBeVisible();
  });

  test("Five samples are shown with badge, date, counts and buttons", async ({ page }) => {
    await expect(page.getByRole("article")).toHaveCount(5);
    await expect(page.getByText(/These are samples/)).toBeVisible();
    // So few figures need no search.
    await expect(page.getByRole("searchbox")).toHaveCount(0);
    await expect(page.getByRole("article").getByText("Sample", { exact: true })).toHaveCount(5);
    for (const [name, type, date, downloads, shares] of [
      ["Maya Okonkwo", "Hero", "2025-03-12", "24 downloads", "9 shares"],
      ["Viktor Lindqvist", "Villain", "2025-04-02", "18 downloads", "31 shares"],
      ["Tomás Herrera", "Hero", "2025-04-19", "41 downloads", "22 shares"],
      ["Ngozi Bankole", "Villain", "2025-05-06", "13 downloads", "17 shares"],
      ["Ingrid Sørensen", "Hero", "2025-05-28", "36 downloads", "12 shares"],
    ] as const) {
      const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
      await expect(card.getByRole("img", { name: new RegExp(`^Boxed ${type} figure of ${name}`, "i") })).toBeVisible();
      await expect(card.getByText(type, { exact: true })).toBeVisible();
      await expect(card.getByText("Created")).toBeAttached();
      await expect(card.locator("time")).toHaveAttribute("datetime", new RegExp(`^${date}T`));
      await expect(card.locator("time")).toHaveText(
        new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(date)),
      );
      await expect(card.getByText(downloads, { exact: true })).toBeVisible();
      await expect(card.getByText(shares, { exact: true })).toBeVisible();
      await expect(card.getByRole("button", { name: `Download ${name}` })).toBeVisible();
      await expect(card.getByRole("button", { name: `Edit ${name}` })).toBeVisible();
      await expect(card.getByRole("button", { name: `Share ${name}` })).toBeVisible();
    }
  });
});

test("A card that crashes leaves the rest intact and can be deleted", RARE, async ({ page, browserLog }) => {
  browserLog.allow(/Broken count/);
  await open(page, "/dashboard");
  await changeRecord(page, "maya", { downloadCount: 4321 });
  // Makes one card crash while it renders.
  await page.addInitScript(() => {
    const { replace } = String.prototype;
    Object.defineProperty(String.prototype, "replace", {
      value(this: string, ...given: Parameters<typeof replace>) {
        if (`${this}` === "4321") throw new Error("Broken count");
        return replace.apply(this, given);
      },
    });
  });
  await page.reload();
  await expect(page.getByText("Something went wrong here")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(4);
  await expect(page.getByRole("button", { name: "Back up" })).toBeVisible();
  await tab(page, "Account").click();
  await expect(page.getByRole("button", { name: "Delete everything on this device" })).toBeVisible();
  await tab(page, "Collection").click();
  await page.getByRole("button", { name: "Delete Maya Okonkwo" }).click();
  await expect(status(page)).toHaveText("Maya Okonkwo deleted.");
  await expect(page.getByText("Something went wrong here")).toHaveCount(0);
  await expect.poll(() => warnsBeforeUnload(page)).toBe(false);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(4);
  await expect(page.getByText("Something went wrong here")).toHaveCount(0);
});

test.describe("in a German browser in Los Angeles", () => {
  test.use({ locale: "de-DE", timezoneId: "America/Los_Angeles" });

  test("Dates are in German and in the browser's time zone", async ({ page }) => {
    await open(page, "/dashboard");
    await expect(page.getByText("12.03.2025")).toBeVisible();
    // 3 a.m. on the 14th in UTC is the evening of the 13th in Los Angeles.
    await changeRecord(page, "maya", { createdAt: "2025-03-14T03:00:00.000Z" });
    await page.reload();
    await expect(page.getByText("13.03.2025")).toBeVisible();
  });
});

test("The referral link can be copied, or is selected if copying is refused", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/dashboard?tab=referrals");
  const stats = page.getByRole("tabpanel").locator("dl");
  await expect(stats.locator("dt")).toHaveText(["Earned cashback", "Successful referrals", "Payout per referral"]);
  await expect(stats.locator("dt + dd")).toHaveText(["$120.00", "12", "$10.00"]);
  const link = page.getByRole("textbox", { name: "Referral link" });
  await expect(link).not.toBeEditable();

  await page.evaluate(() => {
    const { writeText } = Clipboard.prototype;
    Clipboard.prototype.writeText = async () => {
      Object.assign(Clipboard.prototype, { writeText });
      throw new DOMException("No.", "NotAllowedError");
    };
  });
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(status(page)).toHaveText(/^Copying is blocked here/);
  await expect(link).toBeFocused();
  const url = await page.evaluate(() => getSelection()?.toString());
  expect(url).toMatch(/^https:\/\/profigure\.example\/r\/.+/);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(status(page)).toHaveText("Copied");
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

test.describe("the account", () => {
  test.beforeEach(({ page }) => open(page, "/dashboard?tab=account"));

  test("The account shows the profile, the plan and three settings", async ({ page }) => {
    const panel = page.getByRole("tabpanel", { name: "Account" });
    await expect(panel.getByRole("heading", { name: "Maya Okonkwo" })).toBeVisible();
    const plan = panel.getByRole("region", { name: "Basic Plan" });
    await expect(plan.getByText("1 download remaining", { exact: true })).toBeVisible();
    await expect(plan.getByRole("button")).toHaveText(["Upgrade to Premium", "Manage Subscription"]);
    for (const [name, isOn] of [
      ["Email Notifications", true],
      ["Marketing Communications", false],
      ["Social Sharing", false],
    ] as const) {
      const toggle = page.getByRole("switch", { name });
      await expect(toggle).toBeChecked({ checked: isOn });
      await toggle.click();
      await expect(toggle).toBeChecked({ checked: !isOn });
      await toggle.press("Space");
      await expect(toggle).toBeChecked({ checked: isOn });
      await expect(status(page)).toHaveText("Saved");
    }
  });

  test("A new profile and plan are saved; Legendary has no upgrade", async ({ page }) => {
    const before = await page.evaluate(() => history.length);
    await page.getByRole("button", { name: "Edit Profile" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Profile" });
    await dialog.getByRole("textbox", { name: "Name" }).fill("Zora Hurston");
    // On a desktop, a dialog adds no history entry.
    expect(await page.evaluate(() => history.length)).toBe(before);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(status(page)).toHaveText("Saved");
    for (const [next, buttons] of [
      ["Premium", ["Upgrade to Legendary", "Manage Subscription"]],
      ["Legendary", ["Manage Subscription"]],
    ] as const) {
      await page.getByRole("button", { name: `Upgrade to ${next}` }).click();
      await inDialog(page, `Upgrade to ${next}`, `Switch to ${next}`).click();
      await expect(page.getByRole("region", { name: `${next} Plan` }).getByRole("button")).toHaveText([...buttons]);
    }
    // The focus goes to the content, because the button that opened the dialog is gone.
    await expect(page.getByRole("main")).toBeFocused();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Zora Hurston" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Legendary Plan" })).toBeVisible();
  });
});

test("The view can be filtered, searched and sorted, and is in the URL", async ({ page }) => {
  await openWithFilters(page);
  await expect(page.getByRole("searchbox", { name: "Search by name" })).toBeFocused();
  await expect(page.getByRole("article")).toHaveCount(5);
  await page.getByRole("searchbox", { name: "Search by name" }).pressSequentially("tomas");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=tomas$/);
  await expect(status(page)).toHaveText("1 figure");
  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Search by name" })).toHaveValue("tomas");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Search by name" }).fill("zebra");
  await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByRole("radio", { name: "Villains" }).check();
  await page.getByRole("combobox", { name: "Sort" }).selectOption({ label: "Name A–Z" });
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Ngozi Bankole", "Viktor Lindqvist"]);
  await expect(page).toHaveURL(/type=villain&sort=name/);
});
