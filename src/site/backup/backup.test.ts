import "fake-indexeddb/auto";
import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { DEFAULT_SETTINGS } from "../../domain/settings.ts";
import { toFigureDesign } from "../../figure/schema/design.ts";
import { readUnsavedDrafts, writeUnsavedDraft } from "../figure-session/unsaved-drafts.ts";
import { SAMPLE_PROFILE } from "../sample/account.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import { changeProfile } from "../store/actions.ts";
import { store } from "../store/store.ts";
import { backUp, checksumOf, conflictsOf, makeBackup, readBackup, restoreBackup, restoredMessage } from "./backup.ts";

const NOW = new Date("2026-01-01T00:00:00.000Z");
const bought = (id: string): CollectedFigure => ({
  id,
  design: toFigureDesign({ spec: { name: `Figure ${id}` }, skills: ["Knitting"] }),
  payment: "bought",
  createdAt: NOW.toISOString(),
  updatedAt: NOW.toISOString(),
  downloadCount: 3,
  shareCount: 2,
});
let text = "";
/** Creates a forged backup file with a valid checksum. */
const forge = (backup: object) => new Blob([JSON.stringify({ ...backup, checksum: checksumOf(backup) })]);

beforeAll(async () => {
  await store.change(["a"], ({ figures }) => void figures.set("a", bought("a")));
  const file = makeBackup(store.read(), [], NOW);
  expect(file.name).toBe("profigure-backup-2026-01-01.json");
  text = await file.text();
});

test("Restoring adds missing figures as unpaid drafts and overwrites none", async () => {
  await store.change(["a", "maya"], ({ figures }) => {
    figures.delete("a");
    figures.delete("maya");
  });
  const backup = await readBackup(new Blob([text]));
  if (typeof backup === "string") throw new Error(backup);
  expect(await restoreBackup(backup, [])).toMatchObject({ added: 2, present: 4, isSaved: true });
  const { figures } = store.read();
  expect(figures.find(({ id }) => id === "a")).toEqual({ ...bought("a"), payment: "unpaid" });
  expect(figures.find(({ id }) => id === "maya")?.payment).toBe("plan");
  expect(await restoreBackup(backup, [])).toMatchObject({ added: 0, present: 6, isSaved: true });
});

test("A backup made in a new tab contains the figures on the device", async () => {
  vi.resetModules();
  const { file, isRead } = await (await import("./backup.ts")).backUp();
  expect(isRead).toBe(true);
  expect(JSON.parse(await file.text()).figures).toContainEqual({ ...bought("a"), payment: "unpaid" });
});

test("Restoring a backup never adds a payment or changes the plan", async () => {
  const forged = JSON.parse(text);
  forged.figures.push({ ...bought("forged"), payment: "bought" });
  Object.assign(
    forged.figures.find(({ id }: CollectedFigure) => id === "maya"),
    bought("maya"),
  );
  forged.account.planUse = { plan: "legendary", downloadsUsed: 0 };
  expect(await readBackup(forge(forged))).toBe("damaged");
  delete forged.account.planUse;
  const backup = await readBackup(forge(forged));
  if (typeof backup === "string") throw new Error(backup);
  await store.change(["maya"], ({ figures }) => void figures.delete("maya"));
  await restoreBackup(backup, []);
  const { figures } = store.read();
  expect(figures.find(({ id }) => id === "forged")?.payment).toBe("unpaid");
  expect(figures.find(({ id }) => id === "maya")).toEqual(SAMPLE_COLLECTION.find(({ id }) => id === "maya"));
});

test("Restoring replaces a profile only if it is the sample or on request", async () => {
  const file = JSON.parse(text);
  file.account.profile = { name: "From the backup", email: "", headline: "" };
  file.account.settings = { ...DEFAULT_SETTINGS, socialSharing: true };
  const backup = await readBackup(forge(file));
  const ofSamples = await readBackup(new Blob([text]));
  if (typeof backup === "string" || typeof ofSamples === "string") throw new Error("damaged");

  expect(await conflictsOf(backup)).toEqual([]);
  await changeProfile({ name: "Zora", email: "", headline: "" });
  expect(await conflictsOf(backup)).toEqual(["profile"]);
  // The same is true in a new tab.
  vi.resetModules();
  expect(await (await import("./backup.ts")).conflictsOf(backup)).toEqual(["profile"]);
  expect((await restoreBackup(backup, []))?.replaced).toEqual(["settings"]);
  expect(store.read()).toMatchObject({ profile: { name: "Zora" }, settings: { socialSharing: true } });

  expect((await restoreBackup(backup, ["profile"]))?.replaced).toContain("profile");
  expect(store.read().profile.name).toBe("From the backup");
  expect(await conflictsOf(ofSamples)).toEqual([]);
  expect((await restoreBackup(ofSamples, []))?.replaced).toEqual([]);
  expect(store.read()).toMatchObject({ profile: { name: "From the backup" }, settings: { socialSharing: true } });
});

