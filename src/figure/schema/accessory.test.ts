import { expect, it } from "vitest";
import { ACCESSORY_KINDS, accessoryOf, accessoryTitle, withKind } from "./accessory.ts";
import { codePoints } from "./graphemes.ts";
import { TEXT_LIMITS } from "./spec.ts";

it("Every kind of accessory has a label within the limit, and no two share one", () => {
  const labels = ACCESSORY_KINDS.map((kind) => accessoryTitle(kind));
  expect(labels.filter((label) => label === "" || codePoints(label) > TEXT_LIMITS.accessoryLabel)).toEqual([]);
  expect(new Set(labels).size).toBe(labels.length);
});

it("Another kind replaces the product's own label, or none, and keeps one that a person wrote", () => {
  expect(withKind({ kind: "belt", label: accessoryTitle("belt") }, "gavel")).toEqual(accessoryOf("gavel"));
  expect(withKind({ kind: "belt", label: "" }, "gavel")).toEqual(accessoryOf("gavel"));
  expect(withKind({ kind: "belt", label: "Rubber Duck" }, "gavel")).toEqual({ kind: "gavel", label: "Rubber Duck" });
});
