import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { toFigureDesign } from "../../figure/schema/design.ts";
import { clearUnsavedDrafts, readUnsavedDrafts, writeUnsavedDraft } from "../figure-session/unsaved-drafts.ts";
import { store } from "../store/store.ts";
import { findFigure, findUnsavedDraft, watchUnsavedDrafts } from "./stored-figures.ts";

const NOW = "2026-01-01T10:00:00.000Z";
const design = toFigureDesign({ spec: { name: "Saved Name" } });
const draft = { id: "d1", updatedAt: NOW };
const figure: CollectedFigure = {
  ...draft,
  design,
  payment: "unpaid",
  createdAt: NOW,
  downloadCount: 0,
  shareCount: 0,
};
const unsaved = {
  id: "session",
  design: toFigureDesign({ spec: { name: "Edited Later" } }),
  draft,
  isBought: false,
  savedAt: NOW,
};
const resumed = { design: unsaved.design, draft, resumed: unsaved };
const put = (one: CollectedFigure) => store.change([one.id], ({ figures }) => void figures.set(one.id, one));

beforeEach(async () => {
  clearUnsavedDrafts();
  await put(figure);
});

test("A draft opens as saved, or with its unsaved changes", async () => {
  expect(await findFigure("d1")).toEqual({ design, draft });
  writeUnsavedDraft(unsaved);
  expect(await findFigure("d1")).toEqual(resumed);
});

test.each([
  ["another draft's", { ...unsaved, draft: { ...draft, id: "d2" } }],
  ["no draft's", { ...unsaved, draft: null }],
  ["of an older version", { ...unsaved, draft: { ...draft, updatedAt: "2025-01-01T10:00:00.000Z" } }],
])("A draft opens as saved if the unsaved changes are %s", async (_, other) => {
  writeUnsavedDraft(other);
  expect(await findFigure("d1")).toEqual({ design, draft });
});

test("findFigure reports that a deleted figure is gone", async () => {
  expect(await findFigure("d2")).toBe("gone");
});

test("A bought figure opens without unsaved changes to its former draft", async () => {
  await put({ ...figure, payment: "bought" });
  writeUnsavedDraft(unsaved);
  expect(await findFigure("d1")).toEqual({ design, draft, isBought: true });
});

test("Unsaved changes to a draft that was bought belong to the bought figure", async () => {
  await put({ ...figure, payment: "bought" });
  writeUnsavedDraft(unsaved);
  const opened = { design, edited: unsaved.design, draft, isBought: true, resumed: unsaved };
  expect(await findUnsavedDraft(unsaved)).toEqual(opened);
});

test.each([
  ["saved", unsaved],
  ["bought", { ...unsaved, draft: null, figureId: "d1" }],
])("An unsaved draft that is %s as it is is not offered", async (_, kept) => {
  await put({ ...figure, design: unsaved.design, payment: kept.draft ? "unpaid" : "bought" });
  writeUnsavedDraft(kept);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  const offer = vi.fn();
  const watching = new AbortController();
  await watchUnsavedDrafts(offer, watching.signal);
  watching.abort();
  expect(offer.mock.lastCall).toEqual([undefined]);
  expect(readUnsavedDrafts().drafts).toEqual([]);
});

test("A bought figure opens with the last change from a closed tab", async () => {
  await put({ ...figure, payment: "bought" });
  writeUnsavedDraft({ ...unsaved, isBought: true });
  expect(await findFigure("d1")).toMatchObject({ design: unsaved.design, isBought: true });
});

test("A sample figure opens as bought", async () => {
  expect(await findFigure("maya")).toMatchObject({ draft: { id: "maya" }, isBought: true });
});

test("findUnsavedDraft returns the offered draft, the newest, or an error", async () => {
  expect(await findUnsavedDraft()).toBe("unsavedDraft");
  const newer = { ...unsaved, id: "newer", savedAt: "2026-01-02T10:00:00.000Z" };
  writeUnsavedDraft(newer);
  writeUnsavedDraft(unsaved);
  expect(await findUnsavedDraft()).toMatchObject({ resumed: newer });
  expect(await findUnsavedDraft(unsaved)).toEqual(resumed);
  clearUnsavedDrafts();
  expect(await findUnsavedDraft(unsaved)).toBe("unsavedDraft");
});

test("The newest unsaved draft that this page did not write is offered", async () => {
  writeUnsavedDraft(unsaved);
  const offers: (string | undefined)[] = [];
  const watching = new AbortController();
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  await watchUnsavedDrafts((newest) => offers.push(newest?.design.spec.name), watching.signal);
  writeUnsavedDraft({ ...unsaved, id: "of-this-page", savedAt: "2026-01-02T10:00:00.000Z" });
  clearUnsavedDrafts();
  expect(offers).toEqual(["Edited Later", "Edited Later", undefined]);
  watching.abort();
});
