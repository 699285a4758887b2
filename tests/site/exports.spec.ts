import type { BrowserContext, Page } from "@playwright/test";
import { few } from "../few.ts";
import { expect, RARE, test } from "./fixtures.ts";
import {
  deleteFigure,
  open,
  openCollection,
  openPaused,
  ownName,
  stored,
  toPreview,
  toWizardPreview,
} from "./helpers.ts";

// Save-Data would replace the font.
test.use({ savesData: false });

const DRAFT = "draft";
const CONTROLS = "button:visible:not([popovertarget]), a[href]:visible, select:visible, [role=menuitem]:visible";

/** An exported picture: how it was exported, and its drawing. */
interface Picture {
  readonly way: "file" | "share" | "print" | "clipboard";
  readonly markup: string;
}

/** Records exports. For a PNG, it records the drawing from which the PNG was made. */
const recordExports = (page: Page) =>
  page.addInitScript(() => {
    window.pictures = [];
    window.viewState = () => {
      const headings = document.querySelectorAll("h1, [role=dialog] h2, article h3");
      return [location.href, ...[...headings].map((heading) => heading.textContent)].join();
    };
    let rasterized = "";
    const note = async (way: Picture["way"], blob: Blob) => {
      if (blob.type === "image/svg+xml") window.pictures.push({ way, markup: await blob.text() });
      else if (blob.type.startsWith("image/")) window.pictures.push({ way, markup: rasterized });
    };
    const { drawImage } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.drawImage = function (...args: unknown[]) {
      const [image] = args;
      if (image instanceof HTMLImageElement) rasterized = atob(image.src.split("base64,")[1] ?? "");
      return Reflect.apply(drawImage, this, args);
    };
    // Skips encoding the PNG, because the test reads the drawing. Only the small canvas that detects scrambling is
    // encoded.
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done) {
      if (this.width < 100) toBlob.call(this, done);
      else done(new Blob([new Uint8Array(64)], { type: "image/png" }));
    };
    const { createObjectURL } = URL;
    URL.createObjectURL = (source: Blob) => {
      void note("file", source);
      return createObjectURL(source);
    };
    window.print = () => {
      window.pictures.push({
        way: "print",
        markup: (document.querySelector("[data-print-sheet]") ?? document.body).innerHTML,
      });
      // The card is removed when the page is used again.
      setTimeout(() => dispatchEvent(new PointerEvent("pointermove")));
    };
    Object.assign(Navigator.prototype, {
      canShare: () => true,
      share: async ({ files = [] }: ShareData) => void (await Promise.all(files.map((file) => note("share", file)))),
    });
    Clipboard.prototype.write = async (items) => {
      for (const item of items) for (const type of item.types) await note("clipboard", await item.getType(type));
    };
  });
const exportsOf = (page: Page) =>
  page.evaluate(() =>
    window.pictures.map(({ way, markup }) => ({ way, isMarked: markup.includes('data-slot="watermark"') })),
  );

/**
 * Opens the dashboard with one draft among the samples and with no downloads used. Writes them to the database, as
 * another tab would.
 */
async function reset(page: Page) {
  if (!page.url().endsWith("/dashboard")) await open(page, "/dashboard");
  while ((await dialog(page).count()) > 0) {
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.evaluate(
    ([name, id]) =>
      new Promise<void>((resolve) => {
        window.pictures = [];
        indexedDB.open(name).onsuccess = ({ target }) => {
          const database: IDBDatabase = Reflect.get(target as object, "result");
          const transaction = database.transaction(["figures", "account"], "readwrite");
          const figures = transaction.objectStore("figures");
          figures.get("ingrid").onsuccess = (event) =>
            figures.put({ ...Reflect.get(event.target as object, "result"), id, payment: "unpaid" });
          transaction.objectStore("account").clear();
          transaction.oncomplete = () => {
            database.close();
            const tab = new BroadcastChannel(name);
            tab.postMessage("all");
            tab.close();
            resolve();
          };
        };
      }),
    [ownName("profigure"), DRAFT] as const,
  );
  await expect(card(page).getByRole("button", { name: /^Purchase/ })).toBeVisible();
}

/**
 * Counts the pictures of figures on the page, on screen or in print, and lists those without PREVIEW. The editor's
 * options do not count, because they show only parts of a figure and are not printed.
 */
async function picturesOn(page: Page, media: "screen" | "print") {
  await page.emulateMedia({ media });
  const pictures = await page.evaluate((media) => {
    const parts = media === "print" ? ", svg[data-slot=body-thumb], svg[data-slot=head-thumb]" : "";
    const roots = "svg[data-slot^=figure-], svg[data-slot=picture-preview], svg[data-slot=print-card]";
    return [...document.querySelectorAll(roots + parts)]
      .filter((svg) => !svg.parentElement?.closest("svg") && svg.checkVisibility())
      .map((svg) => ({
        slot: svg.getAttribute("data-slot"),
        isMarked: svg.querySelector("[data-slot=watermark]") !== null,
      }));
  }, media);
  await page.emulateMedia({ media: null });
  return { count: pictures.length, unmarked: pictures.flatMap(({ slot, isMarked }) => (isMarked ? [] : slot)) };
}
/** Expects at least one picture on the page and PREVIEW on each, because no figure in this test is paid for. */
async function expectMarked(page: Page, step: string) {
  for (const media of ["screen", "print"] as const) {
    const { count, unmarked } = await picturesOn(page, media);
    expect(unmarked, `${step}, ${media}`).toEqual([]);
    expect(count, `${step}, ${media}`).toBeGreaterThan(0);
  }
}
const card = (page: Page) => page.getByRole("article", { name: /Draft$/ });
const dialog = (page: Page) => page.getByRole("dialog");
/** Returns the enabled controls in the open dialog, or else on the card. */
const controls = async (page: Page) => ((await dialog(page).count()) > 0 ? dialog(page) : card(page)).locator(CONTROLS);

/** Clicks the control with this index and waits until the page responds. */
async function click(page: Page, index: number) {
  const before = await page.evaluate(() => window.viewState());
  await (await controls(page)).nth(index).click();
  await page.waitForFunction((then) => window.viewState() !== then, before);
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true], [data-print-sheet]"));
}

