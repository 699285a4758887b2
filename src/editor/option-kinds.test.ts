import { expect, test } from "vitest";
import { ACCESSORY_KINDS } from "../figure/schema/accessory.ts";
import { FIELDS } from "../figure/schema/fields.ts";
import { ACCESSORY_GROUPS, HAIR_KINDS, OUTFIT_KINDS } from "./option-kinds.ts";

const HAIRS = FIELDS.hair.options("hero");
const OUTFITS = FIELDS.outfit.options("hero");

const sorted = (list: readonly string[]) => [...list].sort();

test("Each hair, each garment and each accessory stands in one part of its list", () => {
  expect(sorted(Object.values(HAIR_KINDS).flat())).toEqual(sorted(HAIRS));
  expect(sorted(Object.values(OUTFIT_KINDS).flat())).toEqual(sorted(OUTFITS));
  expect(sorted(Object.values(ACCESSORY_GROUPS).flat())).toEqual(sorted(ACCESSORY_KINDS));
});
