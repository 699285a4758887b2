import { expect, test } from "vitest";
import { loadAllFigureParts } from "../../engine/pack.ts";
import { ACCESSORY_KINDS } from "../../schema/accessory.ts";
import { gripOf } from "./Accessory.tsx";
import { DRAWINGS } from "./drawings/accessories.ts";
import { CLASSICS } from "./drawings/classic-accessories.ts";

await loadAllFigureParts();

const ACCESSORIES = { ...CLASSICS, ...DRAWINGS };

test("No two accessories share a drawing", () => {
  expect(new Set(Object.values(ACCESSORIES)).size).toBe(ACCESSORY_KINDS.length);
});

test.each(Object.entries(ACCESSORIES))("The paths of %s have at most 920 characters", (_, { layers }) => {
  const paths = layers.map(([, path]) => path || "");
  expect(paths.join("").length).toBeLessThanOrEqual(920);
});

test.each(ACCESSORY_KINDS)("The grip of %s is inside its drawing or right below it", (kind) => {
  const [x, y] = gripOf(kind);
  expect(Math.abs(x)).toBeLessThanOrEqual(52);
  expect(Math.abs(y)).toBeLessThanOrEqual(48);
});
