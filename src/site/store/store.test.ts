import "fake-indexeddb/auto";
import fc from "fast-check";
import { deleteDB, openDB } from "idb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { toFigureDesign } from "../../figure/schema/design.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import type { Transaction } from "./database.ts";
import { VERSION } from "./database.ts";
import { INITIAL_ACCOUNT } from "./schema.ts";
import { createStore } from "./store.ts";

/** A long timeout, because a busy machine is slow. */
const WAIT = { timeout: 20_000 };

const figure = (id: string, name = id): CollectedFigure => ({
  id,
  design: toFigureDesign({ spec: { name }, skills: ["Knitting"] }),
  payment: "unpaid",
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  downloadCount: 0,
  shareCount: 0,
});
const add =
  (one: CollectedFigure) =>
  ({ figures }: Transaction) =>
    void figures.set(one.id, one);
const remove =
  (id: string) =>
  ({ figures }: Transaction) =>
    void figures.delete(id);
const share =
  (socialSharing: boolean) =>
  ({ account }: Transaction) => {
    account.settings = { ...account.settings, socialSharing };
  };
/** Makes every write fail. */
const failWrites = () =>
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("broken", "UnknownError");
  });
const fillDevice = () =>
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
const refuseStorage = () =>
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
/** Blocks the database with another page's transaction. Returns a function that ends it. */
async function blockDatabase() {
  let isBlocked = true;
  const figures = (await raw()).transaction("figures", "readwrite").objectStore("figures");
  void (async () => {
    while (isBlocked) await figures.get("");
  })();
  return () => {
    isBlocked = false;
  };
}
const isOfAccount = (record: unknown) => typeof record === "object" && record !== null && !("id" in record);
const names = (figures: readonly CollectedFigure[]) => figures.map(({ design }) => design.spec.name);
const samples = names(SAMPLE_COLLECTION).sort();
/** Names of the figures that a new tab finds. */
const found = async () => names((await createStore().ready()).figures).sort();
const raw = () => openDB("profigure");

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("A first visit has the samples, and a deleted sample stays deleted", async () => {
  const store = createStore();
  expect((await store.ready()).figures).toHaveLength(samples.length);
  await store.change(["maya"], ({ figures }) => void figures.delete("maya"));
  expect(await found()).toEqual(samples.filter((name) => name !== "Maya Okonkwo"));
});

test("A first visit shows built-in samples without reading the database", async () => {
  const [first, second] = [createStore(), createStore()];
  expect((await first.ready()).figures).toBe(SAMPLE_COLLECTION);
  expect((await second.ready()).figures).toEqual(expect.arrayContaining([...SAMPLE_COLLECTION]));
  expect((await second.ready()).figures).not.toBe(SAMPLE_COLLECTION);
});

test("The state includes an edit that is being written", async () => {
  const store = createStore();
  await store.ready();
  const changing = store.change(["a"], add(figure("a")));
  expect(names((await store.ready()).figures)).toContain("a");
  await changing;
});

test("Two tabs can increment the same count and see each other's edits", async () => {
  const [one, two] = [createStore(), createStore()];
  await Promise.all([one.ready(), two.ready()]);
  const count = (store: typeof one) =>
    store.change(["maya"], ({ figures }) => {
      const maya = figures.get("maya");
      if (maya) figures.set("maya", { ...maya, shareCount: maya.shareCount + 1 });
    });
  await Promise.all([count(one), count(two), count(one), count(two), one.change([], share(true))]);
  const shares = (store: typeof one) => store.read().figures.find(({ id }) => id === "maya")?.shareCount;
  await vi.waitFor(() => expect([shares(one), shares(two)]).toEqual([13, 13]), WAIT);
  await vi.waitFor(() => expect(two.read().settings.socialSharing).toBe(true), WAIT);
});

test("If storage is refused, changes stay in the tab until a retry works", async () => {
  const refusing = refuseStorage();
  const store = createStore();
  await store.change(["a"], add(figure("a")));
  expect(store.read()).toMatchObject({ storageError: "refused", status: "unread" });
  expect(names(store.read().figures).sort()).toEqual(["a", ...samples].sort());
  expect(globalThis.onbeforeunload).not.toBeNull();
  refusing.mockRestore();
  await store.retry();
  expect(store.read()).toMatchObject({ storageError: null, status: "read" });
  expect(globalThis.onbeforeunload).toBeNull();
  expect(await found()).toEqual(["a", ...samples].sort());
});

