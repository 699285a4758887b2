import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { toFigureDesign } from "../../figure/schema/design.ts";
import { deleteFigure, restoreFigure } from "./actions.ts";
import { store } from "./store.ts";

const NOW = "2026-01-01T00:00:00.000Z";
const bought: CollectedFigure = {
  id: "a",
  design: toFigureDesign({ spec: { name: "Bought" } }),
  payment: "bought",
  createdAt: NOW,
  updatedAt: NOW,
  downloadCount: 3,
  shareCount: 0,
};
const put = (figure: CollectedFigure) =>
  store.change([figure.id], ({ figures }) => void figures.set(figure.id, figure));
const own = () =>
  store
    .read()
    .figures.filter(({ createdAt }) => createdAt === NOW)
    .map(({ design, payment }) => `${design.spec.name}: ${payment}`);

beforeEach(async () => {
  await store.reset();
  await put(bought);
  await deleteFigure(bought.id);
});

test("Undo brings a deleted figure back with its payment", async () => {
  await restoreFigure(bought);
  expect(own()).toEqual(["Bought: bought"]);
});

test("Undo brings the payment back if a backup has brought the figure back", async () => {
  await put({ ...bought, payment: "unpaid" });
  await restoreFigure(bought);
  expect(own()).toEqual(["Bought: bought"]);
});

test("Undo adds the figure next to another one that has its id now", async () => {
  await put({ ...bought, payment: "unpaid", design: toFigureDesign({ spec: { name: "Older" } }) });
  await restoreFigure(bought);
  expect(own()).toEqual(["Older: unpaid", "Bought: bought"]);
});

test("Undo changes nothing if the figure is back and paid", async () => {
  await put({ ...bought, downloadCount: 4 });
  await restoreFigure(bought);
  expect(store.read().figures.find(({ id }) => id === "a")?.downloadCount).toBe(4);
});
