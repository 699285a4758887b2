import type { Page } from "@playwright/test";
import { basePath } from "../../scripts/site.mjs";
import { few } from "../few.ts";
import { expect, NOT_FOUND_LINES, RARE, test } from "./fixtures.ts";
import {
  delayScripts,
  EMPTY_STORAGE,
  open,
  PHONE,
  recordAnnouncements,
  recordDocuments,
  status,
  stored,
} from "./helpers.ts";

const banner = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");
const mainLinks = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link");
const menuButton = (page: Page) => banner(page).getByRole("button", { name: /menu$/ });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test.describe("the header", () => {
  test("Links open each page and update title, focus and current link", async ({ page }) => {
    await open(page, "/");
    const documents = recordDocuments(page);
    await expect(mainLinks(page)).toHaveText([/^Home/, /^Create Figure/, /^Dashboard/]);
    for (const [path, index, h1, title] of [
      ["/create", 1, "Create Your Action Hero", "Create Your Action Hero · ProFigure"],
      ["/dashboard", 2, "My Collection", "My Collection · ProFigure"],
      ["/", 0, "Your career, mint on card.", "Your career, mint on card · ProFigure"],
    ] as const) {
      await mainLinks(page).nth(index).click();
      await expect(page).toHaveURL(new RegExp(`:\\d+.*${path}$`));
      await expect(mainLinks(page).nth(index)).toHaveAttribute("aria-current", "page");
      await expect(page.locator("[aria-current=page]")).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1, name: h1 })).toBeFocused();
      await expect(page).toHaveTitle(title);
    }
    await mainLinks(page).nth(1).click();
    await banner(page).getByRole("link", { name: "ProFigure, home" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your career, mint on card." })).toBeFocused();
    expect(documents).toEqual([]);
  });

  test("Sign In and Get Started show that accounts are not available", async ({ page }) => {
    await open(page, "/");
    const address = page.url();
    for (const name of ["Sign In", "Get Started"]) {
      const announcements = await recordAnnouncements(page);
      const button = banner(page).getByRole("button", { name });
      await button.click();
      await expect(status(page)).toHaveText("Accounts are not available in this demo.");
      await button.click();
      await expect.poll(async () => (await announcements()).length).toBe(2);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(page.url()).toBe(address);
      expect(await stored(page)).toEqual(EMPTY_STORAGE);
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
    }
  });
});