test("Changes that are only in the tab are not lost if a retry fails", async () => {
  const refusing = refuseStorage();
  const store = createStore();
  await store.change(["a"], add(figure("a")));
  refusing.mockRestore();
  await createStore().ready();
  const full = fillDevice();
  await store.retry();
  expect(store.read().storageError).toBe("full");
  await store.change(["b"], add(figure("b")));
  expect(names(store.read().figures)).toEqual(expect.arrayContaining(["a", "b"]));
  full.mockRestore();
  await store.retry();
  expect(await found()).toEqual(expect.arrayContaining(["a", "b"]));
});

test("onceStored calls back when a retry has stored the changes in memory", async () => {
  const refusing = refuseStorage();
  const store = createStore();
  await store.change(["a"], add(figure("a")));
  const stored = vi.fn();
  store.onceStored(stored);
  refusing.mockRestore();
  expect(stored).not.toHaveBeenCalled();
  await store.retry();
  await store.change(["b"], add(figure("b")));
  expect(stored).toHaveBeenCalledOnce();
  store.onceStored(stored);
  expect(stored).toHaveBeenCalledTimes(2);
});

test("A retry merges the changes in memory with what other tabs stored", async () => {
  const other = createStore();
  await other.change(["a"], add(figure("a")));
  const refusing = refuseStorage();
  const store = createStore();
  await store.change(["b"], add(figure("b")));
  await store.change(["maya"], remove("maya"));
  refusing.mockRestore();
  await other.change([], share(true));
  await store.retry();
  const expected = ["a", "b", ...samples.filter((name) => name !== "Maya Okonkwo")].sort();
  expect(names(store.read().figures).sort()).toEqual(expected);
  expect(store.read().settings.socialSharing).toBe(true);
  await vi.waitFor(() => expect(names(other.read().figures).sort()).toEqual(expected), WAIT);
});

test("While a tab with older code blocks the database, changes are in memory", async () => {
  const older = await openDB("profigure", VERSION - 1, {
    upgrade(database) {
      database.createObjectStore("figures", { keyPath: "id" });
      database.createObjectStore("account");
    },
  });
  const store = createStore();
  await store.change(["a"], add(figure("a")));
  expect(store.read()).toMatchObject({ storageError: "blocked", status: "unread" });
  await store.retry();
  await store.change(["b"], add(figure("b")));
  expect(names(store.read().figures)).toEqual(expect.arrayContaining(["a", "b"]));
  older.close();
  await vi.waitFor(() => expect(store.read()).toMatchObject({ storageError: null, status: "read" }), WAIT);
  expect(await found()).toEqual(["a", "b"]);
  expect(globalThis.onbeforeunload).toBeNull();
});

describe("A lost connection to the database", () => {
  /** Makes the open connections fail, as iOS does for a page in the background. New connections work. */
  const loseConnections = () => {
    const { transaction } = IDBDatabase.prototype;
    const lost = new WeakSet<IDBDatabase>();
    let isOpened = false;
    const { open } = indexedDB;
    vi.spyOn(indexedDB, "open").mockImplementation((...args) => {
      isOpened = true;
      return open.apply(indexedDB, args);
    });
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (this: IDBDatabase, ...args) {
      if (!isOpened) lost.add(this);
      if (lost.has(this)) throw new DOMException("The database connection is closing.", "InvalidStateError");
      return transaction.apply(this, args);
    });
  };

  test("is replaced, and the change is stored", async () => {
    const store = createStore();
    await store.ready();
    loseConnections();
    await store.change(["a"], add(figure("a")));
    expect(store.read()).toMatchObject({ storageError: null, status: "read" });
    expect(await found()).toContain("a");
  });

  test("is reported until Try again has read the database", async () => {
    const store = createStore();
    await store.ready();
    const failing = failWrites();
    await store.change(["a"], add(figure("a")));
    await store.retry();
    expect(store.read().storageError).not.toBeNull();
    failing.mockRestore();
    await store.retry();
    expect(store.read().storageError).toBeNull();
    expect(await found()).toContain("a");
  });
});

test("Without IndexedDB, the storage error is “refused”", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const store = createStore();
  expect((await store.ready()).storageError).toBe("refused");
});

test("A first visit on a full device reports it; a reset drops changes", async () => {
  const put = fillDevice();
  const store = createStore();
  expect((await store.ready()).storageError).toBe("full");
  await store.change(["a"], add(figure("a")));
  expect(await store.reset()).toBe(false);
  put.mockRestore();
  await store.retry();
  expect(store.read().storageError).toBeNull();
  expect(await found()).toEqual(samples);
});

