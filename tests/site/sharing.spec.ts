import type { Page } from "@playwright/test";
import { expect, RARE, test } from "./fixtures.ts";
import {
  card,
  deleteFigure,
  EMPTY_STORAGE,
  inDialog,
  notice,
  open,
  recordAnnouncements,
  savedFile,
  status,
  stored,
  toPreviewNow,
  warnsBeforeUnload,
} from "./helpers.ts";

test.describe("sharing", () => {
  /** Makes the share sheet fail with these errors, then take everything. */
  const withSheet = (page: Page, ...errors: string[]) =>
    page.addInitScript((names) => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.assign(Navigator.prototype, {
        canShare: () => true,
        share: async ({ files, text, url }: ShareData) => {
          const name = names.shift();
          document.documentElement.dataset.asked = "";
          if (name) throw new DOMException("No.", name);
          shared.push({ files: files?.map(({ name, type }) => [name, type]), text, url });
        },
      });
    }, errors);
  const shared = (page: Page) => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);

  test("Sharing a picture uses a download; with none left, the link is shared", async ({ page }) => {
    await withSheet(page);
    await open(page, "/dashboard");
    const ask = page.getByRole("dialog", { name: "Share" });
    await page.getByRole("button", { name: "Share Ingrid Sørensen" }).click();
    await expect(ask).toContainText("1 download remaining. Sharing the picture uses one, as a download does.");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Share Ingrid Sørensen" })).toBeFocused();
    await page.getByRole("button", { name: "Share Ingrid Sørensen" }).click();
    await inDialog(page, "Share", "Share link").click();
    await expect(status(page)).toHaveText("Link shared.");
    await expect(page.getByText("No downloads left on Basic")).toHaveCount(0);
    await page.getByRole("button", { name: "Share Ingrid Sørensen" }).click();
    await inDialog(page, "Share", "Share picture").click();
    await expect(card(page, "Ingrid Sørensen").getByText("14 shares")).toBeVisible();
    await expect(card(page, "Ingrid Sørensen").getByText("36 downloads")).toBeVisible();
    await page.getByRole("button", { name: "Share Ingrid Sørensen" }).click();
    await expect(card(page, "Ingrid Sørensen").getByText("15 shares")).toBeVisible();
    await expect(card(page, "Maya Okonkwo").getByRole("button", { name: /No downloads left/ })).toBeVisible();
    await page.getByRole("button", { name: "Share Maya Okonkwo" }).click();
    await expect(status(page)).toHaveText("Link shared. No downloads are left on your plan for the picture.");
    await expect(card(page, "Maya Okonkwo").getByText("10 shares")).toBeVisible();
    await page.getByRole("tab", { name: "Account" }).click();
    await page.getByRole("switch", { name: "Social Sharing" }).click();
    await expect(status(page)).toHaveText("Saved");
    await page.getByRole("tab", { name: "Collection" }).click();
    await page.getByRole("button", { name: "Share Ingrid Sørensen" }).click();
    await expect(card(page, "Ingrid Sørensen").getByText("16 shares")).toBeVisible();
    const text = "It’s official: I’m an action figure. Hero edition, cape included.";
    const picture = { files: [["ingrid-sørensen-post.png", "image/png"]], text: expect.any(String) };
    const url = expect.stringMatching(/\/create#f=2\./);
    const link = { text: expect.any(String), url };
    expect(await shared(page)).toEqual([link, picture, picture, { text, url }, { ...picture, url }]);
  });

  test("Share is the first action for a bought figure, and is counted", async ({ page }) => {
    await withSheet(page);
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    const done = page.getByRole("dialog", { name: /^It’s yours/ });
    await expect(inDialog(page, /^It’s yours/, "Share")).toBeFocused();
    // The thumbnails' texts come before the names.
    await expect(done.getByRole("button").filter({ hasText: /./ })).toHaveText([
      "Another",
      "Share",
      "Save picture",
      /Save Post$/,
      /Save Profile$/,
      /Save Cover$/,
      /Print Desk card$/,
    ]);
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText("Shared.");
    expect(await shared(page)).toMatchObject([{ files: [["maya-okonkwo-post.png", "image/png"]] }]);
    await done.getByRole("link", { name: "View Dashboard" }).click();
    await expect(card(page, "Maya Okonkwo").first().getByText("1 share")).toBeVisible();
  });

  test("Canceling the share sheet announces and counts nothing", RARE, async ({ page }) => {
    await withSheet(page, "AbortError");
    await open(page, "/dashboard");
    const announcements = await recordAnnouncements(page);
    await page.getByRole("button", { name: "Share Maya Okonkwo" }).click();
    await inDialog(page, "Share", "Share picture").click();
    await page.waitForFunction(() => "asked" in document.documentElement.dataset);
    await expect(page.getByRole("button", { name: "Share Maya Okonkwo" })).not.toHaveAttribute("aria-busy", "true");
    // Deletes a figure and waits until that is saved. A counted share would be saved before it.
    await deleteFigure(page, "Viktor Lindqvist");
    await expect.poll(() => warnsBeforeUnload(page)).toBe(false);
    await expect(card(page, "Maya Okonkwo").getByText("9 shares")).toBeVisible();
    expect(await announcements()).toEqual(["Viktor Lindqvist deleted."]);
  });

  const sharePicture = async (page: Page) => {
    await page.getByRole("button", { name: "Share Maya Okonkwo" }).click();
    await inDialog(page, "Share", "Share picture").click();
  };

  test("A picture that took too long is kept for a second tap", RARE, async ({ page }) => {
    await withSheet(page, "NotAllowedError");
    await open(page, "/dashboard");
    await sharePicture(page);
    await expect(status(page)).toHaveText("The picture is ready.");
    await expect(card(page, "Maya Okonkwo").getByText("9 shares")).toBeVisible();
    await expect(card(page, "Maya Okonkwo").getByRole("button", { name: /^Download/ })).toBeVisible();
    await page.getByRole("button", { name: "Share The picture is ready." }).click();
    await expect(status(page)).toHaveText("Shared.");
    await expect(card(page, "Maya Okonkwo").getByText("10 shares")).toBeVisible();
    expect(await shared(page)).toMatchObject([{ files: [["maya-okonkwo-post.png", "image/png"]] }]);
  });

  for (const errors of [["DataError"], ["NotAllowedError", "NotAllowedError"]])
    test(`A refused share sheet says so and copies the link: ${errors}`, RARE, async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await withSheet(page, ...errors);
      await open(page, "/dashboard");
      await sharePicture(page);
      if (errors.length > 1) await page.getByRole("button", { name: "Share The picture is ready." }).click();
      await expect(status(page)).toHaveText("Link and caption copied. Your browser refused to share the picture.");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/create#f=2\./);
      // The picture was not handed out, so its download is left.
      await expect(card(page, "Maya Okonkwo").getByText("10 shares")).toBeVisible();
      await expect(
        card(page, "Ingrid Sørensen").getByRole("button", { name: "Download Ingrid Sørensen" }),
      ).toBeVisible();
      expect(await shared(page)).toEqual([]);
    });

  test("Without a share sheet, a link to an unpaid copy is copied", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Share Ngozi Bankole" }).click();
    await expect(status(page)).toHaveText(/^Link and caption copied/);
    await expect(card(page, "Ngozi Bankole").getByText("18 shares")).toBeVisible();
    const [, link = ""] = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
    expect(link.length).toBeLessThanOrEqual(2000);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Ngozi Bankole made this figure" })).toBeFocused();
    await expect(page.getByRole("img", { name: /PREVIEW, watermarked/ }).first()).toBeVisible();
    await expect(page.getByText("$18.99")).toHaveCount(0);
    await page.getByRole("button", { name: "Open a copy" }).click();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Ngozi Bankole");
    expect((await stored(page)).figures).toEqual([]);
  });

  test("If copying is refused, the link is shown and no share is counted", RARE, async ({ page }) => {
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException("No.", "NotAllowedError"));
    });
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Share Maya Okonkwo" }).click();
    const dialog = page.getByRole("dialog", { name: "Copy the link by hand" });
    await expect(dialog.getByRole("textbox", { name: "Figure link" })).toHaveValue(/\/create#f=2\./);
    await page.keyboard.press("Escape");
    await expect(card(page, "Maya Okonkwo").getByText("9 shares")).toBeVisible();
  });
});

