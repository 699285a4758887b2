import "fake-indexeddb/auto";
import { openDB } from "idb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { toFigureDesign } from "../../figure/schema/design.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import type { DraftRevision, UnsavedDraft } from "./schema.ts";
import type { StoreState } from "./state.ts";

const designOf = (name: string) => toFigureDesign({ spec: { name } });
const workOf = (id: string, name: string, draft: DraftRevision | null = null): UnsavedDraft => ({
  id,
  design: designOf(name),
  draft,
});
const pendingOf = (work: UnsavedDraft, last: UnsavedDraft | null = null, boughtId: string | null = null) => ({
  work,
  last,
  boughtId,
});
const SAMPLES = new Set(SAMPLE_COLLECTION.map(({ id }) => id));
const mine = ({ figures }: StoreState) => figures.filter(({ id }) => !SAMPLES.has(id));
const named = (figures: readonly CollectedFigure[]) =>
  figures.map(({ design, payment }) => `${design.spec.name}: ${payment}`).sort();

/** A tab of its own: nothing in its memory is another's. */
async function openTab() {
  vi.resetModules();
  const tab = {
    ...(await import("./actions.ts")),
    ...(await import("./buy-figure.ts")),
    ...(await import("./edit-session.ts")),
    ...(await import("./autosave.ts")),
    ...(await import("./autosave-records.ts")),
    ...(await import("./store.ts")),
  };
  await tab.store.ready();
  return tab;
}
const records = () => Object.keys(localStorage).filter((key) => key.startsWith("pending-autosave:"));
/** What a tab that is opened now finds: the person's figures, and the name on the unsaved draft. */
async function found() {
  const state = await (await openTab()).store.ready();
  return { figures: named(mine(state)), work: state.work?.design.spec.name };
}

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  // No two moments are the same.
  let now = Date.now();
  vi.stubGlobal(
    "Date",
    class extends Date {
      constructor(time = now++) {
        super(time);
      }
    },
  );
  // As the browser's, its values are its own properties.
  const storage: object = Object.create({
    getItem: (key: string) => Reflect.get(storage, key) ?? null,
    setItem: (key: string, value: string) => void Reflect.set(storage, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  });
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([true, false])(
  "Two tabs that begin at the same moment leave both figures, and the second announces it (BroadcastChannel: %s)",
  async (hasChannel) => {
    if (!hasChannel) vi.stubGlobal("BroadcastChannel", undefined);
    const [one, two] = [await openTab(), await openTab()];
    await Promise.all([
      one.autosave(pendingOf(workOf("1", "First")), true),
      two.autosave(pendingOf(workOf("2", "Second")), true),
    ]);
    expect([one, two].map(({ store }) => store.read().displaced)).toEqual([0, 1]);
    expect(await found()).toEqual({ figures: ["First: unpaid"], work: "Second" });
  },
);

test("A tab whose unsaved draft became a draft of the collection goes on in that one, and saves it there", async () => {
  const [one, two] = [await openTab(), await openTab()];
  const [first, second] = [workOf("1", "First"), workOf("2", "Second")];
  await one.autosave(pendingOf(first), true);
  await two.autosave(pendingOf(second), true);
  const changed = workOf("1", "First changed");
  const { draft } = await one.autosave(pendingOf(changed, first), true);
  expect(await found()).toEqual({ figures: ["First changed: unpaid"], work: "Second" });
  await one.saveDraft(workOf("1", "First saved", draft), changed);
  expect(await found()).toEqual({ figures: ["First saved: unpaid"], work: "Second" });
});

test("An unsaved draft that became a draft and was changed there stays as it is when its first tab goes on", async () => {
  const [one, two] = [await openTab(), await openTab()];
  const first = workOf("1", "First");
  await one.autosave(pendingOf(first), true);
  await two.autosave(pendingOf(workOf("2", "Second")), true);
  const draft = mine(two.store.read())[0] ?? null;
  await two.saveDraft(workOf("3", "Resumed", draft), null);
  await one.autosave(pendingOf(workOf("1", "First changed"), first), true);
  expect(await found()).toEqual({ figures: ["Resumed: unpaid", "Second: unpaid"], work: "First changed" });
});

test.each(["Start Over", "Save to Drafts", "Purchase"])(
  "%s in one tab leaves the unsaved draft that another tab resumed and changed",
  async (act) => {
    const [one, two] = [await openTab(), await openTab()];
    const first = workOf("1", "First");
    await one.autosave(pendingOf(first), true);
    await two.autosave(pendingOf(workOf("2", "Continued"), first), true);
    const owner = { id: "1", last: first };
    if (act === "Start Over") await one.discardUnsavedDraft(owner);
    if (act === "Save to Drafts") await one.saveDraft(first, first);
    if (act === "Purchase") await one.buyFigure("1", first.design, { draft: null, owner });
    expect((await found()).work).toBe("Continued");
  },
);

test.each(["Start Over", "Save to Drafts", "Purchase"])("%s ends the session's own unsaved draft", async (act) => {
  const tab = await openTab();
  const first = workOf("1", "First");
  tab.recordPending(pendingOf(first));
  await tab.autosave(pendingOf(first), true);
  tab.recordPending(pendingOf(first));
  const owner = { id: "1", last: first };
  if (act === "Start Over") await tab.discardUnsavedDraft(owner);
  if (act === "Save to Drafts") await tab.saveDraft(first, first);
  if (act === "Purchase") await tab.buyFigure("1", first.design, { draft: null, owner });
  expect((await found()).work).toBeUndefined();
});

test("Two tabs that type in turn each leave their last text: one as the unsaved draft, the other as a draft", async () => {
  const [one, two] = [await openTab(), await openTab()];
  const first = workOf("1", "First");
  await one.autosave(pendingOf(first), true);
  await two.autosave(pendingOf(workOf("2", "Continued"), first), true);
  await one.autosave(pendingOf(workOf("1", "First again"), first), true);
  expect(await found()).toEqual({ figures: ["Continued: unpaid"], work: "First again" });
});

test("A purchase leaves the draft that another tab changed, deleted or bought, and is made once", async () => {
  const [one, two] = [await openTab(), await openTab()];
  const { draft } = await one.saveDraft(workOf("1", "Draft"), null);
  const opened = { ...draft };
  await two.store.ready();
  await two.saveDraft(workOf("2", "Anna", opened), null);
  const { id } = await one.buyFigure(opened.id, designOf("Bob"), { draft: opened });
  expect(id).not.toBe(opened.id);
  expect((await found()).figures).toEqual(["Anna: unpaid", "Bob: bought"]);

  const anna = mine(two.store.read()).find((figure) => figure.id === opened.id) ?? null;
  await two.buyFigure(opened.id, designOf("Anna"), { draft: anna });
  expect((await two.buyFigure(opened.id, designOf("Anna"), { draft: anna })).id).toBe(opened.id);
  await one.buyFigure(opened.id, designOf("Clara"), { draft: anna });
  expect((await found()).figures).toEqual(["Anna: bought", "Bob: bought", "Clara: bought"]);
});

test("A purchase with a plan switches to it and keeps the used downloads", async () => {
  const tab = await openTab();
  await tab.buyFigure("1", designOf("Anna"), { draft: null, plan: "premium" });
  const state = await (await openTab()).store.ready();
  expect(named(mine(state))).toEqual(["Anna: plan"]);
  expect(state.planUse).toEqual({ plan: "premium", downloadsUsed: 1 });
});

test("Save to Drafts leaves a draft that was bought in another tab, and says when it was deleted", async () => {
  const [one, two] = [await openTab(), await openTab()];
  const { draft } = await one.saveDraft(workOf("1", "Draft"), null);
  await two.buyFigure(draft.id, designOf("Draft"), { draft });
  expect((await one.saveDraft(workOf("1", "Changed", draft), null)).origin).toBe("changed");
  expect((await found()).figures).toEqual(["Changed: unpaid", "Draft: bought"]);
  await two.deleteFigure(draft.id);
  const { origin, draft: next } = await one.saveDraft(workOf("1", "Kept", draft), null);
  expect(origin).toBe("deleted");
  // The plan's download pays for it without a change of its design.
  expect(await two.recordDownload(next.id)).toEqual({ right: "uses-one", isUnstored: false });
  expect((await one.saveDraft(workOf("1", "Kept, changed", next), null)).origin).toBe("changed");
  expect((await found()).figures).toContain("Kept: unlocked");
});

test("The last download of the plan is granted to one of two tabs, and none to a figure that was deleted", async () => {
  const [one, two] = [await openTab(), await openTab()];
  const grants = await Promise.all([one.recordDownload("maya"), two.recordDownload("ingrid")]);
  expect(grants.map(({ right }) => right).sort()).toEqual(["none", "uses-one"]);
  await one.deleteFigure("viktor");
  expect(await two.recordDownload("viktor")).toMatchObject({ right: "deleted" });
});

test("An autosave that was only recorded is committed by the next page, and its record goes", async () => {
  const { recordPending } = await openTab();
  expect(recordPending(pendingOf(workOf("1", "Last letter")))).toBe(true);
  expect(await found()).toEqual({ figures: [], work: "Last letter" });
  expect(records()).toEqual([]);
});

test("A page that is left before it has committed a record leaves the next one knowing of the unsaved draft", async () => {
  const { recordPending } = await openTab();
  recordPending(pendingOf(workOf("1", "Last letter")));
  const removed = vi.spyOn(localStorage, "removeItem");
  await openTab();
  expect(removed.mock.calls.flat()).toEqual(["pending-autosave:1"]);
});

test("Of two tabs closed together the next page makes one unsaved draft a draft of the collection, and says so once", async () => {
  const { recordPending } = await openTab();
  recordPending(pendingOf(workOf("1", "Last letter")));
  recordPending(pendingOf(workOf("2", "Another tab")));
  const { store } = await openTab();
  expect(store.read().displaced).toBe(1);
  expect(store.read().work?.design.spec.name).toBe("Another tab");
  expect(named(mine(store.read()))).toEqual(["Last letter: unpaid"]);
  store.acknowledgeDisplaced();
  expect(store.read().displaced).toBe(0);
  expect((await openTab()).store.read().displaced).toBe(0);
});

test("A page knows before its first paint whether an unsaved draft can be resumed", async () => {
  const hasFlag = () => localStorage.getItem("unsaved-draft") !== null;
  const tab = await openTab();
  expect(hasFlag()).toBe(false);
  const first = workOf("1", "First");
  tab.recordPending(pendingOf(first));
  expect(hasFlag()).toBe(true);
  await tab.autosave(pendingOf(first), true);
  await openTab();
  expect(hasFlag()).toBe(true);
  await tab.discardUnsavedDraft({ id: "1", last: first });
  expect(hasFlag()).toBe(false);
});

describe("A tab on a full device that writes again", () => {
  const fillDevice = () => {
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("no room", "QuotaExceededError");
    });
    return () => put.mockRestore();
  };

  test("A full device that has room again makes a draft of the unsaved figure that another tab wrote meanwhile, and says so", async () => {
    const [one, two] = [await openTab(), await openTab()];
    const makeRoom = fillDevice();
    expect((await one.autosave(pendingOf(workOf("1", "First")), true)).isSaved).toBe(false);
    makeRoom();
    await two.autosave(pendingOf(workOf("2", "Second")), true);
    expect(await one.store.retry()).toBe(true);
    expect(one.store.read().displaced).toBe(1);
    expect(await found()).toEqual({ figures: ["Second: unpaid"], work: "First" });
  });

  test("A full device that has room again saves its draft beside the one that another tab changed meanwhile", async () => {
    const [one, two] = [await openTab(), await openTab()];
    const { draft } = await one.saveDraft(workOf("1", "Draft"), null);
    const makeRoom = fillDevice();
    expect((await one.saveDraft(workOf("1", "Changed here", draft), null)).isSaved).toBe(false);
    makeRoom();
    await two.store.ready();
    await two.saveDraft(workOf("2", "Changed there", draft), null);
    expect(await one.store.retry()).toBe(true);
    expect((await found()).figures).toEqual(["Changed here: unpaid", "Changed there: unpaid"]);
  });

  test("A full device that has room again counts its download beside the one that another tab counted meanwhile", async () => {
    const [one, two] = [await openTab(), await openTab()];
    const makeRoom = fillDevice();
    expect(await one.recordDownload("maya")).toEqual({ right: "uses-one", isUnstored: true });
    makeRoom();
    await two.recordShare("maya", "link");
    expect(await one.store.retry()).toBe(true);
    const { figures } = (await openTab()).store.read();
    const sample = SAMPLE_COLLECTION.find(({ id }) => id === "maya");
    expect(figures.find(({ id }) => id === "maya")).toMatchObject({
      downloadCount: (sample?.downloadCount ?? 0) + 1,
      shareCount: (sample?.shareCount ?? 0) + 1,
    });
  });

  test("A full device that has room again writes the last of several autosaves of a session, over the draft that the session resumed", async () => {
    const one = await openTab();
    const resumed = workOf("0", "Resumed");
    await one.autosave(pendingOf(resumed), true);
    const makeRoom = fillDevice();
    await one.autosave(pendingOf(workOf("1", "Second"), resumed), true);
    await one.autosave(pendingOf(workOf("1", "Third"), resumed), true);
    makeRoom();
    expect(await one.store.retry()).toBe(true);
    expect(one.store.read().displaced).toBe(0);
    expect(await found()).toEqual({ figures: [], work: "Third" });
  });
});