test("A reset that fails changes nothing", async () => {
  const store = createStore();
  await store.change(["a"], add(figure("a")));
  fillDevice();
  expect(await store.reset()).toBe(false);
  expect(names(store.read().figures).sort()).toEqual(["a", ...samples].sort());
  expect(await found()).toEqual(["a", ...samples].sort());
});

test.each([
  ["is missing", undefined],
  [
    "throws",
    class {
      constructor() {
        throw new DOMException("no", "SecurityError");
      }
    },
  ],
])("If BroadcastChannel %s, a tab reads other tabs' changes on focus", async (_, channel) => {
  vi.stubGlobal("BroadcastChannel", channel);
  const windows = new EventTarget();
  vi.stubGlobal("addEventListener", windows.addEventListener.bind(windows));
  const [one, two] = [createStore(), createStore()];
  await Promise.all([one.ready(), two.ready()]);
  for (const [id, event] of [
    ["a", new Event("focus")],
    ["b", Object.assign(new Event("pageshow"), { persisted: true })],
  ] as const) {
    await one.change([id], add(figure(id)));
    expect(names((await two.ready()).figures)).not.toContain(id);
    windows.dispatchEvent(event);
    expect(names((await two.ready()).figures)).toContain(id);
  }
  vi.unstubAllGlobals();
});

test("A change that exceeds the quota writes nothing and is reported", async () => {
  const store = createStore();
  await store.ready();
  const { put } = IDBObjectStore.prototype;
  let calls = 0;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...args) {
    if (++calls === 2) throw new DOMException("no room", "QuotaExceededError");
    return put.apply(this, args);
  });
  const changing = store.change(["a", "b"], (now) => {
    add(figure("a"))(now);
    add(figure("b"))(now);
  });
  await expect(changing).rejects.toThrow("no room");
  expect(names(store.read().figures).sort()).toEqual(samples);
  expect(store.read().storageError).toBe("full");
  expect(await found()).toEqual(samples);
  await store.change(["c"], add(figure("c")));
  expect(store.read().storageError).toBeNull();
  expect(await found()).toEqual(["c", ...samples].sort());
});

test("A change made before the database opens is stored, then shown", async () => {
  const store = createStore();
  const changes = [store.change(["maya"], remove("maya")), store.change([], share(true))];
  expect(store.read()).toMatchObject({ figures: SAMPLE_COLLECTION, settings: { socialSharing: false } });
  expect(globalThis.onbeforeunload).not.toBeNull();
  await Promise.all(changes);
  expect(globalThis.onbeforeunload).toBeNull();
  for (const state of [store.read(), await createStore().ready()]) {
    expect(names(state.figures)).not.toContain("Maya Okonkwo");
    expect(state.settings.socialSharing).toBe(true);
  }
});

test("A change is shown when it is stored, not while it waits", async () => {
  const store = createStore();
  await store.ready();
  const release = await blockDatabase();
  const changing = store.change([], share(true));
  // Another request of this tab has ended, so the change had time.
  await raw();
  expect(store.read().settings.socialSharing).toBe(false);
  expect(globalThis.onbeforeunload).not.toBeNull();
  release();
  await changing;
  expect(store.read().settings.socialSharing).toBe(true);
});

test("Changes apply in order: the last one wins in the tab and on the device", async () => {
  const store = createStore();
  const maya = (await store.ready()).figures.find(({ id }) => id === "maya") ?? figure("maya");
  const updates = [true, false, true, false, true].map((isOn) => store.change([], share(isOn)));
  const deletions = [remove("maya"), add(maya), remove("maya")].map((apply) => store.change(["maya"], apply));
  await Promise.all([...updates, ...deletions]);
  for (const state of [store.read(), await createStore().ready()]) {
    expect(state.settings.socialSharing).toBe(true);
    expect(names(state.figures)).not.toContain("Maya Okonkwo");
  }
});

test("A figure can be deleted when the device is full", async () => {
  const store = createStore();
  await store.ready();
  fillDevice();
  await expect(store.change(["a"], add(figure("a")))).rejects.toThrow();
  await store.change(["maya"], remove("maya"));
  expect(await found()).not.toContain("Maya Okonkwo");
});