test.describe("the menu on a phone", () => {
  test.use({ viewport: PHONE });
  test.beforeEach(({ page }) => open(page, "/"));

  test("Clicking a link closes the menu", async ({ page }) => {
    for (const [name, path] of [
      ["Create Figure", "/create"],
      ["Dashboard", "/dashboard"],
      ["Home", "/"],
    ] as const) {
      await menuButton(page).click();
      await mainLinks(page).filter({ hasText: name }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
      await expect(mainLinks(page)).toHaveCount(0);
    }
  });

  test("The menu has Sign In, Get Started and a radio group of themes", async ({ page }) => {
    for (const name of ["Sign In", "Get Started"]) {
      await menuButton(page).click();
      await banner(page).getByRole("button", { name }).click();
      await expect(status(page)).toHaveText("Accounts are not available in this demo.");
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
    }
    await expect(page).toHaveURL(/\/$/);
    await menuButton(page).click();
    const themes = page.getByRole("group", { name: "Theme" });
    await expect(themes.getByRole("radio", { name: "System" })).toBeChecked();
    await themes.getByRole("radio", { name: "Dark" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test.describe("the footer", () => {
  test("The footer has exactly the links of Quick Links and Legal", async ({ page }) => {
    await open(page, "/");
    for (const [heading, links] of [
      [
        "Quick Links",
        [
          ["Home", "/"],
          ["Pricing", "/pricing"],
          ["Gallery", "/gallery"],
          ["About", "/about"],
        ],
      ],
      [
        "Legal",
        [
          ["Terms", "/terms"],
          ["Privacy", "/privacy"],
          ["Refunds", "/refunds"],
          ["FAQ", "/faq"],
        ],
      ],
    ] as const) {
      const list = footer(page).getByRole("navigation", { name: heading });
      await expect(list.getByRole("heading", { name: heading })).toBeVisible();
      await expect(list.getByRole("link")).toHaveText(links.map(([name]) => name));
      const hrefs = await list.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(hrefs).toEqual(links.map(([, href]) => basePath() + href.slice(1)));
    }
  });

  test("Links to missing pages open the 404 and log one warning each", async ({ page, browserLog }) => {
    browserLog.allow(/^warning: 404: /);
    await open(page, "/");
    const documents = recordDocuments(page);
    const links = { Pricing: "/pricing", Gallery: "/gallery", About: "/about", Terms: "/terms", Privacy: "/privacy" };
    for (const [name, path] of Object.entries({ ...links, Refunds: "/refunds", FAQ: "/faq" })) {
      await footer(page).getByRole("link", { name }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeFocused();
      await expect(page.getByText("Oops! Page not found", { exact: true })).toBeVisible();
      await expect(page).toHaveTitle("Page not found · ProFigure");
      await expect.poll(() => browserLog.lines.filter((line) => line.endsWith(path))).toHaveLength(1);
    }
    expect(browserLog.lines).toHaveLength(7);
    expect(documents).toEqual([]);
  });

  test("Subscribe shows a message and neither navigates nor saves", async ({ page }) => {
    await open(page, "/");
    const address = page.url();
    await footer(page).getByRole("textbox", { name: "Email" }).fill("nobody@work.example");
    await footer(page).getByRole("button", { name: "Subscribe" }).click();
    await expect(status(page)).toHaveText("The newsletter isn’t live yet. We didn’t save your address.");
    expect(page.url()).toBe(address);
    expect(await stored(page)).toEqual(EMPTY_STORAGE);
  });

  test("A toast never covers the focused element", RARE, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, "/");
    const field = footer(page).getByRole("textbox", { name: "Email" });
    await field.fill("nobody@work.example");
    await field.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await page.keyboard.press("Enter");
    const message = page.getByRole("region", { name: "Messages" });
    const isFree = async () => {
      const [above, focused] = await Promise.all([message.boundingBox(), page.locator(":focus").boundingBox()]);
      return above && focused && (above.y + above.height < focused.y || focused.y + focused.height < above.y);
    };
    await expect.poll(isFree).toBe(true);
    for (const control of [menuButton(page), footer(page).getByRole("link", { name: "FAQ" }), menuButton(page)]) {
      await control.focus();
      expect(await isFree()).toBe(true);
    }
  });
});

test("Skip to content is the first tab stop and focuses the content", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("client-side navigation", () => {
  test("A link scrolls to the top, and Back restores the position", async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 844 });
    await open(page, "/");
    const link = page.getByRole("link", { name: "Choose Legendary" });
    const top = () => link.evaluate((element) => element.getBoundingClientRect().top);
    await link.scrollIntoViewIfNeeded();
    expect(await scrolled(page)).toBeGreaterThan(1000);
    const before = await top();
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: "Create Your Action Hero" })).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle("Your career, mint on card · ProFigure");
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  });

  test("If a page's code cannot be fetched, the browser loads the page", RARE, async ({ page, browserLog }) => {
    browserLog.allow(/Failed to load resource/);
    const code = /\/DashboardPage-[^/]*\.js$/;
    await open(page, "/");
    await page.route(code, (route) => route.abort());
    await page.route(/\/dashboard$/, async (route) => {
      await page.unroute(code);
      await route.continue();
    });
    await mainLinks(page).filter({ hasText: "Dashboard" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "My Collection" })).toBeVisible();
  });

  test("Ctrl+click opens a link in a new tab", RARE, async ({ page, context }) => {
    await open(page, "/");
    const opened = context.waitForEvent("page");
    await mainLinks(page)
      .filter({ hasText: "Dashboard" })
      .click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(/\/dashboard$/);
    await expect(page).toHaveURL(/\/$/);
  });
});