test("No control exports an unpaid picture without PREVIEW on it", async ({ page }) => {
  // The test is long, because each control of the dialog is tested from the start.
  test.setTimeout(process.env.TEST_ALL ? 240_000 : 90_000);
  await recordExports(page);
  await openCollection(page);
  const ways = new Set<string>();
  /**
   * Clicks a sequence of controls, starting on the card, and returns the exports. If `option` is given, it selects that
   * option of the dialog before the last click.
   */
  const walk = async (path: readonly number[], option?: number) => {
    await reset(page);
    for (const [step, index] of path.entries()) {
      if (step === path.length - 1 && option !== undefined) await dialog(page).getByRole("radio").nth(option).check();
      await click(page, index);
    }
    const pictures = await exportsOf(page);
    const [record] = (await stored(page)).figures as { payment: string }[];
    for (const { way, isMarked } of pictures) {
      ways.add(way);
      expect(isMarked || record?.payment !== "unpaid", `${way} by ${path} with option ${option}`).toBe(true);
    }
    return pictures.some(({ way }) => way === "file");
  };

  await reset(page);
  // The card has no image element, so that the browser's context menu and dragging cannot save a picture.
  await expect(card(page).locator("img, canvas, video")).toHaveCount(0);
  await expect(card(page).locator("svg[data-slot=figure-box] [data-slot=watermark]")).toHaveCount(1);

  const onCard = await (await controls(page)).count();
  for (let first = 0; first < onCard; first++) {
    await walk([first]);
    if ((await dialog(page).count()) === 0) continue;
    const inDialog = await (await controls(page)).count();
    const options = process.env.TEST_ALL ? await dialog(page).getByRole("radio").count() : 1;
    for (let second = 0; second < inDialog; second++) {
      if (!(await walk([first, second]))) continue;
      // If there are several formats, the long run tests each.
      for (let option = 1; option < options; option++) await walk([first, second], option);
    }
  }
  expect([...ways].sort()).toEqual(["file", "print"]);
});

declare global {
  interface Window {
    pictures: Picture[];
    /** Returns the content of the current dialog or card. */
    viewState: () => string;
  }
}

