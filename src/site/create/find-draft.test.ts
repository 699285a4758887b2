import { describe, expect, test } from "vitest";
import { toFigureDesign } from "../../figure/schema/design.ts";
import { INITIAL_STATE, type StoreState } from "../store/state.ts";
import { findDraft, findUnsavedDraft } from "./find-draft.ts";

const NOW = "2026-01-01T10:00:00.000Z";
const design = toFigureDesign({ spec: { name: "Saved Name" } });
const draft = { id: "d1", updatedAt: NOW };
const figure = {
  ...draft,
  design,
  payment: "unpaid",
  createdAt: NOW,
  downloadCount: 0,
  shareCount: 0,
} as const;
const work = { id: "session", design: toFigureDesign({ spec: { name: "Edited Later" } }), draft };
const state = (over: Partial<StoreState>): StoreState => ({
  ...INITIAL_STATE,
  isRead: true,
  figures: [figure],
  ...over,
});

describe("findDraft", () => {
  test("A draft is opened as it was saved", () => {
    expect(findDraft(state({}), "d1")).toEqual({ design, draft });
  });

  test("A draft is opened with its unsaved changes", () => {
    expect(findDraft(state({ work }), "d1")).toEqual({ design: work.design, draft, work });
  });

  test.each([
    ["another draft's", { ...work, draft: { ...draft, id: "d2" } }],
    ["no draft's", { ...work, draft: null }],
    ["of an older version", { ...work, draft: { ...draft, updatedAt: "2025-01-01T10:00:00.000Z" } }],
  ])("A draft is opened as it was saved where the unsaved changes are %s", (_, work) => {
    expect(findDraft(state({ work }), "d1")).toEqual({ design, draft });
  });

  test("A draft that was deleted or bought is no longer here", () => {
    expect(findDraft(state({}), "d2")).toBe("draft");
    expect(findDraft(state({ figures: [{ ...figure, payment: "bought" }] }), "d1")).toBe("draft");
  });

  test("A draft is not called deleted where storage was not read", () => {
    expect(findDraft(state({ isRead: false, storageError: "failed" }), "d2")).toBe("storage");
  });

  test("A draft made in this tab opens where storage was not read", () => {
    expect(findDraft(state({ isRead: false, storageError: "refused" }), "d1")).toEqual({ design, draft });
  });

  test("A draft whose record is damaged is called damaged", () => {
    const damaged = [null, { work: "x" }, { id: "d2", payment: "unpaid" }];
    expect(findDraft(state({ damaged }), "d2")).toBe("damaged");
    expect(findDraft(state({ damaged }), "d3")).toBe("draft");
  });
});

describe("findUnsavedDraft", () => {
  test("The unsaved draft is resumed, or it is said why not", () => {
    expect(findUnsavedDraft(state({ work }))).toEqual({ design: work.design, draft, work });
    expect(findUnsavedDraft(state({}))).toBe("unsavedDraft");
    expect(findUnsavedDraft(state({ isRead: false }))).toBe("storage");
    expect(findUnsavedDraft(state({ damaged: [{ work: "x" }] }))).toBe("damaged");
  });
});