test("A bought figure's recorded change reaches it; to one that is unpaid here it brings no payment", async () => {
  const tab = await openTab();
  const { id } = await tab.buyFigure("1", designOf("Bought"), { draft: null });
  tab.recordPending(pendingOf(workOf("2", "Bought, changed"), null, id));
  expect(await found()).toEqual({ figures: ["Bought, changed: bought"], work: undefined });
  const { draft } = await tab.saveDraft(workOf("3", "Draft"), null);
  tab.recordPending(pendingOf(workOf("4", "Forged"), null, draft.id));
  expect(await found()).toEqual({ figures: ["Bought, changed: bought", "Draft: unpaid"], work: "Forged" });
});

test("A record whose session has gone on is not committed", async () => {
  const one = await openTab();
  const first = workOf("1", "First");
  one.recordPending(pendingOf(first));
  vi.resetModules();
  const { store } = await import("./store.ts");
  const reading = store.ready();
  one.recordPending(pendingOf(workOf("1", "Second"), first));
  expect((await reading).work).toBeNull();
});

test("A damaged record of an autosave is set aside and stays, and takes no good one along", async () => {
  localStorage.setItem("pending-autosave:1", '{"work":');
  localStorage.setItem("pending-autosave:2", JSON.stringify(pendingOf({ ...workOf("2", "x"), id: "" })));
  const tab = await openTab();
  tab.recordPending(pendingOf(workOf("3", "Good")));
  const { store } = await openTab();
  const { work, damaged } = await store.ready();
  expect(work?.design.spec.name).toBe("Good");
  expect(damaged).toHaveLength(2);
  expect(records()).toHaveLength(2);
  await store.reset();
  expect(records()).toEqual([]);
});