/** Opens the checkout, which also shows a picture, and closes it. */
async function checkOut(page: Page, opener: string) {
  await page.getByRole("button", { name: opener, exact: true }).first().click();
  await expect(dialog(page).locator("svg[data-slot=figure-box]").first()).toBeVisible();
  await expectMarked(page, opener);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test("No page shows or prints an unpaid figure without PREVIEW on it", async ({ page }) => {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const inDialog = (name: string) => dialog(page).getByRole("button", { name, exact: true });
  await open(page, "/");
  await toWizardPreview(page);
  await expectMarked(page, "Step 3");
  await checkOut(page, "Purchase");

  await openPaused(page, "/create");
  await toPreview(page);
  await page.clock.resume();
  await page.getByRole("textbox", { name: "Name" }).fill("Own Person");
  await expectMarked(page, "Preview");
  for (const tab of few(await page.getByRole("tab").all(), 2)) {
    await tab.click();
    await expectMarked(page, `Looks, ${await tab.textContent()}`);
  }
  await checkOut(page, "Purchase for $18.99");
  await button("Save to Drafts").click();
  await expect(page.getByRole("status")).toHaveText(/^Saved to drafts/);
  await expectMarked(page, "Saved");

  await open(page, "/dashboard");
  const drawn = card(page).locator("svg[data-slot=figure-box]");
  await expect(drawn).toBeVisible();
  await expectMarked(page, "Collection");
  await checkOut(page, "Purchase for $18.99: Own Person");
  await button("Download with your plan (1 left): Own Person").click();
  const preview = dialog(page).locator("[data-slot=picture-preview]");
  await expect(preview).toBeVisible();
  for (const format of few(await dialog(page).getByRole("radio").all(), 2)) {
    await format.check();
    await expect(preview).toHaveAttribute("data-format", await format.inputValue());
    await expectMarked(page, `Download, ${await format.inputValue()}`);
  }
  await dialog(page).getByRole("radio", { name: "Card" }).check();
  await dialog(page).getByRole("checkbox").check();
  await expect(preview.locator("[data-slot=link-code]")).toBeVisible();
  await expectMarked(page, "Download, with a code");
  await inDialog("Close").click();
  await deleteFigure(page, "Own Person");
  await button("Undo Own Person deleted.").click();
  await expect(drawn).toBeVisible();
  await expectMarked(page, "Undone");

  await page.getByRole("tab", { name: "Account" }).click();
  await button("Use in my profile").click();
  await inDialog("Save").click();
  await expect(page.getByText("Sample profile. Edit it to make it yours.")).toHaveCount(0);
  expect(await picturesOn(page, "screen")).toEqual({ count: 0, unmarked: [] });
  await page.getByRole("tab", { name: "Collection" }).click();
  await button("Resume Own Person").click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Own Person");
  await expectMarked(page, "Resumed");
  expect((await stored(page)).figures).toMatchObject([{ payment: "unpaid", downloadCount: 0 }]);
});

test.describe("with two tabs and one remaining download", () => {
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const inDialog = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });
  const uses = (page: Page) =>
    page.evaluate(
      (name) =>
        new Promise((resolve) => {
          indexedDB.open(name).onsuccess = ({ target }) => {
            const database: IDBDatabase = Reflect.get(target as object, "result");
            database.transaction("account").objectStore("account").get("planUse").onsuccess = (event) => {
              database.close();
              resolve(Reflect.get(event.target as object, "result").downloadsUsed);
            };
          };
        }),
      ownName("profigure"),
    );

  /** Opens the dashboard in two tabs. The first one does not hear of the other's changes. */
  async function openTwo(context: BrowserContext, page: Page) {
    await recordExports(page);
    await page.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => {};
    });
    await openCollection(page);
    const other = await context.newPage();
    await open(other, "/dashboard");
    return other;
  }
  async function useLast(other: Page) {
    await button(other, "Download Ngozi Bankole").click();
    await inDialog(other, "Download").click();
    await expect(other.getByRole("status")).toHaveText("Saved ngozi-bankole-post.png.");
  }

  for (const [place, prepare, press, answer] of [
    ["Download", "Download Tomás Herrera", "Download", /^No downloads are left on your plan\. Nothing was saved\./],
    ["Print card", "Download Tomás Herrera", "Print card", /^No downloads are left on your plan\. Nothing was saved\./],
    [
      "Share",
      "Share Tomás Herrera",
      "Share picture",
      /^Link shared\. No downloads are left on your plan for the picture\./,
    ],
  ] as const)
    test(`${place} hands out no picture after the last one is used`, RARE, async ({ page, context }) => {
      const other = await openTwo(context, page);
      await button(page, prepare).click();
      await expect(inDialog(page, press)).toBeVisible();
      await useLast(other);
      await inDialog(page, press).click();
      await expect(page.getByText(answer).first()).toBeVisible();
      expect(await exportsOf(page)).toEqual([]);
      expect(await uses(page)).toBe(2);
    });

  test("The checkout's pictures use no download without asking", RARE, async ({ page, context }) => {
    const other = await openTwo(context, page);
    await openPaused(page, "/");
    await page.getByRole("link", { name: "Choose Premium" }).click();
    await expect(page.getByRole("heading", { name: "Create Your Action Hero" })).toBeVisible();
    await toPreview(page);
    await page.clock.resume();
    await button(page, "Purchase for $18.99").first().click();
    await inDialog(page, "Confirm").click();
    await expect(inDialog(page, "Save Profile")).toBeVisible();
    await open(other, "/dashboard?tab=account");
    await button(other, "Manage Subscription").click();
    await other.getByRole("radio", { name: /Basic/ }).check();
    await button(other, "Switch to Basic").click();
    await expect(other.getByRole("status")).toHaveText(/^You are on Basic now/);
    await inDialog(page, "Save Profile").click();
    await expect(
      page.getByText(/^This uses one of your plan’s downloads now, so nothing was saved\./).first(),
    ).toBeVisible();
    await expect(inDialog(page, "Save picture")).toHaveCount(0);
    expect(await exportsOf(page)).toEqual([]);
    expect(await uses(page)).toBe(1);
  });
});
