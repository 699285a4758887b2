import "fake-indexeddb/auto";
import fc from "fast-check";
import { openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { toFigureDesign } from "../../figure/schema/design.ts";
import { SAMPLE_COLLECTION } from "../sample/collection.ts";
import { VERSION } from "./database.ts";
import { INITIAL_ACCOUNT } from "./schema.ts";
import type { Transaction } from "./state.ts";
import { createStore } from "./store.ts";

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
/** Every write fails from now on. */
const failWrites = () =>
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("broken", "UnknownError");
  });
/** Blocks the database with a transaction of another page until the function is called. */
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
/** What a tab that is opened now finds. */
const found = async () => names((await createStore().ready()).figures).sort();
const raw = () => openDB("profigure");

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("A first visit finds the samples, and a deleted sample stays deleted", async () => {
  const store = createStore();
  expect((await store.ready()).figures).toHaveLength(samples.length);
  expect(await store.change(["maya"], ({ figures }) => void figures.delete("maya"))).toBe(true);
  expect(await found()).toEqual(samples.filter((name) => name !== "Maya Okonkwo"));
});

test("A first visit reads nothing back from the new database, so that the page is not rendered again", async () => {
  const [first, second] = [createStore(), createStore()];
  expect((await first.ready()).figures).toBe(SAMPLE_COLLECTION);
  expect((await second.ready()).figures).toEqual(expect.arrayContaining([...SAMPLE_COLLECTION]));
  expect((await second.ready()).figures).not.toBe(SAMPLE_COLLECTION);
});

test("The state that is asked for while an edit is being written includes it", async () => {
  const store = createStore();
  await store.ready();
  const changing = store.change(["a"], add(figure("a")));
  expect(names((await store.ready()).figures)).toContain("a");
  expect(await changing).toBe(true);
});

test("An edit of figures and of the account is there on the next visit", async () => {
  const store = createStore();
  await store.change(["a"], add(figure("a")));
  await store.change([], ({ account }) => {
    account.settings = { ...account.settings, marketingCommunications: true };
  });
  const next = await createStore().ready();
  expect(next.figures.find(({ id }) => id === "a")).toEqual(figure("a"));
  expect(next.settings.marketingCommunications).toBe(true);
});

test("Edits of two tabs add up and reach the other tab", async () => {
  const [one, two] = [createStore(), createStore()];
  await Promise.all([one.ready(), two.ready()]);
  const count = (store: typeof one) =>
    store.change(["maya"], ({ figures }) => {
      const maya = figures.get("maya");
      if (maya) figures.set("maya", { ...maya, shareCount: maya.shareCount + 1 });
    });
  await Promise.all([count(one), count(two), count(one), count(two)]);
  const shares = (store: typeof one) => store.read().figures.find(({ id }) => id === "maya")?.shareCount;
  await vi.waitFor(() => expect([shares(one), shares(two)]).toEqual([13, 13]));
});

test("Where storage is refused, an edit applies for this visit and the state says why it is not saved", async () => {
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  const store = createStore();
  expect(await store.change(["a"], add(figure("a")))).toBe(false);
  expect(store.read().storageError).toBe("refused");
  expect(names(store.read().figures).sort()).toEqual(["a", ...samples].sort());
});

test("Where there is no IndexedDB, the state says that storage is refused", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const store = createStore();
  expect((await store.ready()).storageError).toBe("refused");
});

test("An edit on a full device is deferred, and retry writes it", async () => {
  const store = createStore();
  await store.ready();
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  expect(await store.change(["a"], add(figure("a")))).toBe(false);
  expect(await store.change(["b"], add(figure("b")))).toBe(false);
  expect(store.read().storageError).toBe("full");
  expect(await found()).toEqual(samples);
  put.mockRestore();
  expect(await store.retry()).toBe(true);
  expect(store.read().storageError).toBeNull();
  expect(await found()).toEqual(["a", "b", ...samples].sort());
});

