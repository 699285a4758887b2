import { expect, it } from "vitest";
import { ACCESSORY_KINDS, DEFAULT_ACCESSORIES } from "./accessories.ts";
import { ACCESSORY_LABELS } from "./accessory-names.ts";
import { TEXT_LIMITS } from "./figure-spec.ts";
import { codePoints } from "./graphemes.ts";
import { withKind } from "./with-kind.ts";

it("Every kind of accessory has a label within the limit, and no two share one", () => {
  const labels = ACCESSORY_KINDS.map((kind) => ACCESSORY_LABELS[kind]);
  expect(labels.filter((label) => label === "" || codePoints(label) > TEXT_LIMITS.accessoryLabel)).toEqual([]);
  expect(new Set(labels).size).toBe(labels.length);
});

it("The default accessories have the labels of their kinds", () => {
  for (const { kind, label } of DEFAULT_ACCESSORIES) expect(label).toBe(ACCESSORY_LABELS[kind]);
});

it("Another kind replaces the product's own label, or none, and keeps one that a person wrote", () => {
  expect(withKind({ kind: "belt", label: ACCESSORY_LABELS.belt }, "gavel").label).toBe(ACCESSORY_LABELS.gavel);
  expect(withKind({ kind: "belt", label: "" }, "gavel").label).toBe(ACCESSORY_LABELS.gavel);
  expect(withKind({ kind: "belt", label: "Rubber Duck" }, "gavel")).toEqual({ kind: "gavel", label: "Rubber Duck" });
});
