import { describe, expect, it } from "vitest";
import { FIELDS } from "../figure/schema/fields.ts";
import { allTrades, findTrades } from "./trades.ts";

const HEADWEARS = FIELDS.headwear.options("hero");
const OUTFITS = FIELDS.outfit.options("hero");

/** One trade for each major group of the Standard Occupational Classification (2018). */
const MAJOR_GROUPS = [
  ["11", "Construction Manager"],
  ["13", "Investment Banker"],
  ["15", "Software Engineer"],
  ["17", "Civil Engineer"],
  ["19", "Chemist"],
  ["21", "Social Worker"],
  ["23", "Judge"],
  ["25", "Primary School Teacher"],
  ["27", "Football Player"],
  ["29", "Nurse"],
  ["31", "Healthcare Assistant"],
  ["33", "Firefighter"],
  ["35", "Barista"],
  ["37", "Cleaner"],
  ["39", "Hairdresser"],
  ["41", "Shop Assistant"],
  ["43", "Receptionist"],
  ["45", "Farmer"],
  ["47", "Carpenter"],
  ["49", "Car Mechanic"],
  ["51", "Tailor"],
  ["53", "Pilot"],
  ["55", "Soldier"],
] as const;

/** Clothes that express identity, not an occupation. */
const OWN: readonly string[] = ["none", "dress", "sari", "kurta", "kippah"];

describe("clothes of trades", () => {
  it.each(MAJOR_GROUPS)("Major group %s: a %s has an outfit", (_, title) => {
    expect(findTrades(title)[0]?.outfit).toBeDefined();
  });

  it("Every outfit and hat belongs to a trade unless it expresses identity", () => {
    const worn = new Set<string | undefined>(allTrades().flatMap(({ outfit, headwear }) => [outfit, headwear]));
    expect([...OUTFITS, ...HEADWEARS].filter((one) => !worn.has(one) && !OWN.includes(one))).toEqual([]);
  });
});
