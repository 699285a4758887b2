import { expect, test } from "vitest";
import { ACCESSORY_KINDS } from "../../domain/accessories.ts";
import { loadAllFigureParts } from "../pack.ts";
import { type AccessoryDrawing, gripOf } from "../parts/Accessory.tsx";
import { TRIO } from "../parts/default-accessories.ts";
import { CRAFT } from "./craft-accessories.ts";
import { DESK } from "./desk-accessories.ts";
import { FIELD } from "./field-accessories.ts";
import { SPORT } from "./sport-accessories.ts";
import { STUDY } from "./study-accessories.ts";
import { WORKSHOP } from "./workshop-accessories.ts";

await loadAllFigureParts();

const DRAWINGS: Readonly<Record<string, AccessoryDrawing>> = {
  ...TRIO,
  ...DESK,
  ...WORKSHOP,
  ...FIELD,
  ...SPORT,
  ...STUDY,
  ...CRAFT,
};

test("Every thing has a drawing of its own", () => {
  expect(new Set(Object.values(DRAWINGS)).size).toBe(ACCESSORY_KINDS.length);
});

test.each(Object.entries(DRAWINGS))("The paths of %s are short enough for a phone", (_, { layers }) => {
  const paths = layers.map(([, path]) => path || "");
  expect(paths.join("").length).toBeLessThanOrEqual(920);
});

test.each(ACCESSORY_KINDS)("The grip of %s lies within its drawing or right below", (kind) => {
  const [x, y] = gripOf(kind);
  expect(Math.abs(x)).toBeLessThanOrEqual(52);
  expect(Math.abs(y)).toBeLessThanOrEqual(48);
});
