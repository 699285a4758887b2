// Whatever is clicked on a draft, no picture of it is exported without PREVIEW before this device's own record says that
// it is paid for. The test finds the exports itself: every control of the draft's card, and of the dialogs it opens.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { open, openCreatePaused, stored, toPreview } from "./helpers.ts";

const DRAFT = "draft";
const CONTROLS = "button:visible, a[href]:visible, select:visible, [role=menuitem]:visible";

/** An exported picture: how it was exported, and its drawing. */
interface Picture {
  readonly way: "file" | "share" | "print" | "clipboard";
  readonly markup: string;
}

/** Records exports. A PNG is known by the drawing that was rasterized for it. */
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
    // The test reads the drawing, so only the canvas's check is encoded.
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
      setTimeout(() => dispatchEvent(new Event("afterprint")));
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

/** The dashboard with one draft beside the samples and no downloads used, as another tab would have stored it. */
async function reset(page: Page) {
  if (!page.url().endsWith("/dashboard")) await open(page, "/dashboard");
  while ((await dialog(page).count()) > 0) {
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        window.pictures = [];
        indexedDB.open("profigure").onsuccess = ({ target }) => {
          const database: IDBDatabase = Reflect.get(target as object, "result");
          const transaction = database.transaction(["figures", "account"], "readwrite");
          const figures = transaction.objectStore("figures");
          figures.get("ingrid").onsuccess = (event) =>
            figures.put({ ...Reflect.get(event.target as object, "result"), id, payment: "unpaid" });
          transaction.objectStore("account").clear();
          transaction.oncomplete = () => {
            database.close();
            const tab = new BroadcastChannel("profigure");
            tab.postMessage("all");
            tab.close();
            resolve();
          };
        };
      }),
    DRAFT,
  );
  await expect(card(page).getByRole("button", { name: /^Purchase/ })).toBeVisible();
}
const card = (page: Page) => page.getByRole("article", { name: /Draft$/ });
const dialog = (page: Page) => page.getByRole("dialog");
/** The controls that can be clicked: those of the open dialog, or of the card. */
const controls = async (page: Page) => ((await dialog(page).count()) > 0 ? dialog(page) : card(page)).locator(CONTROLS);

/** Clicks a control and waits until the page responds. */
async function click(page: Page, index: number) {
  const before = await page.evaluate(() => window.viewState());
  await (await controls(page)).nth(index).click();
  await page.waitForFunction((then) => window.viewState() !== then, before);
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true], [data-print-sheet]"));
}

test("No picture of a draft is exported without PREVIEW before it is paid for, whatever is clicked", async ({
  page,
}) => {
  // Each control of the dialog is a walk of its own.
  test.setTimeout(process.env.TEST_ALL ? 240_000 : 90_000);
  await recordExports(page);
  await open(page, "/dashboard");
  await expect(page.locator("section[aria-busy=false]")).toBeVisible();
  const ways = new Set<string>();
  /** Clicks a path of controls from the card, with an option of the dialog chosen before the last, and returns the exports. */
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
  // Dragging, the browser's own menu and printing the page export what is on the screen.
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
      // A saved picture has several formats, which the long run takes one by one.
      for (let option = 1; option < options; option++) await walk([first, second], option);
    }
  }
  expect([...ways].sort()).toEqual(["file", "print"]);
});

declare global {
  interface Window {
    pictures: Picture[];
    /** The current dialog or card, and its content. */
    viewState: () => string;
  }
}

test("A saved drawing embeds the font of every letter in it", async ({ page }) => {
  await openCreatePaused(page);
  await toPreview(page);
  await page.clock.resume();
  await page.getByRole("textbox", { name: "Name" }).fill("Nguyễn Łucja");
  await page
    .getByRole("button", { name: /^Purchase for/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Download/ })
    .click();
  await page.getByRole("radio", { name: "Drawing" }).check();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("dialog").getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  const svg = await readFile(await file.path(), "utf8");
  expect(svg.match(/@font-face/g)).toHaveLength(3);
  expect(svg).toContain("U+1EA0-1EF9");
});

test("A browser that scrambles canvases saves no picture and counts none", async ({ page }) => {
  await page.addInitScript(() => {
    const noise = (length: number) => Uint8ClampedArray.from({ length }, () => Math.random() * 256);
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
      new ImageData(noise(width * height * 4), width, height);
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (...args) {
      const { width, height } = this;
      const pixels = new ImageData(noise(width * height * 4), width, height);
      const copy = Object.assign(document.createElement("canvas"), { width, height });
      copy.getContext("2d")?.putImageData(pixels, 0, 0);
      toBlob.apply(copy, args);
    };
    Object.assign(Navigator.prototype, { canShare: () => true });
    Clipboard.prototype.writeText = async () => {};
  });
  const saved: string[] = [];
  page.on("download", (file) => saved.push(file.suggestedFilename()));
  await open(page, "/dashboard");
  const maya = page.getByRole("article", { name: /^Maya Okonkwo/ });
  const counts = await maya.getByText(/^\d+ downloads$/).textContent();
  for (const format of ["Card", "Moving picture"]) {
    await maya.getByRole("button", { name: /^Download/ }).click();
    await dialog(page).getByRole("radio", { name: format, exact: true }).check();
    await dialog(page).getByRole("button", { name: "Download", exact: true }).click();
    await expect(dialog(page).getByText(SCRAMBLED)).toBeVisible();
    await page.keyboard.press("Escape");
  }
  expect(saved).toEqual([]);
  await expect(maya.getByText(counts ?? "")).toBeVisible();

  await maya.getByRole("button", { name: /^Download/ }).click();
  await dialog(page).getByRole("radio", { name: "Drawing", exact: true }).check();
  await dialog(page).getByRole("button", { name: "Download", exact: true }).click();
  await expect.poll(() => saved).toEqual(["maya-okonkwo-drawing.svg"]);

  await maya.getByRole("button", { name: /^Share/ }).click();
  await expect(page.getByRole("region", { name: /^Messages/ }).getByText(SCRAMBLED)).toBeVisible();
});
const SCRAMBLED = /^Your browser scrambles pictures .* Download the drawing \(SVG\) instead\.$/;