test("A figure link of a newer version says so and to reload", RARE, async ({ page }) => {
  await open(page, "/create#f=3.abc.def%20");
  await expect(notice(page, "This figure link is newer than this page")).toBeVisible();
  await expect(page.getByText(/^It comes from a newer version of the site, .* Reload this page\./)).toBeVisible();
});

test.describe("inside another app's browser", () => {
  test.use({
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 [LinkedInApp]/9.30",
  });
  const OPEN_IN_BROWSER = /^This app can’t save or print\. Open in your browser: tap ⋯, then “Open in browser”\./;

  /** Presses a button that saves a file, and expects advice instead of the file. */
  async function expectAdvice(page: Page, press: () => Promise<void>) {
    const saved: unknown[] = [];
    page.on("download", (file) => saved.push(file));
    await press();
    await expect(status(page)).toHaveText(OPEN_IN_BROWSER);
    await expect(page.getByText(/^Saved/)).toHaveCount(0);
    expect(saved).toEqual([]);
  }

  for (const act of ["Download", "Print card"])
    test(`${act} says how to leave the app, and counts nothing`, RARE, async ({ page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await open(page, "/dashboard");
      await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
      await expectAdvice(page, () => inDialog(page, "Download", act).click());
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(card(page, "Ingrid Sørensen").getByText("36 downloads")).toBeVisible();
      await expect(page.getByRole("button", { name: "Download Maya Okonkwo" })).toBeVisible();
      await page.getByRole("button", { name: /^Share This app/ }).click();
      await expect(status(page)).toHaveText(/^Link and caption copied\./);
    });

  test("The checkout's pictures, Back up and Save QR code save nothing", RARE, async ({ page }) => {
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    await expectAdvice(page, () => inDialog(page, /^It’s yours/, "Save Profile").click());
    await open(page, "/dashboard");
    await expectAdvice(page, () => page.getByRole("button", { name: "Back up" }).click());
    await page.getByRole("tab", { name: "Referrals" }).click();
    await expectAdvice(page, () => page.getByRole("button", { name: "Save QR code" }).click());
  });

  test("Back up offers the app's share sheet, where there is one", RARE, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shared: [] });
      Object.assign(Navigator.prototype, {
        canShare: () => true,
        share: async ({ files = [] }: ShareData) =>
          Reflect.get(window, "shared").push(...files.map((file) => file.name)),
      });
    });
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Back up" }).click();
    await page.getByRole("button", { name: /^Share This app/ }).click();
    await expect(status(page)).toHaveText("Shared.");
    expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([
      expect.stringMatching(/backup.*\.json$/),
    ]);
  });
});

test("A damaged figure link shows an error above the form", async ({ page }) => {
  await open(page, "/create#f=2.abc.def");
  await expect(notice(page, "This figure link is damaged")).toBeVisible();
  await expect(status(page)).toHaveText("This figure link is damaged");
  await expect(page.getByRole("textbox", { name: "LinkedIn profile URL" })).toBeVisible();
  expect(await stored(page)).toEqual(EMPTY_STORAGE);
});

test("The QR code of the referral link can be saved", RARE, async ({ page }) => {
  await open(page, "/dashboard?tab=referrals");
  await expect(page.getByRole("img", { name: "QR code of your referral link" })).toBeVisible();
  const { name, bytes } = await savedFile(page, () => page.getByRole("button", { name: "Save QR code" }).click());
  expect(name).toBe("profigure-referral-qr.svg");
  expect(bytes.toString()).toContain("<path");
});
