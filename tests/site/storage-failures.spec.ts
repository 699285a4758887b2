import type { BrowserContext } from "@playwright/test";
import { expect, RARE, test } from "./fixtures.ts";
import {
  cards,
  deleteFigure,
  inDialog,
  nameField,
  notice,
  open,
  openCollection,
  resumeUnsaved,
  savedFile,
  status,
  stored,
  toPreviewNow,
  toWizardPreview,
  waitForHydration,
  warnsBeforeUnload,
} from "./helpers.ts";

/** Makes opening the database throw, as in browsers with storage disabled. */
const refuseStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  });
/** Makes writes fail as if storage were full, until `window.room` is set. */
const fillStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args) {
      if (this.transaction.mode !== "readonly" && !("room" in window))
        throw new DOMException("No room.", "QuotaExceededError");
      return put.apply(this, args);
    };
  });
const REFUSABLE = ["indexedDB", "localStorage", "BroadcastChannel", "caches", "serviceWorker"];
/** Makes reading these APIs throw, as in Firefox with site data blocked. */
const refuse = (context: BrowserContext, names: readonly string[]) =>
  context.addInitScript((refused) => {
    for (const name of refused) {
      Object.defineProperty(name === "serviceWorker" ? Navigator.prototype : window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  }, names);

for (const refused of [REFUSABLE, ...REFUSABLE.map((name) => [name])])
  test(`Without ${refused.join(", ")}, an edit survives or a notice appears`, RARE, async ({ page, context }) => {
    await refuse(context, refused);
    await toPreviewNow(page);
    await page.evaluate(() => dispatchEvent(new Event("offline")));
    await expect(status(page)).toHaveText(/^You’re offline/);
    await nameField(page).fill("Not Lost");
    if (refused.includes("indexedDB")) await expect(page.getByText(/changes will not be saved/)).toBeVisible();
    else if (refused.includes("localStorage"))
      await expect(notice(page, "Your changes are in this tab only")).toBeVisible();
    expect(await warnsBeforeUnload(page)).toBe(refused.includes("localStorage"));
    await page.reload();
    if (refused.includes("localStorage")) {
      // Waits until the form has replaced the figure's history entry. Otherwise that navigation could undo the next
      // one.
      await page.waitForFunction(() => history.state?.usr !== "figure");
    } else {
      await resumeUnsaved(page).click();
      await expect(nameField(page)).toHaveValue("Not Lost");
    }
    await open(page, "/dashboard");
    await expect(cards(page)).toHaveCount(5);
  });

test.describe("with refused storage", () => {
  test.beforeEach(({ context }) => refuseStorage(context));

  test("The site works in this tab and shows a notice", async ({ page }) => {
    await open(page, "/dashboard");
    await expect(notice(page, "This browser isn’t saving data for this site")).toBeVisible();
    await deleteFigure(page, "Viktor Lindqvist");
    await expect(cards(page)).toHaveCount(4);
    await page.getByRole("tab", { name: "Account" }).click();
    await page.getByRole("switch", { name: "Social Sharing" }).click();
    await expect(page.getByRole("switch", { name: "Social Sharing" })).toBeChecked();
  });

  test("A purchase and a backup mention that data is in this tab only", RARE, async ({ page }) => {
    await open(page, "/");
    await toWizardPreview(page);
    await page.getByRole("button", { name: "Purchase", exact: true }).click();
    await inDialog(page, "Demo checkout", "Confirm").click();
    const done = page.getByRole("dialog", { name: /^It’s yours/ });
    await expect(done.getByText(/^It is in your collection in this tab only/)).toBeVisible();
    await expect(done.getByText(/on this device/)).toHaveCount(0);
    await done.getByRole("link", { name: "View Dashboard" }).click();
    await expect(cards(page)).toHaveCount(6);
    await savedFile(page, () => page.getByRole("button", { name: "Back up" }).first().click());
    await expect(status(page)).toHaveText(
      /has only this tab’s data, because the browser’s storage could not be read\.$/,
    );
  });

  test("A draft stays in the tab, which is announced", RARE, async ({ page }) => {
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(status(page)).toHaveText(
      "Not in your drafts yet, because this browser’s storage didn’t take it. Your changes are saved on this device.",
    );
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await expect(cards(page)).toHaveCount(6);
  });
});

test("A draft that could not be read is not called deleted, with a retry", RARE, async ({ page }) => {
  await toPreviewNow(page);
  await nameField(page).fill("Zora Neale");
  await page.getByRole("button", { name: "Save to Drafts" }).click();
  await expect(status(page)).toHaveText(/^Saved to drafts/);
  const [draft] = (await stored(page)).figures as { id: string }[];
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    Object.assign(window, { refusals: 0, isAllowed: false });
    IDBFactory.prototype.open = function (...args) {
      if (Reflect.get(window, "isAllowed")) return open.apply(this, args);
      Object.assign(window, { refusals: Reflect.get(window, "refusals") + 1 });
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  });
  const refusals = () => page.evaluate(() => Reflect.get(window, "refusals"));
  await open(page, `/create?figure=${draft?.id}`);
  await expect(notice(page, "Your figures could not be read")).toBeVisible();
  await expect(status(page)).toHaveText("Your figures could not be read");
  await expect(page.getByText(/deleted in the meantime/)).toHaveCount(0);
  const again = page.getByRole("button", { name: "Try again" });
  const before = await refusals();
  await again.click();
  await expect.poll(refusals).toBeGreaterThan(before);
  await expect(again).toBeFocused();
  await page.evaluate(() => Object.assign(window, { isAllowed: true }));
  await again.click();
  await expect(nameField(page)).toHaveValue("Zora Neale");
  await expect(notice(page, "Your figures could not be read")).toHaveCount(0);
});

test("While the database opens slowly, the collection says so", RARE, async ({ page }) => {
  // Only for a device with changes; others see the samples at once.
  await open(page, "/dashboard");
  await deleteFigure(page, "Viktor Lindqvist");
  await expect.poll(() => warnsBeforeUnload(page)).toBe(false);
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    const busy = new Promise((resolve) => Object.assign(window, { answer: resolve }));
    IDBFactory.prototype.open = function (...args) {
      const request = open.apply(this, args);
      const { addEventListener } = request;
      request.addEventListener = (type: string, listener: EventListener) =>
        addEventListener.call(request, type, (event) => void busy.then(() => listener(event)));
      return request;
    };
  });
  await page.clock.install();
  await page.reload();
  await waitForHydration(page);
  await page.clock.runFor(60_000);
  await expect(notice(page, "Opening your collection…")).toBeVisible();
  await page.evaluate(() => Reflect.get(window, "answer")());
  await expect(cards(page)).toHaveCount(4);
  await expect(notice(page, "Opening your collection…")).toHaveCount(0);
});

