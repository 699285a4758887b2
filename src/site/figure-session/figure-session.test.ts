import "fake-indexeddb/auto";
import { openDB } from "idb";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { toFigureDesign } from "../../figure/schema/design.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import type { FigureSession, FigureSessionOptions } from "./figure-session.ts";

/** A busy machine is slow. */
const WAIT = { timeout: 20_000 };

const designOf = (name: string) => toFigureDesign({ spec: { name } });

/** A separate tab that shares no memory with another. */
async function openTab() {
  vi.resetModules();
  const tab = {
    ...(await import("../store/actions.ts")),
    ...(await import("../store/store.ts")),
    ...(await import("./collect.ts")),
    ...(await import("./figure-session.ts")),
    ...(await import("./unsaved-drafts.ts")),
  };
  await tab.store.ready();
  return {
    ...tab,
    /** A visible session. */
    begin(options: Partial<FigureSessionOptions> = {}) {
      const session = tab.createFigureSession({ design: designOf("Sample"), ...options });
      session.subscribe(() => {});
      return session;
    },
    /** A session that resumes the newest unsaved draft. */
    resume() {
      const [resumed] = tab.readUnsavedDrafts().drafts;
      if (!resumed) throw new Error("There is no unsaved draft.");
      return this.begin({ design: resumed.design, draft: resumed.draft, resumed });
    },
  };
}
const edit = (session: FigureSession, name: string) => session.dispatch({ type: "edit", design: designOf(name) });
const named = ({ store }: { store: { read(): { figures: readonly CollectedFigure[] } } }, name: string) => {
  const figure = store.read().figures.find(({ design }) => design.spec.name === name);
  if (!figure) throw new Error(`There is no ${name}.`);
  return figure;
};
const own = (figures: readonly CollectedFigure[]) =>
  figures
    .filter(({ id }) => !SAMPLE_COLLECTION.some((sample) => sample.id === id))
    .map(({ design, payment }) => `${design.spec.name}: ${payment}`)
    .sort();