test("A backup's newest unsaved draft stays unsaved; others become drafts", async () => {
  const draft = (id: string) => ({
    id,
    design: bought(id).design,
    draft: null,
    isBought: false,
    savedAt: NOW.toISOString(),
  });
  const file = makeBackup({ ...store.read(), figures: [] }, [draft("newest"), draft("older")], NOW);
  const backup = await readBackup(file);
  if (typeof backup === "string") throw new Error(backup);
  writeUnsavedDraft(draft("here"));
  expect(await restoreBackup(backup, [])).toMatchObject({ added: 1 });
  expect(await restoreBackup(backup, [])).toMatchObject({ added: 0 });
  expect(
    readUnsavedDrafts()
      .drafts.map(({ id }) => id)
      .sort(),
  ).toEqual(["here", "newest"]);
  expect(store.read().figures.find(({ id }) => id === "older")?.payment).toBe("unpaid");
});

test("Restoring a backup that does not fit on the device changes nothing", async () => {
  const backup = await readBackup(new Blob([text]));
  if (typeof backup === "string") throw new Error(backup);
  const before = await store.ready();
  const extra = { ...backup, figures: [...backup.figures, bought("no-room")] };
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  const restored = await restoreBackup(extra, []);
  put.mockRestore();
  expect(restoredMessage(restored)).toMatch(/^This device could not save the backup, so nothing was changed/);
  expect(store.read().figures).toEqual(before.figures);
});

test.each([
  ["", "foreign"],
  ["hello", "foreign"],
  ["{}", "foreign"],
  ['{"profigure":"backup","version":99}', "newer"],
  ['{"profigure":"backup","version":2,"figures":[]}', "damaged"],
  ['{"profigure":"backup","version":1,"figures":[]}', "damaged"],
])("A file with the content %j is refused as %s", async (file, reason) => {
  expect(await readBackup(new Blob([file]))).toBe(reason);
});

test("A corrupted backup is refused, unless its content is unaffected", async () => {
  const before = JSON.stringify(store.read());
  const backup = await readBackup(new Blob([text]));
  expect(backup).toMatchObject({ leftOut: 0 });
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 1), fc.string({ unit: "binary", maxLength: 3 }), async (at, put) => {
      const cut = await readBackup(new Blob([text.slice(0, at)]));
      expect(["foreign", "damaged"]).toContain(cut);
      const changed = await readBackup(new Blob([text.slice(0, at) + put + text.slice(at + 1)]));
      if (typeof changed !== "string") expect(changed).toEqual(backup);
    }),
    { numRuns: 500 },
  );
  expect(JSON.stringify(store.read())).toBe(before);
});

test.each([
  ["2026-01-01T00:00:00+05", undefined],
  ["2026-02-30T00:00:00.000Z", undefined],
  ["0000-01-01T00:00:00+14:00", undefined],
  ["2026-01-01T00:00:00+05:00", "2025-12-31T19:00:00.000Z"],
])("A backup's figure with the date %s gets %s; an invalid one is left out", async (createdAt, expected) => {
  const { checksum, ...file } = JSON.parse(text);
  const old = { ...file, version: 1, figures: [{ ...bought("dated"), createdAt }, bought("sound")] };
  const backup = await readBackup(new Blob([JSON.stringify(old)]));
  if (typeof backup === "string") throw new Error(backup);
  expect(backup.figures.find(({ id }) => id === "dated")?.createdAt).toBe(expected);
  expect(backup.figures).toContainEqual(bought("sound"));
  expect(backup.leftOut).toBe(expected ? 0 : 1);
});

test("Damaged records are left out and counted, with or without a checksum", async () => {
  const { checksum, ...file } = JSON.parse(text);
  const figures = [null, { ...bought("paint"), design: null }, bought("whole"), { ...bought("many"), shareCount: -1 }];
  const account = { ...file.account, profile: { name: "N".repeat(1000) }, work: { id: "&" } };
  for (const blob of [
    forge({ ...file, figures, account }),
    new Blob([JSON.stringify({ ...file, version: 1, figures, account })]),
  ]) {
    const backup = await readBackup(blob);
    if (typeof backup === "string") throw new Error(backup);
    expect(backup).toEqual({
      figures: [bought("whole")],
      account: { settings: file.account.settings, profile: SAMPLE_PROFILE },
      unsaved: null,
      leftOut: 5,
    });
    expect(restoredMessage(await restoreBackup(backup, []))).toContain(
      "5 records were left out because they are damaged.",
    );
  }
});

test("A saved profile is the person’s, even with the sample’s texts", async () => {
  await changeProfile({ ...SAMPLE_PROFILE });
  const { file } = await backUp();
  await store.reset();
  const backup = await readBackup(file);
  if (typeof backup === "string") throw new Error(backup);
  expect((await restoreBackup(backup, []))?.replaced).toContain("profile");
  expect(store.read().profile).not.toBe(SAMPLE_PROFILE);
  await store.reset();
});

test("Reads a reformatted backup, and one of version 1 without a checksum", async () => {
  const backup = JSON.parse(text);
  const { work: unsaved, ...account } = backup.account;
  const content = { figures: backup.figures, account: { ...account, profile: SAMPLE_PROFILE }, unsaved, leftOut: 0 };
  expect(await readBackup(new Blob([JSON.stringify(backup, null, 2)]))).toEqual(content);
  const { checksum, ...rest } = backup;
  expect(await readBackup(new Blob([JSON.stringify({ ...rest, version: 1 })]))).toEqual(content);
  for (const wrong of [{ ...backup, version: 1 }, rest, { ...backup, checksum: checksum ^ 1 }])
    expect(await readBackup(new Blob([JSON.stringify(wrong)]))).toBe("damaged");
});
