import type { Page } from "@playwright/test";
import { basePath } from "../../scripts/site.mjs";
import { expect, RARE, test } from "./fixtures.ts";
import {
  delayScripts,
  EMPTY_STORAGE,
  heading,
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

  test("Sign In, Get Started and Subscribe say what is missing", async ({ page }) => {
    await open(page, "/");
    const address = page.url();
    for (const name of ["Sign In", "Get Started"]) {
      const announcements = await recordAnnouncements(page);
      const button = banner(page).getByRole("button", { name });
      await button.click();
      await expect(status(page)).toHaveText("Accounts are not available in this demo.");
      await button.click();
      await expect.poll(async () => (await announcements()).length).toBe(2);
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
    }
    await footer(page).getByRole("textbox", { name: "Email" }).fill("nobody@work.example");
    await footer(page).getByRole("button", { name: "Subscribe" }).click();
    await expect(status(page)).toHaveText("The newsletter isn’t live yet. We didn’t save your address.");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(page.url()).toBe(address);
    expect(await stored(page)).toEqual(EMPTY_STORAGE);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  // The transcript of the menu tests its links, too.
  test("The menu has Sign In, themes and links, and closes after a link", async ({ page }) => {
    await open(page, "/");
    await menuButton(page).click();
    await banner(page).getByRole("button", { name: "Sign In" }).click();
    await expect(status(page)).toHaveText("Accounts are not available in this demo.");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await menuButton(page).click();
    const themes = page.getByRole("group", { name: "Theme" });
    await expect(themes.getByRole("radio", { name: "System" })).toBeChecked();
    await themes.getByRole("radio", { name: "Dark" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await mainLinks(page).filter({ hasText: "Dashboard" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(mainLinks(page)).toHaveCount(0);
  });
});

test.describe("the footer", () => {
  test("Links are as specified, and each to a missing page logs one 404", async ({ page, browserLog }) => {
    browserLog.allow(/^warning: 404: /);
    await open(page, "/");
    const documents = recordDocuments(page);
    for (const [title, links] of Object.entries({
      "Quick Links": { Home: "/", Pricing: "/pricing", Gallery: "/gallery", About: "/about" },
      Legal: { Terms: "/terms", Privacy: "/privacy", Refunds: "/refunds", FAQ: "/faq" },
    })) {
      const list = footer(page).getByRole("navigation", { name: title });
      await expect(list.getByRole("heading", { name: title })).toBeVisible();
      await expect(list.getByRole("link")).toHaveText(Object.keys(links));
      const hrefs = await list.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(hrefs).toEqual(Object.values(links).map((href) => basePath() + href.slice(1)));
      for (const [name, path] of Object.entries(links)) {
        if (path === "/") continue;
        await list.getByRole("link", { name }).click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(heading(page, "404")).toBeFocused();
        await expect(page.getByText("Oops! Page not found", { exact: true })).toBeVisible();
        await expect(page).toHaveTitle("Page not found · ProFigure");
        await expect.poll(() => browserLog.lines.filter((line) => line.endsWith(path))).toHaveLength(1);
      }
    }
    expect(browserLog.lines).toHaveLength(7);
    expect(documents).toEqual([]);
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

test.describe("the theme", () => {
  const themeButton = (page: Page) => banner(page).getByRole("button", { name: /^Theme: / });
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test("A chosen theme replaces the system's, also before the first paint", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, "/");
    const light = await background(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => background(page)).not.toBe(light);
    await themeButton(page).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect.poll(() => background(page)).toBe(light);

    await page.emulateMedia({ colorScheme: "light" });
    await themeButton(page).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect((await stored(page)).local).toEqual({ theme: "dark" });
    const release = await delayScripts(page);
    await page.reload({ waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    expect(await background(page)).not.toBe(light);
    release();
    await expect(themeButton(page)).toHaveAccessibleName("Theme: Dark. Change to system");
    await themeButton(page).click();
    await expect(page.locator("html")).not.toHaveAttribute("data-theme");
    expect((await stored(page)).local).toEqual({});
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

  test("A file dropped on the header does not replace the page", async ({ page }) => {
    await open(page, "/");
    expect(await dropOnHeader(page)).toEqual([true, true]);
    // Dragged text and a file field still work.
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

  test("A file dropped before hydration does not replace the page", RARE, async ({ page }) => {
    await delayScripts(page);
    await page.goto("./dashboard", { waitUntil: "commit" });
    expect(await dropOnHeader(page)).toEqual([true, true]);
  });
});