test("Where the database is refused, a record carries the unsaved draft to the next page", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const one = await openTab();
  const first = workOf("1", "First");
  const pending = pendingOf(first);
  await one.autosave(pending, one.recordPending(pending));
  const two = await openTab();
  expect(two.store.read().work?.design.spec.name).toBe("First");
  const continued = pendingOf(workOf("2", "Continued"), two.store.read().work);
  await two.autosave(continued, two.recordPending(continued));
  expect(await found()).toEqual({ figures: [], work: "Continued" });
});

test("Where a record is refused, leaving the page asks until the autosave is written", async () => {
  vi.stubGlobal("localStorage", undefined);
  const tab = await openTab();
  const pending = pendingOf(workOf("1", "First"));
  expect(tab.recordPending(pending)).toBe(false);
  const writing = tab.autosave(pending, false);
  expect(globalThis.onbeforeunload).not.toBeNull();
  await writing;
  expect(globalThis.onbeforeunload).toBeNull();
  expect((await found()).work).toBe("First");
});

test("Damaged parts of the account are set aside before the next write takes their place", async () => {
  await openTab();
  const database = await openDB("profigure");
  await database.put("account", "Zora", "profile");
  await database.put("account", 7, "planUse");
  await database.put("figures", { id: "broken" });
  const tab = await openTab();
  const { damaged } = tab.store.read();
  expect(damaged).toEqual([{ id: "broken" }, { planUse: 7 }, { profile: "Zora" }]);
  await tab.changePlan("premium");
  await tab.changeProfile({ name: "New", email: "", headline: "" });
  await tab.buyFigure("broken", designOf("New"), { draft: null });
  const again = (await openTab()).store.read();
  expect(again.planUse.plan).toBe("premium");
  expect(again.damaged.flatMap((one) => Object.values(one as object))).toEqual(
    expect.arrayContaining([{ id: "broken" }, "Zora", 7]),
  );
});
