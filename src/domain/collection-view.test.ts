import { expect, test } from "vitest";
import { toFigureDesign } from "../figure/schema/design.ts";
import type { CharacterType } from "../figure/schema/field.ts";
import type { CollectedFigure } from "./collected-figure.ts";
import { DEFAULT_VIEW, limitSearch, viewCollection } from "./collection-view.ts";

const figure = (given: Partial<CollectedFigure> & { name?: string; type?: CharacterType } = {}): CollectedFigure => ({
  id: given.id ?? "a",
  design: toFigureDesign({ spec: { name: given.name, type: given.type } }),
  payment: given.payment ?? "unpaid",
  createdAt: given.createdAt ?? "2026-01-01T00:00:00.000Z",
  updatedAt: given.updatedAt ?? "2026-01-01T00:00:00.000Z",
  downloadCount: 0,
  shareCount: 0,
});

test.each([
  ["sorensen", "Ingrid Sørensen"],
  ["lukasz", "ŁUKASZ Wiśniewski"],
  ["strasse", "Jan Straße"],
  ["Straße", "Jan Strasse"],
  ["dordevic", "Đorđević"],
  ["aesa", "Æsa Þórsdóttir"],
  ["thorsdottir", "Æsa Þórsdóttir"],
  ["gudrun", "Guðrún"],
  ["coeur", "Anne Cœur"],
  ["isik", "Işık"],
  ["istanbul", "İSTANBUL"],
  ["hal", "Ħal Borg"],
])("A search for %s finds %s", (search, name) => {
  expect(viewCollection([figure({ name })], { ...DEFAULT_VIEW, search })).toHaveLength(1);
});

test("viewCollection filters, sorts, and searches without accents or case", () => {
  const all = [
    figure({ id: "1", name: "Tomás Herrera", payment: "plan", createdAt: "2026-01-02" }),
    figure({ id: "2", name: "anna 10", type: "villain", createdAt: "2025-12-31", updatedAt: "2026-01-03" }),
    figure({ id: "3", name: "Anna 9", payment: "bought", createdAt: "2026-01-01", updatedAt: "2026-01-04" }),
  ];
  const ids = (view: Partial<typeof DEFAULT_VIEW>) =>
    viewCollection(all, { ...DEFAULT_VIEW, ...view })
      .map(({ id }) => id)
      .join("");
  expect(ids({})).toBe("213");
  expect(ids({ sort: "oldest" })).toBe("312");
  expect(ids({ sort: "name" })).toBe("321");
  expect(ids({ search: " TOMAS" })).toBe("1");
  expect(ids({ search: "zebra" })).toBe("");
  expect(ids({ type: "villain" })).toBe("2");
  expect(ids({ state: "paid" })).toBe("13");
  expect(ids({ state: "draft" })).toBe("2");
  expect(all.map(({ id }) => id).join("")).toBe("123");
});

test("limitSearch cuts no grapheme and leaves no half of a surrogate pair", () => {
  const letters = "a".repeat(199);
  expect(limitSearch(`${letters}b`)).toBe(`${letters}b`);
  expect(limitSearch(`${letters}🦸`)).toBe(`${letters}🦸`);
  expect(limitSearch(`${letters}👩🏽‍🚀`)).toBe(letters);
  expect(limitSearch(`${letters}bc`)).toBe(`${letters}b`);
  expect(limitSearch("a\ud800")).toBe("a\ufffd");
});