test("Each click on a broken link logs the 404 once", RARE, async ({ page, browserLog }) => {
  browserLog.allow(/^warning: 404: /);
  await open(page, "/");
  for (const count of [1, 2, 3]) {
    await footer(page).getByRole("link", { name: "Pricing" }).click();
    await expect.poll(() => browserLog.lines).toHaveLength(count);
  }
});

test.describe("the theme", () => {
  const themeButton = (page: Page) => banner(page).getByRole("button", { name: /^Theme: / });
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test("The theme button switches from System to Light to Dark and back", async ({ page }) => {
    await open(page, "/");
    const colors: string[] = [];
    for (const [name, theme] of [
      ["Theme: System. Change to light", null],
      ["Theme: Light. Change to dark", "light"],
      ["Theme: Dark. Change to system", "dark"],
    ] as const) {
      await expect(themeButton(page)).toHaveAccessibleName(name);
      expect(await page.locator("html").getAttribute("data-theme")).toBe(theme);
      colors.push(await background(page));
      await themeButton(page).click();
    }
    await expect(themeButton(page)).toHaveAccessibleName("Theme: System. Change to light");
    expect(colors[1]).not.toBe(colors[2]);
    expect((await stored(page)).local).toEqual({});
  });

  test("The theme follows the system until the user chooses one", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, "/");
    const light = await background(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => background(page)).not.toBe(light);
    await themeButton(page).click();
    await expect.poll(() => background(page)).toBe(light);
  });

  test("A chosen theme is applied before the first paint after a reload", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, "/");
    const light = await background(page);
    await themeButton(page).click();
    await themeButton(page).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect((await stored(page)).local).toEqual({ theme: "dark" });

    const release = await delayScripts(page);
    await page.reload({ waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    expect(await background(page)).not.toBe(light);
    release();
    await expect(themeButton(page)).toHaveAccessibleName(/^Theme: Dark/);
  });

  test("A chosen theme is applied in the site's other tabs", RARE, async ({ page, context }) => {
    await open(page, "/");
    const other = await context.newPage();
    await open(other, "/create");
    await themeButton(page).click();
    await themeButton(page).click();
    await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(themeButton(other)).toHaveAccessibleName(/^Theme: Dark/);
    await themeButton(page).click();
    await expect(other.locator("html")).not.toHaveAttribute("data-theme");
  });

  test("A theme can be chosen without access to storage", RARE, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      }),
    );
    await open(page, "/");
    await themeButton(page).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });
});

test("Return to Home leads to the landing page", async ({ page, browserLog }) => {
  browserLog.allow(...NOT_FOUND_LINES);
  await open(page, "/nope");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your career, mint on card." })).toBeFocused();
});

test.describe("a file dropped outside a drop target", () => {
  const dropOnHeader = (page: Page) =>
    banner(page).evaluate((header) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["text"], "notes.txt"));
      return ["dragover", "drop"].map(
        (type) => !header.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })),
      );
    });

  for (const path of few(["/", "/dashboard", "/create"], 1))
    test(`A file dropped on the header of ${path} does not replace the page`, async ({ page }) => {
      await open(page, path);
      expect(await dropOnHeader(page)).toEqual([true, true]);
    });

  test("A file dropped before hydration does not replace the page", RARE, async ({ page }) => {
    await delayScripts(page);
    await page.goto("./dashboard", { waitUntil: "commit" });
    expect(await dropOnHeader(page)).toEqual([true, true]);
  });

  test("Dragged text and drops on a file field still work", RARE, async ({ page }) => {
    await open(page, "/");
    const taken = await page.evaluate(() => {
      const input = Object.assign(document.createElement("input"), { type: "file" });
      document.body.append(input);
      const [text, file] = [new DataTransfer(), new DataTransfer()];
      text.setData("text/plain", "text");
      file.items.add(new File(["text"], "notes.txt"));
      const isTaken = (target: Element, dataTransfer: DataTransfer) =>
        !target.dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer }));
      return [isTaken(document.body, text), isTaken(input, file)];
    });
    expect(taken).toEqual([false, false]);
  });
});
