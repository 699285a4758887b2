import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import type { Payment } from "../../domain/entitlement.ts";
import { toFigureDesign } from "../../figure/schema/design.ts";
import { newestVersion } from "../figure-session/newest-version.ts";
import { readUnsavedDrafts, writeUnsavedDraft } from "../figure-session/unsaved-drafts.ts";
import { changePlan, deleteFigure } from "../store/actions.ts";
import { newFigure } from "../store/schema.ts";
import { store } from "../store/store.ts";
import { endShare, takeRight } from "./count.ts";

/** A figure as this tab shows it. */
const shown = (id: string): CollectedFigure => {
  const figure = store.read().figures.find((other) => other.id === id);
  if (!figure) throw new Error(`There is no ${id}.`);
  return figure;
};
const download = (id: string) => takeRight(shown(id), "download", "uses-one");
const takeShare = (id: string) => takeRight(shown(id), "share", "uses-one");
const used = () => store.read().planUse.downloadsUsed;
const granted = (rights: readonly { granted?: string }[]) => rights.map((right) => right.granted);

const setPayment = (id: string, payment: Payment) =>
  store.change([id], ({ figures }) => void figures.set(id, { ...shown(id), payment }));
const setUsed = (downloadsUsed: number) =>
  store.change([], ({ account }) => {
    account.planUse = { plan: "basic", downloadsUsed };
  });
const fillDevice = () =>
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
/** Opens another tab: it shares storage with this one, but no memory. */
async function openTab() {
  await store.ready();
  vi.resetModules();
  return { ...(await import("./count.ts")), ...(await import("../store/store.ts")) };
}

beforeEach(() => {
  const storage: object = Object.create({
    getItem: (key: string) => Reflect.get(storage, key) ?? null,
    setItem: (key: string, value: string) => void Reflect.set(storage, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  });
  vi.stubGlobal("localStorage", storage);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.reset();
  vi.unstubAllGlobals();
});

describe("A download", () => {
  test("takes the plan's last download once; a deleted figure gets none", async () => {
    const [first, second] = await Promise.all([download("maya"), download("ingrid")]);
    expect(first).toEqual({ granted: "uses-one", isInTab: false });
    expect(second).toEqual({ refusal: "none", isInTab: false });
    const viktor = shown("viktor");
    await deleteFigure("viktor");
    expect(await takeRight(viktor, "download", "free")).toMatchObject({ refusal: "deleted" });
  });

  test("takes the plan's last download in only one of two tabs", async () => {
    const there = await openTab();
    const rights = await Promise.all([download("maya"), there.takeRight(shown("ingrid"), "download", "uses-one")]);
    expect(granted(rights).sort()).toEqual(["uses-one", undefined]);
  });

  test("is refused if it cannot be counted, unless it is free", async () => {
    await setPayment("tomas", "bought");
    fillDevice();
    expect(await download("maya")).toEqual({ refusal: "unwritten", isInTab: false });
    expect(await download("tomas")).toEqual({ granted: "free", isInTab: false });
  });

  test("is refused if it was free when the person pressed, and now uses one", async () => {
    expect(await takeRight(shown("maya"), "download", "free")).toEqual({ refusal: "uses-one", isInTab: false });
    expect([shown("maya").downloadCount, used()]).toEqual([24, 1]);
  });
});

describe("A share", () => {
  test("of two figures at once takes the plan's last download once", async () => {
    expect(granted(await Promise.all([takeShare("maya"), takeShare("ingrid")]))).toEqual(["uses-one", undefined]);
    expect(used()).toBe(2);
  });

  test("is counted and unlocks the figure when it is done", async () => {
    await takeShare("maya");
    expect(shown("maya")).toMatchObject({ payment: "plan", shareCount: 9 });
    expect(await endShare("maya", "uses-one", true)).toBe(true);
    expect(shown("maya")).toMatchObject({ payment: "unlocked", shareCount: 10 });
    expect(used()).toBe(2);
  });

  test("that is canceled gives its download back and changes no figure", async () => {
    const before = shown("maya");
    await takeShare("maya");
    await endShare("maya", "uses-one", false);
    expect(shown("maya")).toEqual(before);
    expect(used()).toBe(1);
  });

  test("of one figure, twice at once, uses at most one download", async () => {
    for (const ends of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ]) {
      await store.reset();
      await setUsed(0);
      await Promise.all([takeShare("maya"), takeShare("maya")]);
      for (const isShared of ends) await endShare("maya", "uses-one", isShared);
      expect([used(), shown("maya").payment]).toEqual(ends.includes(true) ? [1, "unlocked"] : [0, "plan"]);
    }
  });

  test("that is canceled leaves a download of the same figure counted", async () => {
    await setUsed(0);
    await takeShare("maya");
    await download("maya");
    await endShare("maya", "uses-one", false);
    expect([used(), shown("maya").payment]).toEqual([1, "unlocked"]);
  });

  test("on an unlimited plan stays free if the plan changes before it ends", async () => {
    await changePlan("premium");
    const { granted: right } = await takeRight(shown("maya"), "share", "free");
    await changePlan("basic");
    if (right) await endShare("maya", right, true);
    expect([right, used(), shown("maya").payment]).toEqual(["free", 1, "unlocked"]);
  });

  test("is refused if its download cannot be stored", async () => {
    await store.ready();
    fillDevice();
    expect(await takeShare("maya")).toEqual({ refusal: "unwritten", isInTab: false });
  });
});