test("Until the database answers, readers get samples and changes wait", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // Another page pauses during the first upgrade, which blocks the database.
  let isFrozen = true;
  const frozen = indexedDB.open("profigure", VERSION);
  frozen.onupgradeneeded = () => {
    const figures = frozen.result.createObjectStore("figures", { keyPath: "id" });
    frozen.result.createObjectStore("account");
    const stay = () => {
      if (isFrozen) figures.get("").onsuccess = stay;
    };
    stay();
  };
  const store = createStore();
  const first = store.ready();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await first).toMatchObject({ storageError: null, status: "loading", figures: SAMPLE_COLLECTION });
  const changing = store.change(["a"], add(figure("a")));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.read()).toMatchObject({ storageError: null, figures: SAMPLE_COLLECTION });
  isFrozen = false;
  vi.useRealTimers();
  await changing;
  expect(names(store.read().figures)).toEqual(["a"]);
  expect(await found()).toEqual(["a"]);
});

describe("a page in the back/forward cache", () => {
  let go: (type: "pagehide" | "pageshow") => boolean;
  beforeEach(() => {
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
    go = (type) => page.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  });
  /** Resolves after the page was frozen during the next call of a method. */
  const frozenDuring = (method: "transaction" | "createObjectStore") =>
    new Promise((resolve) => {
      const real: (...args: never[]) => unknown = IDBDatabase.prototype[method];
      vi.spyOn(IDBDatabase.prototype, method).mockImplementationOnce(function (this: IDBDatabase, ...args: unknown[]) {
        queueMicrotask(() => resolve(go("pagehide")));
        return Reflect.apply(real, this, args);
      });
    });

  test("stores its change when it is back", async () => {
    const store = createStore();
    await store.ready();
    const frozen = frozenDuring("transaction");
    const changing = store.change(["a"], add(figure("a")));
    await frozen;
    expect(await found()).toEqual(samples);
    go("pageshow");
    await changing;
    expect(await found()).toContain("a");
  });

  test("opens the database when it is back, even if another page created it", async () => {
    const frozen = frozenDuring("createObjectStore");
    const store = createStore();
    const ready = store.ready();
    await frozen;
    await createStore().change(["a"], add(figure("a")));
    go("pageshow");
    expect(await ready).toMatchObject({ status: "read", storageError: null });
    expect(names(store.read().figures)).toContain("a");
  });
});

test("Changes during a slow read are stored", async () => {
  // Without a channel, so that stores of other tests do not call `getAll`.
  vi.stubGlobal("BroadcastChannel", undefined);
  await createStore().change(["a"], add(figure("a")));
  const store = createStore();
  const { getAll } = IDBObjectStore.prototype;
  let changes: Promise<unknown> | undefined;
  vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === "account")
      changes ??= Promise.all([
        store.change(["a"], add(figure("a", "Changed"))),
        store.change(["maya"], remove("maya")),
      ]);
    return getAll.apply(this, args);
  });
  await store.ready();
  await changes;
  expect(globalThis.onbeforeunload).toBeNull();
  expect(store.read().storageError).toBeNull();
  const expected = ["Changed", ...samples.filter((name) => name !== "Maya Okonkwo")].sort();
  expect(names(store.read().figures).sort()).toEqual(expected);
  expect(await found()).toEqual(expected);
});

test("A failed read is reported, and changes stay in the tab", async () => {
  await createStore().ready();
  vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(() => {
    throw new DOMException("broken", "UnknownError");
  });
  const store = createStore();
  expect((await store.ready()).storageError).toBe("failed");
  await store.change(["a"], add(figure("a")));
  expect(names(store.read().figures)).toContain("a");
});

test("A database from a newer version of the site is not changed", async () => {
  const newer = await openDB("profigure", 99, {
    upgrade: (database) => void database.createObjectStore("something-new"),
  });
  newer.close();
  const store = createStore();
  expect((await store.ready()).storageError).toBe("newer");
  await store.change(["a"], add(figure("a")));
  expect(store.read().status).toBe("unread");
  expect((await raw()).version).toBe(99);
});

test("A tab closes its database so that a newer tab can upgrade it", async () => {
  const store = createStore();
  await store.ready();
  const newer = await openDB("profigure", VERSION + 1);
  expect(newer.version).toBe(VERSION + 1);
  await store.change(["a"], add(figure("a")));
  expect(store.read().status).toBe("unread");
  expect(store.read().storageError).toBe("newer");
});

