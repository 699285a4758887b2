import { expect, test } from "vitest";
import { toFigureSpec } from "../figure/schema/spec.ts";
import { EDITOR_LABELS } from "./labels.ts";
import { searchOptions, wordsOf } from "./search.ts";

/** Searches and returns the found options by group. */
function find(text: string, spec = toFigureSpec({})) {
  const { found, accessories } = searchOptions(text, spec, EDITOR_LABELS);
  const groups = [...found].map(([{ id }, options]) => [id, [...options]] as const);
  return Object.fromEntries([...groups, ...(accessories.size > 0 ? [["accessory", [...accessories]]] : [])]);
}

test("A search finds options by name, the best match first", () => {
  expect(find("curly").hair?.[0]).toBe("curly");
  expect(find("curly").hair).toEqual(expect.arrayContaining(["afro", "coils", "long-curls"]));
  expect(find("curly").facialHair).toEqual(["curly-beard"]);
});

test("A search for a trade finds its clothes, hat and accessories", () => {
  expect(find("nurse")).toEqual({
    outfit: ["scrubs"],
    headwear: ["surgical-cap"],
    accessory: ["stethoscope", "first-aid", "syringe"],
  });
  expect(find("firefighter")).toMatchObject({ outfit: ["turnout"], headwear: ["fire-helmet"], accessory: ["axe"] });
});

test("A search for hero, villain or a profession finds matching options", () => {
  expect(find("hero")).toMatchObject({ pose: ["proud", "raise"], mouth: ["smile"] });
  expect(find("villain")).toMatchObject({ mouth: ["smirk", "sly"], facialHair: ["goatee", "van-dyke"] });
  expect(find("beekeeper")).toEqual({ outfit: ["overalls"], headwear: ["straw-hat"], accessory: ["flowers"] });
  expect(find("lawyer").outfit).toEqual(["suit", "robe"]);
});

test("A search finds medical and mobility aids by their common names", () => {
  expect(find("wheelchair")).toEqual({ mobility: ["wheelchair", "power-wheelchair"] });
  expect(find("wheelch")).toEqual(find("wheelchair"));
  expect(find("deaf")).toEqual({ medicalAids: ["hearingAid", "cochlearImplant"] });
  expect(find("blind").mobility).toEqual(["white-cane", "guide-dog"]);
  expect(find("short stature")).toEqual({ stature: ["short"] });
});

test("A search ignores case and accents, and matches word beginnings only", () => {
  expect(find("SIKH").hair).toEqual(["turban", "patka"]);
  expect(find("Gelé").hair).toEqual(["gele"]);
  expect(find("hair long").hair).toContain("long-locs");
  expect(find("og")).toEqual({});
  expect(wordsOf("  Chef’s  whites ")).toEqual(["chef", "s", "whites"]);
});

test("A search finds only colors that the current figure can use", () => {
  expect(find("turquoise")).not.toHaveProperty("wrap");
  expect(find("turquoise", toFigureSpec({ hair: "turban" })).wrap).toEqual(["teal"]);
});

test("A search without a match finds nothing", () => {
  expect(find(" – ")).toEqual({});
  expect(searchOptions("zebra", toFigureSpec({}), EDITOR_LABELS)).toMatchObject({ optionCount: 0, groupCount: 0 });
});