describe("A draft with unsaved changes", () => {
  const SAVED_AT = "2026-01-01T10:00:00.000Z";
  const designOf = (name: string) => toFigureDesign({ spec: { name } });
  const unsaved = (name: string) => ({
    id: "session",
    design: designOf(name),
    draft: { id: "draft", updatedAt: SAVED_AT },
    isBought: false,
    savedAt: "2026-01-01T11:00:00.000Z",
  });
  beforeEach(async () => {
    await store.change(["draft"], ({ figures }) => {
      figures.set("draft", newFigure("draft", designOf("Saved Name"), "unpaid", SAVED_AT));
    });
    writeUnsavedDraft(unsaved("Edited Later"));
  });
  const newest = () => newestVersion(shown("draft"));
  const name = ({ design }: CollectedFigure) => design.spec.name;

  test("is downloaded, stored and unlocked in its newest version", async () => {
    expect(name(newest())).toBe("Edited Later");
    expect(await takeRight(newest(), "download", "uses-one")).toMatchObject({ granted: "uses-one" });
    expect(shown("draft")).toMatchObject({ payment: "unlocked", design: designOf("Edited Later") });
    expect(readUnsavedDrafts().drafts).toEqual([]);
  });

  test("keeps its unsaved changes if the download is refused", async () => {
    await setUsed(2);
    expect(await takeRight(newest(), "download", "uses-one")).toMatchObject({ refusal: "none" });
    expect(name(shown("draft"))).toBe("Saved Name");
    expect(name(newest())).toBe("Edited Later");
  });

  test("keeps the changes that were made after the download began", async () => {
    const downloaded = newest();
    writeUnsavedDraft({ ...unsaved("Edited Again"), savedAt: "2026-01-01T12:00:00.000Z" });
    await takeRight(downloaded, "download", "uses-one");
    expect(readUnsavedDrafts().drafts.map(({ design }) => design.spec.name)).toEqual(["Edited Again"]);
  });

  test("is refused if another tab saved or bought the draft in the meantime", async () => {
    for (const payment of ["unpaid", "bought"] as const) {
      const before = newest();
      await store.change(["draft"], ({ figures }) => {
        figures.set("draft", { ...shown("draft"), payment, updatedAt: "2026-01-01T12:00:00.000Z" });
      });
      expect(await takeRight(before, "download", "uses-one")).toMatchObject({ refusal: "changed" });
      await setPayment("draft", "unpaid");
      await store.change(["draft"], ({ figures }) => {
        figures.set("draft", { ...shown("draft"), updatedAt: SAVED_AT });
      });
    }
  });

  test("of a paid figure is the change that is not in the database yet", async () => {
    await setPayment("draft", "bought");
    expect(name(newest())).toBe("Saved Name");
    writeUnsavedDraft({ ...unsaved("Being Stored"), id: "other", isBought: true });
    expect(name(newest())).toBe("Being Stored");
  });
});