test("If the database is deleted while open, the next change recreates it", async () => {
  const store = createStore();
  await store.ready();
  await deleteDB("profigure");
  await store.change(["a"], add(figure("a")));
  expect(await found()).toEqual(["a", ...samples].sort());
});

test("Damaged records stay unchanged, and the valid ones are read", async () => {
  await createStore().change(["a"], add(figure("a")));
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.record({ id: fc.uuid(), anything: fc.anything({ withBigInt: true, withDate: true }) }),
          fc
            .record({ key: fc.constantFrom(...Object.keys(figure("x"))), value: fc.jsonValue() })
            .map(({ key, value }) => ({ ...figure("x"), id: "broken", [key]: key === "id" ? "" : value }))
            .filter((one) => one.design !== figure("x").design),
        ),
        { minLength: 1, maxLength: 5 },
      ),
      fc.jsonValue(),
      async (garbage, value) => {
        const database = await raw();
        const transaction = database.transaction(["figures", "account"], "readwrite");
        for (const one of garbage) await transaction.objectStore("figures").put(one);
        for (const key of ["settings", "profile", "planUse"]) await transaction.objectStore("account").put(value, key);
        await transaction.done;
        const state = await createStore().ready();
        expect(state.storageError).toBeNull();
        expect(names(state.figures)).toEqual(expect.arrayContaining(["a", ...samples]));
        expect({ ...state.settings, ...state.planUse }).toEqual({
          ...INITIAL_ACCOUNT.settings,
          ...INITIAL_ACCOUNT.planUse,
        });
        for (const one of state.figures) if (one.id === "broken") expect(one.payment).toBe("unpaid");
        const records = (await database.count("figures")) + (await database.count("account"));
        const good = state.figures.length + 3 - state.damaged.filter(isOfAccount).length;
        expect(records).toBe(good + state.damaged.length);
        database.close();
      },
    ),
    { numRuns: 40 },
  );
});

test("A malformed message from another tab is ignored", async () => {
  const store = createStore();
  const before = await store.ready();
  const channel = new BroadcastChannel("profigure");
  for (const message of [null, 1, [1], { isPaid: true }, "everything"]) channel.postMessage(message);
  channel.close();
  await store.change([], () => undefined);
  expect(store.read().figures).toEqual(before.figures);
});

test("Reset restores the state of a first visit", async () => {
  const store = createStore();
  await store.change(["a", "maya"], (now) => {
    add(figure("a"))(now);
    now.figures.delete("maya");
  });
  expect(await store.reset()).toBe(true);
  expect(await found()).toEqual(samples);
  expect(names(store.read().figures).sort()).toEqual(samples);
});

test("A change during a reset is applied after it", async () => {
  const store = createStore();
  await store.ready();
  const before = store.change([], ({ account }) => {
    account.settings = { ...account.settings, marketingCommunications: true };
  });
  const reset = store.reset();
  const during = store.change([], share(true));
  expect((await Promise.all([before, reset, during]))[1]).toBe(true);
  const expected = { socialSharing: true, marketingCommunications: false };
  expect(store.read().settings).toMatchObject(expected);
  expect((await createStore().ready()).settings).toMatchObject(expected);
});

test("Damaged records are set aside before they are replaced", async () => {
  await createStore().ready();
  const database = await raw();
  await database.put("account", "Zora", "profile");
  await database.put("account", 7, "planUse");
  await database.put("figures", { id: "broken" });
  const store = createStore();
  expect((await store.ready()).damaged).toEqual([{ id: "broken" }, { planUse: 7 }, { profile: "Zora" }]);
  await store.change(["broken"], (now) => {
    add(figure("broken"))(now);
    now.account.planUse = { ...now.account.planUse, plan: "premium" };
    now.account.profile = { name: "New", email: "", headline: "" };
  });
  const again = await createStore().ready();
  expect(again.planUse.plan).toBe("premium");
  expect(again.damaged.flatMap((one) => Object.values(one as object))).toEqual(
    expect.arrayContaining([{ id: "broken" }, "Zora", 7]),
  );
});

test("Figures are read completely if they take several batches", async () => {
  const store = createStore();
  const many = Array.from({ length: 1001 }, (_, i) => figure(`many-${i}`));
  await store.change(
    many.map(({ id }) => id),
    (now) => many.forEach((one) => void add(one)(now)),
  );
  const again = createStore();
  await again.ready();
  await vi.waitFor(() => expect(again.read().figures).toHaveLength(many.length + samples.length), WAIT);
});
