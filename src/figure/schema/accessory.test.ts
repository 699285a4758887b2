import { expect, it } from "vitest";
import { codePoints } from "../../lib/graphemes.ts";
import { ACCESSORY_KINDS, accessoryOf, accessoryTitle, withKind } from "./accessory.ts";
import { TEXT_LIMITS } from "./spec.ts";

it("Every kind of accessory has a unique label within the limit", () => {
  const labels = ACCESSORY_KINDS.map((kind) => accessoryTitle(kind));
  expect(labels.filter((label) => label === "" || codePoints(label) > TEXT_LIMITS.accessoryLabel)).toEqual([]);
  expect(new Set(labels).size).toBe(labels.length);
});

it("Changing the kind replaces a default label but not a typed one", () => {
  expect(withKind({ kind: "belt", label: accessoryTitle("belt") }, "gavel")).toEqual(accessoryOf("gavel"));
  expect(withKind({ kind: "belt", label: "" }, "gavel")).toEqual(accessoryOf("gavel"));
  expect(withKind({ kind: "belt", label: "Rubber Duck" }, "gavel")).toEqual({ kind: "gavel", label: "Rubber Duck" });
});
