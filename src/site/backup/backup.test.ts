import "fake-indexeddb/auto";
import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { DEFAULT_SETTINGS } from "../../domain/settings.ts";
import { toFigureDesign } from "../../figure/schema/design.ts";
import { clearUnsavedDrafts, readUnsavedDrafts, writeUnsavedDraft } from "../figure-session/unsaved-drafts.ts";
import { SAMPLE_PROFILE } from "../sample/account.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import { changePlan, changeProfile } from "../store/actions.ts";
import type { UnsavedDraft } from "../store/schema.ts";
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
  expect(await restoreBackup(backup, [])).toMatchObject({ added: 1, samples: 1, present: 4, isSaved: true });
  const { figures } = store.read();
  expect(figures.find(({ id }) => id === "a")).toEqual({ ...bought("a"), payment: "unpaid" });
  expect(figures.find(({ id }) => id === "maya")?.payment).toBe("plan");
  expect(await restoreBackup(backup, [])).toMatchObject({ added: 0, samples: 0, present: 6, isSaved: true });
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
  expect(figures.find(({ id }) => id === "maya")).toBeUndefined();
  expect(figures.find(({ design }) => design.spec.name === "Figure maya")?.payment).toBe("unpaid");
});

describe("On a device with other data", () => {
  const IDS = ["a", "b", "maya", "tomas", "__proto__"];
  const design = fc
    .record({
      spec: fc.oneof(
        fc.constantFrom("Ada", "Bo").map((name) => ({ name })),
        fc.constantFrom(...SAMPLE_COLLECTION).map((sample) => sample.design.spec),
      ),
      skills: fc.constantFrom([], ["Knitting"]),
    })
    .map(toFigureDesign);
  const moment = fc.constantFrom("2026-01-01T00:00:00.000Z", "2026-02-01T00:00:00.000Z");
  const figure = fc.record({
    id: fc.constantFrom(...IDS),
    design: fc.oneof(
      design,
      fc.constantFrom(...SAMPLE_COLLECTION).map((sample) => sample.design),
    ),
    payment: fc.constantFrom("unpaid" as const, "plan" as const, "bought" as const),
    createdAt: moment,
    updatedAt: moment,
    downloadCount: fc.nat(3),
    shareCount: fc.nat(3),
  });
  const unsaved = fc.record({
    id: fc.constantFrom(...IDS, "session"),
    design,
    draft: fc.option(fc.record({ id: fc.constantFrom(...IDS), updatedAt: moment })),
    isBought: fc.boolean(),
    savedAt: moment,
  });
  const device = fc.record({
    figures: fc.uniqueArray(figure, { maxLength: 4, selector: ({ id }) => id }),
    deleted: fc.subarray(SAMPLE_COLLECTION.map(({ id }) => id)),
    drafts: fc.uniqueArray(unsaved, { maxLength: 3, selector: ({ id }) => id }),
  });
  const file = fc.record({
    figures: fc.oneof(
      fc.array(figure, { maxLength: 5 }),
      fc.subarray([...SAMPLE_COLLECTION]),
      figure.map((twice) => [twice, twice]),
    ),
    work: fc.option(unsaved),
  });

  const drafts = () => [...readUnsavedDrafts().drafts, ...readUnsavedDrafts().changes];
  const shown = ({ design: { spec, industry, skills } }: Pick<UnsavedDraft, "design">) =>
    JSON.stringify([spec, industry, skills]);
  const changed = (before: readonly { id: string }[], now: readonly { id: string }[]) =>
    now.filter((one) => before.every(({ id }) => id !== one.id));

  type Device = typeof device extends fc.Arbitrary<infer Value> ? Value : never;
  async function setUp({ figures, deleted, drafts }: Device) {
    clearUnsavedDrafts();
    await store.reset();
    await changePlan("premium");
    await store.change([...deleted, ...figures.map(({ id }) => id)], (now) => {
      for (const id of deleted) now.figures.delete(id);
      for (const figure of figures) now.figures.set(figure.id, figure);
    });
    for (const draft of drafts) writeUnsavedDraft(draft);
  }

  async function restore(content: object) {
    const backup = await readBackup(new Blob([JSON.stringify(content)]));
    if (typeof backup === "string") throw new Error(backup);
    const before = { ...store.read(), drafts: drafts() };
    const message = restoredMessage(await restoreBackup(backup, []));
    const now = { ...store.read(), drafts: drafts() };
    return { backup, before, now, message };
  }

  test("a restore only adds, adds each design once, and counts what it adds", async () => {
    await fc.assert(
      fc.asyncProperty(device, file, async (device, { figures, work }) => {
        await setUp(device);
        const content = { ...JSON.parse(text), version: 1, figures };
        content.account.work = work;
        delete content.checksum;
        const { backup, before, now, message } = await restore(content);
        const added = changed(before.figures, now.figures) as CollectedFigure[];
        const addedDrafts = changed(before.drafts, now.drafts) as UnsavedDraft[];

        expect(now.planUse).toEqual(before.planUse);
        expect(now.figures).toEqual(expect.arrayContaining([...before.figures]));
        expect(now.drafts).toEqual(expect.arrayContaining(before.drafts));
        expect(now.figures.length).toBe(before.figures.length + added.length);

        const samples = added.filter(({ payment }) => payment !== "unpaid");
        for (const sample of samples) expect(SAMPLE_COLLECTION).toContainEqual(sample);
        const known = new Set(before.drafts.map(({ id }) => id));
        for (const { id } of added) expect(known.has(id)).toBe(false);
        for (const draft of addedDrafts) {
          expect(draft.isBought).toBe(false);
          expect(now.figures.some(({ id }) => id === draft.id)).toBe(false);
          const linked = now.figures.find(({ id }) => id === draft.draft?.id);
          if (draft.draft) expect(linked).toMatchObject({ payment: "unpaid", updatedAt: draft.draft.updatedAt });
        }

        const here = new Set([...now.figures, ...now.drafts].map(shown));
        const inFile = [...backup.figures, ...(backup.unsaved ? [backup.unsaved] : [])];
        for (const one of inFile) expect(here).toContain(shown(one));

        const drafted = added.length - samples.length;
        const distinct = new Set(backup.figures.map((one) => `${one.id} ${shown(one)}`)).size + (work ? 1 : 0);
        const present = distinct - added.length - addedDrafts.length;
        const number = (pattern: RegExp) => Number(pattern.exec(message)?.[1] ?? 0);
        expect({
          drafted: number(/(\d+) figures? restored, unpaid as drafts/),
          samples: number(/(\d+) samples? (?:is|are) back/),
          unsaved: number(/(\d+) unsaved figure is back/),
          isEmpty: message.includes("This backup has no figures."),
          isHere: message.includes("Every figure in this backup is already here."),
        }).toEqual({
          drafted,
          samples: samples.length,
          unsaved: addedDrafts.length,
          isEmpty: distinct === 0,
          isHere: distinct > 0 && present === distinct,
        });
        if (present < distinct) expect(number(/(\d+) already here/)).toBe(present);

        const again = await restore(content);
        expect(again.now).toEqual(again.before);
      }),
      { numRuns: 20 },
    );
  });
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
  clearUnsavedDrafts();
  writeUnsavedDraft(draft("here"));
  expect(restoredMessage(await restoreBackup(backup, []))).toBe(
    "1 figure restored, unpaid as drafts. 1 unsaved figure is back. Continue it under Create Figure.",
  );
  expect(restoredMessage(await restoreBackup(backup, []))).toBe("Every figure in this backup is already here.");
  expect(
    readUnsavedDrafts()
      .drafts.map(({ design }) => design.spec.name)
      .sort(),
  ).toEqual(["Figure here", "Figure newest"]);
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

test("A backup has a bought figure's change that is only in local storage", async () => {
  await store.change(["b"], ({ figures }) => void figures.set("b", bought("b")));
  const { design, updatedAt } = { ...bought("b"), design: toFigureDesign({ spec: { name: "Last Letter" } }) };
  writeUnsavedDraft({ id: "s", design, draft: { id: "b", updatedAt }, isBought: true, savedAt: updatedAt });
  const { figures } = JSON.parse(await (await backUp()).file.text());
  expect(figures.find(({ id }: CollectedFigure) => id === "b").design).toEqual(design);
  clearUnsavedDrafts();
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
