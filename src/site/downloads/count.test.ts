import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { deleteFigure } from "../store/actions.ts";
import { store } from "../store/store.ts";
import { recordDownload } from "./count.ts";

afterEach(async () => {
  vi.restoreAllMocks();
  await store.reset();
});

test("The plan's last download is granted once; a deleted figure gets none", async () => {
  const grants = await Promise.all([recordDownload("maya"), recordDownload("ingrid")]);
  expect(grants.map(({ right }) => right)).toEqual(["uses-one", "none"]);
  await deleteFigure("viktor");
  expect(await recordDownload("viktor")).toMatchObject({ right: "deleted" });
});

test("Only one of two tabs gets the plan's last download", async () => {
  await store.ready();
  vi.resetModules();
  const there = await import("./count.ts");
  const grants = await Promise.all([recordDownload("maya"), there.recordDownload("ingrid")]);
  expect(grants.map(({ right }) => right).sort()).toEqual(["none", "uses-one"]);
});

test("A download that cannot be counted is refused unless it is free", async () => {
  await store.change(["tomas"], ({ figures }) => {
    const tomas = figures.get("tomas");
    if (tomas) figures.set("tomas", { ...tomas, payment: "bought" });
  });
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  expect(await recordDownload("maya")).toEqual({ right: "unwritten", isInTab: false });
  expect(await recordDownload("tomas")).toEqual({ right: "free", isInTab: false });
});
