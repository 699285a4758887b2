import type { Page } from "@playwright/test";
import { encodeFigure } from "../../src/figure/schema/code.ts";
import { toFigureSpec } from "../../src/figure/schema/spec.ts";
import { expect, test } from "./fixtures.ts";
import { download, open, openPaused, runUntilVisible, sendLink } from "./helpers.ts";

const sheet = (page: Page) => page.locator("[data-print-sheet]");
const opener = (page: Page) => page.getByRole("button", { name: "Download Ingrid Sørensen", exact: true });
/** What the mock of `window.print` has recorded. `closePrintDialog` simulates closing the print dialog. */
const seen = (page: Page) => page.evaluate(() => document.documentElement.dataset.printed);
const closePrintDialog = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
/** Uses the page again, as after the print dialog is closed. */
const usePage = (page: Page) => page.keyboard.press("Shift");

test.describe("printing /create with Ctrl+P", () => {
  /** Lists the elements that are printed, without their wrappers. */
  const printed = (page: Page) =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          "h1, h2, p, button, input, figcaption, [data-print], [data-print-sheet]",
        ),
      ]
        .filter((element) => element.checkVisibility() && !element.closest("[data-print-sheet] *"))
        .map(({ dataset, tagName }) => Object.keys(dataset).find((key) => key.startsWith("print")) ?? tagName),
    );
  /** Opens the preview of an unpaid figure. */
  async function openPreview(page: Page) {
    await openPaused(page, "/create");
    await sendLink(page);
    await runUntilVisible(page, page.getByRole("heading", { name: "Meet your figure" }));
    await page.clock.resume();
  }
  const pages = async (page: Page) => (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);

  test("The form and the processing step print only the box", async ({ page }) => {
    await openPaused(page, "/create");
    await page.emulateMedia({ media: "print" });
    expect(await printed(page)).toEqual(["print"]);
    await expect(page.getByRole("img", { name: /box/i }).first()).toBeVisible();
    expect(await pages(page)).toHaveLength(1);
    await page.emulateMedia({ media: "screen" });
    await sendLink(page);
    await expect(page.getByRole("group", { name: "Progress" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    expect(await printed(page)).toEqual(["print"]);
  });

  test("A linked figure prints only the box, with PREVIEW", async ({ page }) => {
    await open(page, `/create#f=${encodeFigure(toFigureSpec({ name: "Linked Person" }))}`);
    await expect(page.getByRole("button", { name: "Open a copy" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    expect(await printed(page)).toEqual(["print"]);
    await expect(page.getByRole("img", { name: /Linked Person.*PREVIEW/ })).toBeVisible();
    expect(await pages(page)).toHaveLength(1);
  });

  const card = (page: Page) => page.getByRole("img", { name: /^Fold-up card/ });
  async function printCard(page: Page) {
    // Prints repeatedly until the card is there, because its code is fetched when the page is idle.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await expect(sheet(page)).toHaveCount(1, { timeout: 100 });
    }).toPass();
    await page.emulateMedia({ media: "print" });
    expect(await printed(page)).toEqual(["printSheet"]);
  }

  test("The preview prints the fold-up card with PREVIEW", async ({ page }) => {
    await openPreview(page);
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada King");
    await printCard(page);
    await expect(card(page)).toHaveAccessibleName(/Ada King.*PREVIEW/);
    // Nothing of the sample's, and no code that nobody asked for.
    await expect(card(page)).not.toHaveAccessibleName(/Industry|Special Skills|QR code/);
    await page.emulateMedia({ media: "screen" });
    // Phones lay out the paper after this event.
    await closePrintDialog(page);
    await expect(sheet(page)).toHaveCount(1);
    await usePage(page);
    await expect(sheet(page)).toHaveCount(0);
  });

  test("A figure in the plan has PREVIEW until it was downloaded", async ({ page }) => {
    await open(page, "/create?figure=maya");
    await expect(page.getByRole("button", { name: "Download Your Figure" }).first()).toBeVisible();
    await printCard(page);
    await expect(card(page)).toHaveAccessibleName(/Maya Okonkwo.*PREVIEW/);

    await page.emulateMedia({ media: "screen" });
    await download(page, "SVG");
    await expect(page.getByRole("article", { name: /Maya/ }).getByText("25 downloads")).toBeVisible();
    await open(page, "/create?figure=maya");
    await expect(page.getByRole("button", { name: "Download Your Figure" }).first()).toBeVisible();
    await printCard(page);
    await expect(card(page)).toHaveAccessibleName(/Maya Okonkwo/);
    await expect(card(page)).not.toHaveAccessibleName(/PREVIEW/);
  });

  for (const [what, openIt] of [
    ["an unpaid figure", openPreview],
    ["a figure in the plan", (page: Page) => open(page, "/create?figure=maya")],
  ] as const)
    test(`If the card's code is missing, the box of ${what} has PREVIEW`, async ({ page, browserLog }) => {
      browserLog.allow(/Failed to load resource|error loading dynamically imported/i);
      const refused = page.waitForEvent("requestfailed", (request) => /\/files-[^/]*\.js$/.test(request.url()));
      await page.route(/\/files-[^/]*\.js$/, (route) => route.abort());
      await openIt(page);
      await refused;
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await page.emulateMedia({ media: "print" });
      expect(await printed(page)).toEqual(["print"]);
      await expect(page.getByRole("img")).toHaveCount(1);
      await expect(page.getByRole("img", { name: /PREVIEW/ })).toBeVisible();
      expect(await pages(page)).toHaveLength(1);
    });
});

test.describe("the Print card button in the collection", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        const { dataset } = document.documentElement;
        const sheets = document.querySelectorAll<HTMLElement>("[data-print-sheet] > svg[data-slot=print-card]");
        dataset.printed = `${dataset.printed ?? ""}${sheets.length}`;
        dataset.persons = String(
          document.querySelectorAll<HTMLElement>("[data-print-sheet] [data-slot=figure]").length,
        );
      };
    });
    await open(page, "/dashboard");
  });

  async function print(page: Page) {
    await opener(page).click();
    await page.getByRole("dialog", { name: "Download" }).getByRole("button", { name: "Print card" }).dblclick();
    await expect.poll(() => seen(page)).toBe("1");
  }

  test("Only the card is printed, once, and the page stays as it was", async ({ page }) => {
    await print(page);
    await expect(page.getByRole("article", { name: /Ingrid/ }).getByText("37 downloads")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    // On screen, only the page is visible.
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByRole("img", { name: /^Fold-up card/ })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    // Ingrid's hair, box and accessories are drawn by code that the page has not loaded before.
    await expect(page.locator("html")).toHaveAttribute("data-persons", "1");
    await page.emulateMedia({ media: "print" });
    const card = page.getByRole("img", { name: /^Fold-up card\. .*Ingrid Sørensen, History Teacher/ });
    await expect(card).toBeVisible();
    await expect(card).toHaveAccessibleName(/Industry: Education\. Special Skills: Patience, Dates by heart\.$/);
    await expect(card).not.toHaveAccessibleName(/PREVIEW/);
    await expect(page.locator("body > :visible")).toHaveCount(1);
    await expect(sheet(page)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    // The card fits on one page of its own paper and of the printer's. Sizes are in points, of which 72 are 25.4 mm.
    for (const [options, size] of [
      [{ preferCSSPageSize: true }, [595, 842]],
      [{ format: "Letter" }, [612, 792]],
    ] as const) {
      const pdf = (await page.pdf(options)).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
      expect([Number(width), Number(height)].map(Math.round)).toEqual(size);
    }

    // When the page is used again, the page itself is printed.
    await closePrintDialog(page);
    await usePage(page);
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await seen(page)).toBe("1");
  });

  test("The card has a QR code if it is checked", async ({ page }) => {
    await opener(page).click();
    const dialog = page.getByRole("dialog", { name: "Download" });
    await dialog.getByRole("radio", { name: "Card" }).check();
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: "Print card" }).click();
    await expect.poll(() => seen(page)).toBe("1");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("img", { name: /^Fold-up card.* With a QR code that opens it\.$/ })).toBeVisible();
  });

  test("The card stays where print returns before the paper is laid out", async ({ page }) => {
    await page.evaluate(() => {
      const { print } = window;
      window.print = () => {
        print();
        for (const type of ["beforeprint", "afterprint"]) dispatchEvent(new Event(type));
      };
    });
    await print(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("img", { name: /^Fold-up card/ })).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await usePage(page);
    await expect(sheet(page)).toHaveCount(0);
  });

  test("The card stays while the print dialog is open", async ({ page }) => {
    await page.evaluate(() => {
      const { print } = window;
      window.print = () => {
        dispatchEvent(new Event("beforeprint"));
        print();
      };
    });
    await print(page);
    await usePage(page);
    await expect(sheet(page)).toHaveCount(1);
    await closePrintDialog(page);
    await usePage(page);
    await expect(sheet(page)).toHaveCount(0);
  });

  test("Without print events, a later print has no old card", async ({ page }) => {
    await print(page);
    await opener(page).click();
    await expect(sheet(page)).toHaveCount(0);
    await page.getByRole("dialog", { name: "Download" }).getByRole("button", { name: "Print card" }).click();
    await expect.poll(() => seen(page)).toBe("11");
    await expect(sheet(page)).toHaveCount(1);
  });

  test("A card that cannot be loaded is reported, and a click retries", async ({ page, browserLog }) => {
    browserLog.allow(/Failed to load resource|error loading dynamically imported/i);
    await page.route(/\/files-[^/]*\.js$/, (route) => route.abort());
    await opener(page).click();
    const dialog = page.getByRole("dialog", { name: "Download" });
    await dialog.getByRole("button", { name: "Print card" }).click();
    await expect(
      dialog.getByText(/^The print card could not be made\. Check your connection and try again\./),
    ).toBeVisible();
    await page.unroute(/\/files-[^/]*\.js$/);
    await dialog.getByRole("button", { name: "Print card" }).click();
    await expect.poll(() => seen(page)).toBe("1");
  });
});
