import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { toFigureDesign } from "../../figure/schema/design.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import { createStore } from "../store/store.ts";
import type { FigureSession, FigureSessionOptions } from "./figure-session.ts";
import { readUnsavedDrafts } from "./unsaved-drafts.ts";

/** A long timeout, because a busy machine is slow. */
const WAIT = { timeout: 20_000 };

const designOf = (name: string) => toFigureDesign({ spec: { name } });

const visible: (() => void)[] = [];
/** Opens another tab: it shares storage with other tabs, but no memory. */
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
    /** Starts a session and subscribes to it, as a visible page does. */
    begin(options: Partial<FigureSessionOptions> = {}) {
      const session = tab.createFigureSession({ design: designOf("Sample"), ...options });
      visible.push(session.subscribe(() => {}));
      return session;
    },
    /** Starts a session that resumes the newest unsaved draft. */
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
/**
 * What a new tab finds: the names of the unsaved drafts, and the person's figures. The modules of this file write
 * nothing, so they have no memory of their own.
 */
const found = async () => ({
  unsaved: readUnsavedDrafts().drafts.map(({ design }) => design.spec.name),
  figures: own((await createStore().ready()).figures),
});
const fillDevice = () => {
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  return () => put.mockRestore();
};

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  // Increases the time with each call, so that no two timestamps are equal.
  let now = Date.now();
  vi.stubGlobal(
    "Date",
    class extends Date {
      constructor(time = now++) {
        super(time);
      }
    },
  );
  // Stored values are own properties, as in a browser.
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
  for (const hide of visible.splice(0)) hide();
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

  test("contains the person's details that the session applied first", async () => {
    (await openTab()).begin({ edited: designOf("Own Details") });
    expect((await found()).unsaved).toEqual(["Own Details"]);
  });

  test("is removed by undo and stored again by redo", async () => {
    const session = (await openTab()).begin();
    edit(session, "Changed");
    session.dispatch({ type: "undo" });
    expect((await found()).unsaved).toEqual([]);
    session.dispatch({ type: "redo" });
    expect((await found()).unsaved).toEqual(["Changed"]);
  });

  test("is stored separately for each tab; the newest one is listed first", async () => {
    const [one, two] = [(await openTab()).begin(), (await openTab()).begin()];
    edit(one, "First");
    edit(two, "Second");
    expect((await found()).unsaved).toEqual(["Second", "First"]);
    edit(one, "First again");
    expect((await found()).unsaved).toEqual(["First again", "Second"]);
  });

  test("is replaced when the session that resumed it makes a change", async () => {
    edit((await openTab()).begin(), "First");
    const session = (await openTab()).resume();
    expect((await found()).unsaved).toEqual(["First"]);
    edit(session, "Continued");
    expect((await found()).unsaved).toEqual(["Continued"]);
  });

  test("is not lost if its tab and a tab that resumed it both change it", async () => {
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
    test(`is removed by ${name}, even if it was resumed without a change`, async () => {
      const session = (await openTab()).begin();
      edit(session, "Changed");
      await end(session);
      expect((await found()).unsaved).toEqual([]);
      edit((await openTab()).begin(), "Resumed");
      await end((await openTab()).resume());
      expect((await found()).unsaved).toEqual([]);
    });

    test(`is not removed by ${name} if another tab resumed and changed it`, async () => {
      const one = (await openTab()).begin();
      edit(one, "First");
      edit((await openTab()).resume(), "Continued");
      await end(one);
      expect((await found()).unsaved).toEqual(["Continued"]);
    });
  }

  test("is not removed by a tab that knows only an older version of it", async () => {
    const tab = await openTab();
    const session = tab.begin();
    edit(session, "Older");
    const [older] = tab.readUnsavedDrafts().drafts;
    edit(session, "Newer");
    if (older) (await openTab()).removeUnsavedDraft(older);
    expect((await found()).unsaved).toEqual(["Newer"]);
  });

  test("is not removed if Save to Drafts or Purchase fails", async () => {
    const session = (await openTab()).begin();
    edit(session, "Not Lost");
    const makeRoom = fillDevice();
    await expect(session.save()).rejects.toThrow("no room");
    await expect(session.buy()).rejects.toThrow("no room");
    makeRoom();
    expect(await found()).toEqual({ unsaved: ["Not Lost"], figures: [] });
  });

  test("is found on the next page if the database is not available", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const session = (await openTab()).begin();
    edit(session, "First");
    await session.save();
    expect((await found()).unsaved).toEqual(["First"]);
  });

  test("stays in the tab's memory while local storage is not available", async () => {
    const tab = await openTab();
    const { localStorage } = globalThis;
    vi.stubGlobal("localStorage", undefined);
    edit(tab.begin(), "In This Tab");
    expect(tab.readUnsavedDrafts()).toMatchObject({ drafts: [{ design: designOf("In This Tab") }], isInTab: true });
    vi.stubGlobal("localStorage", localStorage);
    expect((await found()).unsaved).toEqual([]);
    edit(tab.begin(), "Stored");
    expect(tab.readUnsavedDrafts().isInTab).toBe(true);
    tab.keepUnsavedDrafts();
    expect(tab.readUnsavedDrafts().isInTab).toBe(false);
    expect((await found()).unsaved.sort()).toEqual(["In This Tab", "Stored"]);
  });

  test("is gone from the tab's memory after everything is deleted", async () => {
    const tab = await openTab();
    vi.stubGlobal("localStorage", undefined);
    edit(tab.begin(), "In This Tab");
    tab.clearUnsavedDrafts();
    expect(tab.readUnsavedDrafts()).toMatchObject({ drafts: [], isInTab: false });
  });

  test("is not listed first because of a wrong clock", async () => {
    edit((await openTab()).begin(), "From The Future");
    const [[key = "", text = ""] = []] = Object.entries<string>({ ...localStorage });
    localStorage.setItem(key, text.replace(/("savedAt":")\d{4}/, "$12999"));
    edit((await openTab()).begin(), "Newest");
    expect((await found()).unsaved).toEqual(["Newest", "From The Future"]);
  });

  test("is set aside if it is damaged; other drafts are still read", async () => {
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

describe("Save to Drafts", () => {
  test("saves to the same draft each time", async () => {
    const session = (await openTab()).begin();
    edit(session, "Saved");
    const results = await Promise.all([session.save(), session.save()]);
    expect(results).toEqual(["unchanged", "unchanged"]);
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
    expect(await session.save()).toBe("changed");
    expect((await found()).figures).toEqual(["Changed Here: unpaid", "Changed There: unpaid"]);
    const here = named(one, "Changed Here");
    await two.store.change([here.id], ({ figures }) => void figures.set(here.id, { ...here, payment: "unlocked" }));
    edit(session, "Again");
    expect(await session.save()).toBe("changed");
    expect((await found()).figures).toContain("Changed Here: unlocked");
  });

  test("creates a new draft if another tab deleted the old one", async () => {
    const tab = await openTab();
    const session = tab.begin({ edited: designOf("Draft") });
    await session.save();
    await tab.deleteFigure(named(tab, "Draft").id);
    edit(session, "Kept");
    expect(await session.save()).toBe("deleted");
    expect((await found()).figures).toEqual(["Kept: unpaid"]);
  });
});

describe("A purchase", () => {
  test.each([
    ["after Save to Drafts", ["save", "buy"]],
    ["before Save to Drafts", ["buy", "save"]],
  ] as const)("creates one figure %s", async (_, actions) => {
    const session = (await openTab()).begin();
    edit(session, "Drawn");
    await Promise.all(actions.map((action) => session[action]()));
    expect(await found()).toEqual({ unsaved: [], figures: ["Drawn: bought"] });
  });

  test("asked for twice is one transaction and resolves to the bought figure", async () => {
    const tab = await openTab();
    const session = tab.begin({ edited: designOf("Drawn") });
    const transactions = vi.spyOn(IDBDatabase.prototype, "transaction");
    const [{ figure }, again] = await Promise.all([session.buy(), session.buy()]);
    expect(transactions).toHaveBeenCalledOnce();
    expect(again.figure).toBe(figure);
    expect(figure).toMatchObject({ design: designOf("Drawn"), payment: "bought" });
    expect(session.read().boughtId).toBe(figure.id);
  });

  test.each([
    ["is saved to the bought figure", ["Edited"], "Edited"],
    ["changes nothing if it is undone", ["Edited", "Drawn"], "Drawn"],
  ])("An edit during the purchase %s", async (_, edits, name) => {
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
    expect(await here?.buy()).toMatchObject({ isSecond: true });
    expect((await found()).figures).toEqual(["Anna: bought", "Bob: bought"]);
  });

  test("with a plan switches the plan but not the number of used downloads", async () => {
    await (await openTab()).begin({ edited: designOf("Anna") }).buy("premium");
    const { store } = await openTab();
    expect(own(store.read().figures)).toEqual(["Anna: plan"]);
    expect(store.read().planUse).toEqual({ plan: "premium", downloadsUsed: 1 });
  });
});

describe("A figure that storage takes late", () => {
  /** Opens a tab whose storage is refused. `retry` opens it and stores the tab's changes. */
  async function openRefused() {
    const { indexedDB } = globalThis;
    vi.stubGlobal("indexedDB", undefined);
    const tab = await openTab();
    const retry = async () => {
      vi.stubGlobal("indexedDB", indexedDB);
      await tab.store.retry();
    };
    return { ...tab, retry };
  }

  test.each([
    ["paid once and not offered again", "buy", "Slow: bought"],
    ["saved as one draft", "save", "Slow: unpaid"],
  ] as const)("is %s", async (_, action, figure) => {
    const tab = await openRefused();
    const session = tab.begin();
    edit(session, "Slow");
    await session[action]();
    await tab.retry();
    expect(await found()).toEqual({ unsaved: [], figures: [figure] });
  });

  test("is offered as a draft if its tab closed before the purchase was stored", async () => {
    const { indexedDB } = globalThis;
    const session = (await openRefused()).begin();
    edit(session, "Lost Buyer");
    await session.buy();
    edit(session, "Lost Buyer Edited");
    vi.stubGlobal("indexedDB", indexedDB);
    const next = await openTab();
    await next.recoverBoughtFigures();
    expect(await found()).toEqual({ unsaved: ["Lost Buyer Edited"], figures: [] });
  });

  test("is saved and bought as one figure if its tab closed before", async () => {
    const tab = await openTab();
    const session = tab.begin();
    edit(session, "Picked Up");
    const [unsaved] = tab.readUnsavedDrafts().drafts;
    await session.save();
    if (unsaved) tab.writeUnsavedDraft(unsaved);
    const next = await openTab();
    await next.resume().save();
    expect((await found()).figures).toEqual(["Picked Up: unpaid"]);
    if (unsaved) next.writeUnsavedDraft(unsaved);
    await (await openTab()).resume().buy();
    expect((await found()).figures).toEqual(["Picked Up: bought"]);
  });
});

describe("One unsaved figure in two tabs", () => {
  async function pickUpTwice() {
    edit((await openTab()).begin(), "One Figure");
    const [one, two] = [await openTab(), await openTab()];
    return { sessions: [one.resume(), two.resume()] as const, tabs: [one, two] as const };
  }

  test("is sold once, and the other tab shows it as bought", async () => {
    const { sessions } = await pickUpTwice();
    const [here, there] = sessions;
    const { figure } = await here.buy();
    await vi.waitFor(() => expect(there.read().boughtId).toBe(figure.id), WAIT);
    expect(await found()).toEqual({ unsaved: [], figures: ["One Figure: bought"] });
    edit(there, "Edited There");
    await vi.waitFor(async () => expect((await found()).figures).toEqual(["Edited There: bought"]), WAIT);
  });

  test.each([
    ["sold once if both buy it", ["buy", "buy"], "bought"],
    ["sold once if one tab buys it while the other saves it", ["buy", "save"], "bought"],
    ["saved once if both save it", ["save", "save"], "unpaid"],
  ] as const)("is %s at the same time", async (_, actions, payment) => {
    const { sessions } = await pickUpTwice();
    const [here, there] = sessions;
    const [, result] = await Promise.all([here[actions[0]](), there[actions[1]]()]);
    if (actions[0] !== actions[1]) expect(result).toBe("bought");
    expect(await found()).toEqual({ unsaved: [], figures: [`One Figure: ${payment}`] });
  });

  test("is two figures if one tab changed it", async () => {
    const { sessions } = await pickUpTwice();
    const [here, there] = sessions;
    edit(there, "Another");
    await here.buy();
    expect(await there.buy()).toMatchObject({ isSecond: true });
    expect((await found()).figures).toEqual(["Another: bought", "One Figure: bought"]);
  });

  test("is bought with the edits of a tab that resumed it and closed", async () => {
    edit((await openTab()).begin(), "First");
    edit((await openTab()).resume(), "Continued");
    const [one, two] = [await openTab(), await openTab()];
    const [here, there] = [one.resume(), two.resume()];
    await here.buy();
    await there.buy();
    expect(await found()).toEqual({ unsaved: [], figures: ["Continued: bought"] });
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

  test("stores each change immediately, then saves it", async () => {
    const { session } = await buy("Bought");
    for (const name of ["B", "Bo", "Bob"]) edit(session, name);
    expect(records()).toEqual([[expect.anything(), expect.stringContaining('"Bob"')]]);
    await vi.waitFor(() => expect(records()).toEqual([]), WAIT);
    expect(await found()).toEqual({ unsaved: [], figures: ["Bob: bought"] });
  });

  test("gets two closed tabs' last changes, which are not offered as drafts", async () => {
    const [one, two] = [await buy("Bought"), await openBought("Bought")];
    const makeRoom = fillDevice();
    edit(one.session, "First Letter");
    edit(two.session, "Last Letter");
    const next = await openTab();
    makeRoom();
    expect(next.readUnsavedDrafts().drafts).toEqual([]);
    await next.recoverBoughtFigures();
    expect(await found()).toEqual({ unsaved: [], figures: ["Last Letter: bought"] });
    expect(records()).toEqual([]);
  });

  /** Opens a figure as Edit in the collection does. */
  async function openBought(name: string) {
    const tab = await openTab();
    const { id, design, updatedAt } = named(tab, name);
    const session = tab.begin({ design, draft: { id, updatedAt }, isBought: true });
    return { tab, session, id };
  }

  test("keeps its id and payment when it is changed", async () => {
    await buy("Bought");
    const { session, id } = await openBought("Bought");
    expect(session.read()).toMatchObject({ boughtId: id, canUndo: false });
    edit(session, "Edited");
    await vi.waitFor(async () => expect(await found()).toEqual({ unsaved: [], figures: ["Edited: bought"] }), WAIT);
    expect(await session.save()).toBe("bought");
  });

  test("keeps its id when it is edited, even if it is a sample", async () => {
    const { session } = await openBought("Maya Okonkwo");
    expect(session.read().canUndo).toBe(false);
    edit(session, "Edited Sample");
    await vi.waitFor(async () => expect(named(await openTab(), "Edited Sample").id).toBe("maya"), WAIT);
  });

  test("keeps its last change after Start Over", async () => {
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

  test("shows changes from another tab, which can be undone", async () => {
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

  test("gets the edits that were made while another tab had deleted it", async () => {
    await buy("Bought");
    const { tab, session, id } = await openBought("Bought");
    const figure = named(tab, "Bought");
    await tab.deleteFigure(id);
    edit(session, "Edited");
    await tab.restoreFigure(figure);
    await vi.waitFor(async () => expect(await found()).toEqual({ unsaved: [], figures: ["Edited: bought"] }), WAIT);
  });

  test("cannot be faked by opening a draft as bought", async () => {
    await (await openTab()).begin({ edited: designOf("Draft") }).save();
    const { session } = await openBought("Draft");
    edit(session, "Edited");
    expect(await found()).toEqual({ unsaved: ["Edited"], figures: ["Draft: unpaid"] });
  });

  test("cannot be faked by changing local storage", async () => {
    const tab = await openTab();
    await tab.begin({ edited: designOf("Draft") }).save();
    await tab.changeBoughtFigure(named(tab, "Draft").id, designOf("Forged"));
    expect((await found()).figures).toEqual(["Draft: unpaid"]);
  });
});