test("A first visit on a full device is reported, and no rejection is unhandled", async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  const store = createStore();
  expect((await store.ready()).storageError).toBe("full");
  expect(await store.reset()).toBe(false);
  put.mockRestore();
  expect(await store.retry()).toBe(true);
  expect(await found()).toEqual(samples);
});

test("A deletion of everything that fails leaves everything as it was, deferred edits too", async () => {
  const store = createStore();
  await store.change(["a"], add(figure("a")));
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  await store.change(["b"], add(figure("b")));
  expect(await store.reset()).toBe(false);
  expect(names(store.read().figures).sort()).toEqual(["a", "b", ...samples].sort());
  put.mockRestore();
  expect(await store.retry()).toBe(true);
  expect(await found()).toEqual(["a", "b", ...samples].sort());
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
])(
  "Where BroadcastChannel %s, a tab reads what others wrote when it is looked at or comes back",
  async (_, channel) => {
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
  },
);

test("A quota that is reached midway writes all of an edit or nothing", async () => {
  const store = createStore();
  await store.ready();
  const { put } = IDBObjectStore.prototype;
  let calls = 0;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...args) {
    if (++calls === 2) throw new DOMException("no room", "QuotaExceededError");
    return put.apply(this, args);
  });
  await store.change(["a", "b"], (now) => {
    add(figure("a"))(now);
    add(figure("b"))(now);
  });
  expect(await found()).toEqual(samples);
  expect(names(store.read().figures)).toEqual(expect.arrayContaining(["a", "b"]));
  expect(await store.change(["c"], add(figure("c")))).toBe(true);
  expect(await found()).toEqual(["a", "b", "c", ...samples].sort());
});

test("An optimistic update is shown before the database is open and is there on the next visit", async () => {
  const store = createStore();
  const deleting = store.changeOptimistically(["maya"], remove("maya"), "rollback");
  const switching = store.changeOptimistically([], share(true), "rollback");
  expect(names(store.read().figures)).not.toContain("Maya Okonkwo");
  expect(store.read().settings.socialSharing).toBe(true);
  expect(await Promise.all([deleting, switching])).toEqual(["committed", "committed"]);
  const next = await createStore().ready();
  expect(names(next.figures)).not.toContain("Maya Okonkwo");
  expect(next.settings.socialSharing).toBe(true);
});

test("An optimistic update that cannot be written is rolled back, and nothing of it is left to write", async () => {
  const store = createStore();
  const { figures, settings } = await store.ready();
  const failing = failWrites();
  const deleting = store.changeOptimistically(["maya"], remove("maya"), "rollback");
  const switching = store.changeOptimistically([], share(true), "rollback");
  expect(store.read()).not.toMatchObject({ figures, settings });
  expect(await Promise.all([deleting, switching])).toEqual(["rolled-back", "rolled-back"]);
  expect(store.read()).toMatchObject({ figures, settings, storageError: null });
  failing.mockRestore();
  expect(await store.retry()).toBe(true);
  expect(await found()).toEqual(samples);
});

test("A restored figure that cannot be written is deferred, and retry writes it", async () => {
  const store = createStore();
  const maya = (await store.ready()).figures.find(({ id }) => id === "maya") ?? figure("maya");
  await store.changeOptimistically(["maya"], remove("maya"), "rollback");
  const failing = failWrites();
  expect(await store.changeOptimistically(["maya"], add(maya), "defer")).toBe("deferred");
  expect(store.read().figures).toContain(maya);
  expect(store.read().storageError).toBe("failed");
  failing.mockRestore();
  expect(await store.retry()).toBe(true);
  expect(await found()).toEqual(samples);
});