/** The state in a new tab: the names of the unsaved drafts and the person's figures. */
async function found() {
  const { store, readUnsavedDrafts } = await openTab();
  return {
    unsaved: readUnsavedDrafts().drafts.map(({ design }) => design.spec.name),
    figures: own(store.read().figures),
  };
}
const fillDevice = () => {
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  return () => put.mockRestore();
};

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  // No two timestamps are equal.
  let now = Date.now();
  vi.stubGlobal(
    "Date",
    class extends Date {
      constructor(time = now++) {
        super(time);
      }
    },
  );
  // Values are own properties, as in the browser's storage.
  const storage: object = Object.create({
    getItem: (key: string) => Reflect.get(storage, key) ?? null,
    setItem: (key: string, value: string) => void Reflect.set(storage, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  });
  vi.stubGlobal("localStorage", storage);
  for (const name of ["addEventListener", "removeEventListener"] as const)
    vi.stubGlobal(name, new EventTarget()[name].bind(new EventTarget()));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("The unsaved draft", () => {
  test("is written immediately with each change", async () => {
    const session = (await openTab()).begin();
    expect((await found()).unsaved).toEqual([]);
    for (const name of ["A", "Ab"]) {
      edit(session, name);
      expect((await found()).unsaved).toEqual([name]);
    }
  });

  test("has the first edit of a figure with the person's own details", async () => {
    (await openTab()).begin({ edited: designOf("Own Details") });
    expect((await found()).unsaved).toEqual(["Own Details"]);
  });

  test("is removed when the change is undone, and back when it is redone", async () => {
    const session = (await openTab()).begin();
    edit(session, "Changed");
    session.dispatch({ type: "undo" });
    expect((await found()).unsaved).toEqual([]);
    session.dispatch({ type: "redo" });
    expect((await found()).unsaved).toEqual(["Changed"]);
  });

  test("is stored for each of two tabs, the newest first", async () => {
    const [one, two] = [(await openTab()).begin(), (await openTab()).begin()];
    edit(one, "First");
    edit(two, "Second");
    expect((await found()).unsaved).toEqual(["Second", "First"]);
    edit(one, "First again");
    expect((await found()).unsaved).toEqual(["First again", "Second"]);
  });

  test("is replaced by a resuming session on its first change, not before", async () => {
    edit((await openTab()).begin(), "First");
    const session = (await openTab()).resume();
    expect((await found()).unsaved).toEqual(["First"]);
    edit(session, "Continued");
    expect((await found()).unsaved).toEqual(["Continued"]);
  });

  test("of two tabs has the last text of each", async () => {
    const one = (await openTab()).begin();
    edit(one, "First");
    edit((await openTab()).resume(), "Continued");
    edit(one, "First again");
    expect((await found()).unsaved).toEqual(["First again", "Continued"]);
  });

  const ENDS: Record<string, (session: FigureSession) => unknown> = {
    "Start Over": (session) => session.discard(),
    "Save to Drafts": (session) => session.save(),
    Purchase: (session) => session.buy(),
  };
  for (const [name, end] of Object.entries(ENDS)) {
    test(`ends with ${name}, also if it was only resumed`, async () => {
      const session = (await openTab()).begin();
      edit(session, "Changed");
      await end(session);
      expect((await found()).unsaved).toEqual([]);
      edit((await openTab()).begin(), "Resumed");
      await end((await openTab()).resume());
      expect((await found()).unsaved).toEqual([]);
    });

    test(`survives ${name} if another tab resumed and changed it`, async () => {
      const one = (await openTab()).begin();
      edit(one, "First");
      edit((await openTab()).resume(), "Continued");
      await end(one);
      expect((await found()).unsaved).toEqual(["Continued"]);
    });
  }

  test("stays if Save to Drafts and Purchase cannot be written", async () => {
    const session = (await openTab()).begin();
    edit(session, "Not Lost");
    const makeRoom = fillDevice();
    expect(await session.save()).toBeUndefined();
    expect(await session.buy()).toBeUndefined();
    makeRoom();
    expect(await found()).toEqual({ unsaved: ["Not Lost"], figures: [] });
  });

  test("moves to the next page if the database is refused", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const session = (await openTab()).begin();
    edit(session, "First");
    expect(await session.save()).toMatchObject({ isSaved: false });
    expect((await found()).unsaved).toEqual(["First"]);
  });

  test("is only in the tab while local storage is refused", async () => {
    const tab = await openTab();
    const { localStorage } = globalThis;
    vi.stubGlobal("localStorage", undefined);
    edit(tab.begin(), "In This Tab");
    expect(tab.readUnsavedDrafts()).toMatchObject({
      drafts: [{ design: designOf("In This Tab") }],
      storageError: "refused",
    });
    vi.stubGlobal("localStorage", localStorage);
    expect((await found()).unsaved).toEqual([]);
    tab.keepUnsavedDrafts();
    expect(tab.readUnsavedDrafts().storageError).toBeNull();
    expect((await found()).unsaved).toEqual(["In This Tab"]);
  });

  test("is set aside if damaged, without affecting good ones", async () => {
    localStorage.setItem("unsaved-draft:1", '{"design":');
    edit((await openTab()).begin(), "Good");
    const tab = await openTab();
    tab.subscribeUnsavedDrafts(() => {});
    expect(tab.readUnsavedDrafts().drafts).toMatchObject([{ design: designOf("Good") }]);
    expect(tab.readUnsavedDrafts().damaged).toEqual([{ "damaged-draft:1": '{"design":' }]);
    tab.clearUnsavedDrafts();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe("Drafts of version 1", () => {
  const work = (id: string, name: string) => ({ id, design: designOf(name), draft: null });
  const pending = (content: object) => JSON.stringify({ last: null, boughtId: null, ...content });
  async function makeDatabase(account: object) {
    const database = await openDB("profigure", 1, {
      upgrade(database) {
        database.createObjectStore("account");
        database.createObjectStore("figures", { keyPath: "id" });
      },
    });
    for (const [key, value] of Object.entries(account)) await database.put("account", value, key);
    database.close();
    localStorage.setItem("unsaved-draft", "");
  }

  test("move to local storage once", async () => {
    await makeDatabase({ work: work("1", "In The Database") });
    localStorage.setItem("pending-autosave:2", pending({ work: work("2", "Last Letter") }));
    expect((await found()).unsaved.sort()).toEqual(["In The Database", "Last Letter"]);
    expect(Object.keys(localStorage).sort()).toEqual(["unsaved-draft:1", "unsaved-draft:2"]);
    expect(await (await openDB("profigure")).get("account", "work")).toBeUndefined();
  });

  test("do not move if a pending autosave replaces them", async () => {
    await makeDatabase({ work: work("1", "Resumed") });
    localStorage.setItem("pending-autosave:2", pending({ work: work("2", "Continued"), last: work("1", "Resumed") }));
    expect((await found()).unsaved).toEqual(["Continued"]);
  });

  test("go to the collection if local storage is refused", async () => {
    await makeDatabase({ work: work("1", "Half Made") });
    vi.stubGlobal("localStorage", undefined);
    expect((await found()).figures).toEqual(["Half Made: unpaid"]);
  });

  test("are set aside if they are damaged", async () => {
    await makeDatabase({ work: { id: "&" } });
    localStorage.setItem("pending-autosave:2", "{");
    const tab = await openTab();
    tab.subscribeUnsavedDrafts(() => {});
    expect(tab.store.read().damaged).toEqual([{ work: { id: "&" } }]);
    expect(tab.readUnsavedDrafts()).toMatchObject({ drafts: [], damaged: [{ "damaged-draft:2": "{" }] });
  });
});

describe("Save to Drafts", () => {
  test("saves to one draft, however often it is pressed", async () => {
    const session = (await openTab()).begin();
    edit(session, "Saved");
    const results = await Promise.all([session.save(), session.save()]);
    expect(results).toMatchObject([{ result: "unchanged" }, { result: "unchanged" }]);
    edit(session, "Saved Later");
    await session.save();
    expect((await found()).figures).toEqual(["Saved Later: unpaid"]);
  });

  test("does not overwrite a draft that another tab changed or bought", async () => {
    const [one, two] = [await openTab(), await openTab()];
    const session = one.begin({ edited: designOf("Draft") });
    await session.save();
    await vi.waitFor(() => named(two, "Draft"), WAIT);
    const draft = named(two, "Draft");
    const other = two.begin({ design: designOf("Draft"), draft });
    edit(other, "Changed There");
    await other.save();
    edit(session, "Changed Here");
    expect(await session.save()).toMatchObject({ result: "changed" });
    expect((await found()).figures).toEqual(["Changed Here: unpaid", "Changed There: unpaid"]);
    const here = named(one, "Changed Here");
    await two.store.change([here.id], ({ figures }) => void figures.set(here.id, { ...here, payment: "unlocked" }));
    edit(session, "Again");
    expect(await session.save()).toMatchObject({ result: "changed" });
    expect((await found()).figures).toContain("Changed Here: unlocked");
  });

  test("creates a new draft if another tab deleted the old one", async () => {
    const tab = await openTab();
    const session = tab.begin({ edited: designOf("Draft") });
    await session.save();
    await tab.deleteFigure(named(tab, "Draft").id);
    edit(session, "Kept");
    expect(await session.save()).toMatchObject({ result: "deleted" });
    expect((await found()).figures).toEqual(["Kept: unpaid"]);
  });
});

describe("A purchase", () => {
  test.each([
    ["after Save to Drafts", ["save", "buy"]],
    ["before Save to Drafts", ["buy", "save"]],
    ["twice", ["buy", "buy"]],
  ] as const)("creates one figure %s", async (_, actions) => {
    const session = (await openTab()).begin();
    edit(session, "Drawn");
    await Promise.all(actions.map((action) => session[action]()));
    expect(await found()).toEqual({ unsaved: [], figures: ["Drawn: bought"] });
  });

  test("is one transaction and resolves to the bought figure", async () => {
    const tab = await openTab();
    const session = tab.begin({ edited: designOf("Drawn") });
    const transactions = vi.spyOn(IDBDatabase.prototype, "transaction");
    const done = await session.buy();
    expect(transactions).toHaveBeenCalledOnce();
    expect(done).toMatchObject({ isSaved: true, result: { figure: { design: designOf("Drawn"), payment: "bought" } } });
    expect(session.read().boughtId).toBe(done?.result.figure.id);
  });

  test.each([
    ["reaches the bought figure", ["Edited"], "Edited"],
    ["that is undone changes nothing", ["Edited", "Drawn"], "Drawn"],
  ])("An edit during it %s", async (_, edits, name) => {
    const session = (await openTab()).begin();
    edit(session, "Drawn");
    const buying = session.buy();
    for (const next of edits) edit(session, next);
    await buying;
    await vi.waitFor(async () => expect(await found()).toEqual({ unsaved: [], figures: [`${name}: bought`] }), WAIT);
  });

  test("does not overwrite a draft that another tab changed", async () => {
    const [one, two] = [await openTab(), await openTab()];
    const draft = { design: designOf("Draft"), payment: "unpaid", downloadCount: 0, shareCount: 0 } as const;
    const now = new Date().toISOString();
    const saved = { ...draft, id: "d", createdAt: now, updatedAt: now };
    await one.store.change(["d"], ({ figures }) => void figures.set("d", saved));
    await two.store.ready();
    const [here, there] = [one, two].map((tab) => tab.begin({ design: saved.design, draft: saved }));
    edit(there as FigureSession, "Anna");
    await there?.buy();
    edit(here as FigureSession, "Bob");
    expect((await here?.buy())?.result.isSecond).toBe(true);
    expect((await found()).figures).toEqual(["Anna: bought", "Bob: bought"]);
  });

  test("with a plan switches to it and keeps the used downloads", async () => {
    await (await openTab()).begin({ edited: designOf("Anna") }).buy("premium");
    const { store } = await openTab();
    expect(own(store.read().figures)).toEqual(["Anna: plan"]);
    expect(store.read().planUse).toEqual({ plan: "premium", downloadsUsed: 1 });
  });
});

describe("A bought figure", () => {
  async function buy(name: string) {
    const tab = await openTab();
    const session = tab.begin({ edited: designOf(name) });
    await session.buy();
    return { tab, session };
  }
  const records = () => Object.entries<string>({ ...localStorage }).filter(([key]) => key.startsWith("unsaved-draft:"));

  test("is saved with each change, the latest immediately", async () => {
    const { session } = await buy("Bought");
    for (const name of ["B", "Bo", "Bob"]) edit(session, name);
    expect(records()).toEqual([[expect.anything(), expect.stringContaining('"Bob"')]]);
    await vi.waitFor(() => expect(records()).toEqual([]), WAIT);
    expect(await found()).toEqual({ unsaved: [], figures: ["Bob: bought"] });
  });

  test("has the last change from a closed tab, without offering it", async () => {
    const { session } = await buy("Bought");
    const makeRoom = fillDevice();
    edit(session, "Last Letter");
    const next = await openTab();
    makeRoom();
    expect(next.readUnsavedDrafts().drafts).toEqual([]);
    await next.recoverBoughtFigures();
    expect(await found()).toEqual({ unsaved: [], figures: ["Last Letter: bought"] });
    expect(records()).toEqual([]);
  });

  /** The figure that Edit in the collection opens. */
  async function openBought(name: string) {
    const tab = await openTab();
    const { id, design, updatedAt } = named(tab, name);
    const session = tab.begin({ design, draft: { id, updatedAt }, isBought: true });
    return { tab, session, id };
  }

  test("stays the same paid figure with each change", async () => {
    await buy("Bought");
    const { session, id } = await openBought("Bought");
    expect(session.read()).toMatchObject({ boughtId: id, canUndo: false });
    edit(session, "Edited");
    await vi.waitFor(async () => expect(await found()).toEqual({ unsaved: [], figures: ["Edited: bought"] }), WAIT);
    expect(await session.save()).toBe("bought");
  });

  test("is edited in place if it is a sample", async () => {
    const { session } = await openBought("Maya Okonkwo");
    expect(session.read().canUndo).toBe(false);
    edit(session, "Edited Sample");
    await vi.waitFor(async () => expect(named(await openTab(), "Edited Sample").id).toBe("maya"), WAIT);
  });

  test("loses no change to Start Over", async () => {
    await buy("Bought");
    const { tab, session } = await openBought("Bought");
    const makeRoom = fillDevice();
    edit(session, "Edited");
    await vi.waitFor(() => expect(tab.store.read().storageError).not.toBeNull(), WAIT);
    session.discard();
    makeRoom();
    await (await openTab()).recoverBoughtFigures();
    expect((await found()).figures).toEqual(["Edited: bought"]);
  });

  test("follows changes from another tab and can undo them", async () => {
    await buy("Bought");
    const [one, two] = [await openBought("Bought"), await openBought("Bought")];
    edit(one.session, "Changed There");
    await vi.waitFor(() => expect(two.session.read().design).toEqual(designOf("Changed There")), WAIT);
    two.session.dispatch({ type: "undo" });
    await vi.waitFor(() => expect(one.session.read().design).toEqual(designOf("Bought")), WAIT);
    expect((await found()).figures).toEqual(["Bought: bought"]);
  });

  test("becomes an unsaved draft if another tab deletes it", async () => {
    await buy("Bought");
    const { tab, session, id } = await openBought("Bought");
    await tab.deleteFigure(id);
    edit(session, "Not Lost");
    expect(await found()).toEqual({ unsaved: ["Not Lost"], figures: [] });
  });

  test("cannot be made by opening a draft as bought", async () => {
    await (await openTab()).begin({ edited: designOf("Draft") }).save();
    const { session } = await openBought("Draft");
    edit(session, "Edited");
    expect(await found()).toEqual({ unsaved: ["Edited"], figures: ["Draft: unpaid"] });
  });

  test("cannot be made by changing local storage", async () => {
    const tab = await openTab();
    await tab.begin({ edited: designOf("Draft") }).save();
    await tab.changeBoughtFigure(named(tab, "Draft").id, designOf("Forged"));
    expect((await found()).figures).toEqual(["Draft: unpaid"]);
  });
});