test.describe("with full storage", () => {
  test("A download that cannot be counted is not saved, with a message", RARE, async ({ page, context }) => {
    await openCollection(page);
    await fillStorage(context);
    await page.reload();
    await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: /SVG/ }).check();
    await dialog.getByRole("button", { name: "Download", exact: true }).click();
    await expect(dialog).toContainText("This device could not count the download, so nothing was saved.");
    await expect(dialog).toContainText("1 download remaining");
  });

  test("A backup works, and a draft can be saved once there is space", RARE, async ({ page, context }) => {
    await openCollection(page);
    await fillStorage(context);
    await toPreviewNow(page);
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(notice(page, "This device is full")).toBeVisible();
    const { name } = await savedFile(page, () => page.getByRole("button", { name: "Back up" }).click());
    expect(name).toContain("backup");
    await page.evaluate(() => Object.assign(window, { room: true }));
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(status(page)).toHaveText(/^Saved to drafts/);
    await expect(notice(page, "This device is full")).toHaveCount(0);
    expect((await stored(page)).figures).toHaveLength(1);
  });

  test("A purchase that cannot be saved does not happen, with a message", RARE, async ({ page, context }) => {
    await openCollection(page);
    await fillStorage(context);
    await toPreviewNow(page);
    await nameField(page).fill("Not Bought");
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
    await expect(status(page)).toHaveText(/so nothing was bought\. Free up space, then try again\.$/);
    await expect(page.getByRole("button", { name: "Purchase for $18.99" })).toBeVisible();
    await page.reload();
    await resumeUnsaved(page).click();
    await expect(nameField(page)).toHaveValue("Not Bought");
  });
});

test("Damaged records are set aside and can be saved as a file", RARE, async ({ page }) => {
  await openCollection(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open("profigure");
        request.onsuccess = () => {
          const transaction = request.result.transaction(["figures", "account"], "readwrite");
          const figures = transaction.objectStore("figures");
          figures.put({ id: "broken", payment: "bought" });
          figures.get("maya").onsuccess = ({ target }) =>
            figures.put({ ...Reflect.get(target as object, "result"), createdAt: "2026-01-01T00:00:00+05" });
          transaction.objectStore("account").put("on", "settings");
          transaction.oncomplete = resolve;
        };
      }),
  );
  await page.reload();
  await expect(notice(page, "3 records could not be read")).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  await page.getByRole("tab", { name: "Account" }).click();
  await page.getByRole("switch", { name: "Social Sharing" }).click();
  await expect(status(page)).toHaveText("Saved");
  await open(page, "/dashboard");
  await expect(notice(page, "3 records could not be read")).toBeVisible();
  const { bytes } = await savedFile(page, () => page.getByRole("button", { name: "Save them as a file" }).click());
  const [figure, maya, settings] = JSON.parse(bytes.toString());
  expect([figure, maya.id, ...Object.values(settings)]).toEqual([{ id: "broken", payment: "bought" }, "maya", "on"]);
});