test("Pending optimistic updates are shown in their order, and the last one wins here and on the device", async () => {
  const store = createStore();
  const maya = (await store.ready()).figures.find(({ id }) => id === "maya") ?? figure("maya");
  const seen = new Set<boolean>();
  const updates = [true, false, true, false, true].map((isOn) =>
    store.changeOptimistically([], share(isOn), "rollback"),
  );
  const deletions = [remove("maya"), add(maya), remove("maya")].map((apply) =>
    store.changeOptimistically(["maya"], apply, "rollback"),
  );
  store.subscribe(() => {
    const { settings, figures } = store.read();
    seen.add(settings.socialSharing && !names(figures).includes("Maya Okonkwo"));
  });
  await Promise.all([...updates, ...deletions]);
  expect([...seen]).toEqual([true]);
  const next = await createStore().ready();
  expect(next.settings.socialSharing).toBe(true);
  expect(names(next.figures)).not.toContain("Maya Okonkwo");
});

test("A deletion that is undone before it fails leaves the figure here and on the device", async () => {
  const store = createStore();
  const maya = (await store.ready()).figures.find(({ id }) => id === "maya") ?? figure("maya");
  const failing = failWrites();
  const deleting = store.changeOptimistically(["maya"], remove("maya"), "rollback");
  const restoring = store.changeOptimistically(["maya"], add(maya), "defer");
  expect(store.read().figures).toContainEqual(maya);
  expect(await deleting).toBe("rolled-back");
  failing.mockRestore();
  await restoring;
  expect(await found()).toEqual(samples);
});

test("A rolled-back update leaves those after it alone", async () => {
  const store = createStore();
  await store.ready();
  const failing = failWrites();
  const first = store.changeOptimistically([], share(true), "rollback");
  const second = store.changeOptimistically(
    [],
    ({ account }) => {
      account.planUse = { ...account.planUse, plan: "premium" };
    },
    "rollback",
  );
  expect(await first).toBe("rolled-back");
  failing.mockRestore();
  expect(store.read().planUse.plan).toBe("premium");
  expect(await second).toBe("committed");
  const { settings, planUse } = await createStore().ready();
  expect([settings.socialSharing, planUse.plan]).toEqual([false, "premium"]);
});

test("Another tab's edit under a pending update is applied beside it, and the shown value never goes back", async () => {
  const [one, two] = [createStore(), createStore()];
  await Promise.all([one.ready(), two.ready()]);
  const seen = new Set<boolean>();
  const release = await blockDatabase();
  const there = two.changeOptimistically(
    [],
    ({ account }) => {
      account.settings = { ...account.settings, marketingCommunications: true, socialSharing: false };
    },
    "rollback",
  );
  const here = one.changeOptimistically([], share(true), "rollback");
  one.subscribe(() => seen.add(one.read().settings.socialSharing));
  release();
  expect(await Promise.all([there, here])).toEqual(["committed", "committed"]);
  const both = { marketingCommunications: true, socialSharing: true };
  await vi.waitFor(() => expect([one.read().settings, two.read().settings]).toMatchObject([both, both]));
  expect([...seen]).toEqual([true]);
});

test("Where storage is refused, an optimistic update is deferred and the state says why", async () => {
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  const store = createStore();
  expect(await store.changeOptimistically([], share(true), "rollback")).toBe("deferred");
  expect(store.read()).toMatchObject({ storageError: "refused", settings: { socialSharing: true } });
  await store.change([], share(false));
  expect(store.read().settings.socialSharing).toBe(false);
});

test("A full device takes a deletion though an added figure is deferred", async () => {
  const store = createStore();
  await store.ready();
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  expect(await store.change(["a"], add(figure("a")))).toBe(false);
  expect(await store.changeOptimistically(["maya"], remove("maya"), "rollback")).toBe("committed");
  expect(await found()).not.toContain("Maya Okonkwo");
  expect(names(store.read().figures)).toContain("a");
  expect(store.read().storageError).toBe("full");
});

