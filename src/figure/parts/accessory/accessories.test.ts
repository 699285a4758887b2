import { expect, test } from "vitest";
import { loadAllFigureParts } from "../../engine/pack.ts";
import { ACCESSORY_KINDS } from "../../schema/accessory.ts";
import { gripOf } from "./Accessory.tsx";
import { CLASSICS } from "./drawings/classic-accessories.ts";
import type { AccessoryDrawing } from "./types.ts";

await loadAllFigureParts();

const DRAWINGS: Readonly<Record<string, AccessoryDrawing>> = Object.assign(
  { ...CLASSICS },
  ...Object.values(import.meta.glob<{ DRAWINGS?: object }>("./drawings/*.ts", { eager: true })).map(
    ({ DRAWINGS }) => DRAWINGS,
  ),
);

test("No two accessories share a drawing", () => {
  expect(new Set(Object.values(DRAWINGS)).size).toBe(ACCESSORY_KINDS.length);
});

test.each(Object.entries(DRAWINGS))("The paths of %s have at most 920 characters", (_, { layers }) => {
  const paths = layers.map(([, path]) => path || "");
  expect(paths.join("").length).toBeLessThanOrEqual(920);
});

test.each(ACCESSORY_KINDS)("The grip of %s is inside its drawing or right below it", (kind) => {
  const [x, y] = gripOf(kind);
  expect(Math.abs(x)).toBeLessThanOrEqual(52);
  expect(Math.abs(y)).toBeLessThanOrEqual(48);
});
