import { expect, test } from "vitest";
import { mergeLabels } from "./merge-labels.ts";

test("An undefined label keeps its default", () => {
  expect(mergeLabels({ on: "On", off: "Off" }, { on: "Ein", off: undefined })).toEqual({ on: "Ein", off: "Off" });
});

test("A client reference throws, because it has no labels to read", () => {
  // React makes one of a function, with this property.
  const reference = Object.assign(() => {}, { $$typeof: Symbol.for("react.client.reference") });
  expect(() => mergeLabels({ on: "On" }, reference)).toThrow("ProFigure: a server component cannot read labels");
});