test("Storage that does not answer is reported, and what was edited meanwhile is written when it does", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // Another page stands still in the middle of the first upgrade.
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
  await vi.advanceTimersByTimeAsync(5000);
  expect((await first).storageError).toBe("failed");
  expect(await store.change(["a"], add(figure("a")))).toBe(false);
  isFrozen = false;
  vi.useRealTimers();
  await vi.waitFor(() => expect(store.read().storageError).toBe(null));
  expect(await found()).toEqual(["a"]);
});

test("What is edited while slow storage is read is there once, as it was edited", async () => {
  // Stores of other tests would read too.
  vi.stubGlobal("BroadcastChannel", undefined);
  await createStore().change(["a"], add(figure("a")));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const store = createStore();
  const { getAll } = IDBObjectStore.prototype;
  let changes: Promise<unknown> | undefined;
  vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === "account" && !changes) {
      vi.advanceTimersByTime(5000);
      changes = Promise.all([store.change(["a"], add(figure("a", "Changed"))), store.change(["maya"], remove("maya"))]);
    }
    return getAll.apply(this, args);
  });
  expect((await store.ready()).storageError).toBe("failed");
  vi.useRealTimers();
  expect(await changes).toEqual([false, false]);
  await vi.waitFor(() => expect(store.read().storageError).toBe(null));
  const expected = ["Changed", ...samples.filter((name) => name !== "Maya Okonkwo")].sort();
  expect(names(store.read().figures).sort()).toEqual(expected);
  expect(await found()).toEqual(expected);
});

test("Reads that fail are reported, and edits are deferred", async () => {
  await createStore().ready();
  vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(() => {
    throw new DOMException("broken", "UnknownError");
  });
  const store = createStore();
  expect((await store.ready()).storageError).toBe("failed");
  expect(await store.change(["a"], add(figure("a")))).toBe(false);
  expect(names(store.read().figures)).toContain("a");
});

test("A database of a newer version is left alone", async () => {
  const newer = await openDB("profigure", 99, {
    upgrade: (database) => void database.createObjectStore("something-new"),
  });
  newer.close();
  const store = createStore();
  expect((await store.ready()).storageError).toBe("newer");
  expect(await store.change(["a"], add(figure("a")))).toBe(false);
  expect((await raw()).version).toBe(99);
});

test("A tab that blocks an upgrade closes its database", async () => {
  const store = createStore();
  await store.ready();
  const newer = await openDB("profigure", VERSION + 1);
  expect(newer.version).toBe(VERSION + 1);
  expect(await store.change(["a"], add(figure("a")))).toBe(false);
  expect(store.read().storageError).toBe("newer");
});

test("Damaged records in any table are set aside and left as they are, and the good ones load", async () => {
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
        for (const key of ["settings", "profile", "planUse", "work"])
          await transaction.objectStore("account").put(value, key);
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
        const good = state.figures.length + 4 - state.damaged.filter(isOfAccount).length;
        expect(records).toBe(good + state.damaged.length);
        database.close();
      },
    ),
    { numRuns: 100 },
  );
});

test("A message from another tab that is malformed is ignored", async () => {
  const store = createStore();
  const before = await store.ready();
  const channel = new BroadcastChannel("profigure");
  for (const message of [null, 1, [1], { isPaid: true }, "everything"]) channel.postMessage(message);
  channel.close();
  await store.change([], () => undefined);
  expect(store.read().figures).toEqual(before.figures);
});

test("Reset brings back the state of a first visit", async () => {
  const store = createStore();
  await store.change(["a", "maya"], (now) => {
    add(figure("a"))(now);
    now.figures.delete("maya");
  });
  expect(await store.reset()).toBe(true);
  expect(await found()).toEqual(samples);
  expect(names(store.read().figures).sort()).toEqual(samples);
});

test("Thousands of figures are read in batches, all of them", async () => {
  const store = createStore();
  const many = Array.from({ length: 2345 }, (_, i) => figure(`many-${i}`));
  await store.change(
    many.map(({ id }) => id),
    (now) => many.forEach((one) => void add(one)(now)),
  );
  expect(await found()).toHaveLength(2345 + samples.length);
});
