import { describe, expect, it } from "vitest";
import { ACCESSORY_KINDS } from "../figure/schema/accessory.ts";
import { FIELDS } from "../figure/schema/fields.ts";
import { TEXT_LIMITS } from "../figure/schema/spec.ts";
import { codePoints } from "../lib/graphemes.ts";
import { accessoryNoun } from "./accessory-nouns.ts";
import { JOB_TITLES } from "./job-titles.fixture.ts";
import { allSkills, allTrades, findKinds, findTrades } from "./trades.ts";
import { TRADES } from "./trades-data.ts";

const HEADWEARS = FIELDS.headwear.options("hero");
const OUTFITS = FIELDS.outfit.options("hero");

describe("the table of trades", () => {
  const trades = allTrades();
  const name = ({ group, titles, fields }: (typeof trades)[number]) => `${group} ${[...titles, ...fields][0]}`;

  it("Every major group of ISCO-08 and group X have at least one line", () => {
    expect(trades.length).toBeGreaterThanOrEqual(130);
    for (const major of "0123456789X") expect(trades.filter(({ group }) => group.startsWith(major))).not.toEqual([]);
    expect(trades.filter(({ group }) => !/^(?:\d{1,4}|X)$/.test(group)).map(name)).toEqual([]);
  });

  it("Every line has at least four accessories, without duplicates", () => {
    for (const trade of trades) {
      const kinds = trade.accessories.flat().map(({ kind }) => kind);
      expect(
        kinds.filter((kind) => !ACCESSORY_KINDS.includes(kind)),
        name(trade),
      ).toEqual([]);
      expect(new Set(kinds).size, name(trade)).toBe(kinds.length);
      expect(kinds.length, name(trade)).toBeGreaterThanOrEqual(4);
    }
  });

  it("Every kind of accessory is a first choice of some trade", () => {
    const first = new Set(trades.flatMap(({ accessories }) => accessories[0]?.map(({ kind }) => kind)));
    expect(ACCESSORY_KINDS.filter((kind) => !first.has(kind))).toEqual([]);
  });

  it("The clothes are names of existing outfits and hats", () => {
    const rows = TRADES.split("\n").map((row) => row.split("|").map((cell) => cell.trim()));
    const worn = rows.filter((row) => row.length === 5).flatMap(([, , clothes = ""]) => clothes.split(" "));
    expect(rows.filter((row) => row.length === 5)).toHaveLength(trades.length);
    const known: readonly string[] = ["", ...OUTFITS, ...HEADWEARS];
    expect(worn.filter((one) => !known.includes(one))).toEqual([]);
  });

  it("Every outfit and hat belongs to a trade unless it expresses identity", () => {
    const worn = new Set<string | undefined>(trades.flatMap(({ outfit, headwear }) => [outfit, headwear]));
    const unworn = [...OUTFITS, ...HEADWEARS].filter((one) => !worn.has(one));
    expect(unworn.sort()).toEqual(["dress", "kippah", "kurta", "none", "sari"]);
  });

  it("Every line labels its first accessory and has a title or a field", () => {
    expect(trades.filter(({ accessories }) => accessories[0]?.[0]?.words === undefined).map(name)).toEqual([]);
    expect(trades.filter(({ titles, fields }) => titles.length + fields.length === 0).map(name)).toEqual([]);
  });

  it("Every label fits, and no two labels of a trade have the same words", () => {
    for (const trade of trades) {
      const accessories = trade.accessories.flat().filter(({ words }) => words !== undefined);
      for (const { kind, noun = accessoryNoun(kind), words } of accessories) {
        expect(codePoints(`${noun} of ${words}`), `${noun} of ${words}`).toBeLessThanOrEqual(
          TEXT_LIMITS.accessoryLabel,
        );
      }
      expect(new Set(accessories.map(({ words }) => words)).size, name(trade)).toBe(accessories.length);
    }
  });

  it("findTrades finds every title's line first", () => {
    const astray = trades.flatMap((trade) =>
      trade.titles
        .filter((title) => findTrades(title.startsWith("-") ? `extra${title.slice(1)}` : title)[0] !== trade)
        .map((title) => `${title}: ${name(trade)}`),
    );
    expect(astray).toEqual([]);
  });
});

describe("the table of skills", () => {
  it("The table has more than 200 skills, and every kind exists", () => {
    const groups = allSkills();
    expect(groups.flatMap(({ words }) => words).length).toBeGreaterThan(200);
    for (const { kinds } of groups) {
      expect(kinds.length).toBeGreaterThanOrEqual(2);
      expect(kinds.filter((kind) => !ACCESSORY_KINDS.includes(kind))).toEqual([]);
    }
  });

  it.each([
    ["Kubernetes", "laptop"],
    ["Microsoft Excel", "keyboard"],
    ["Negotiation", "briefcase"],
    ["MIG Welding", "wrench"],
    ["Nursing", "stethoscope"],
    ["Phonics", "book"],
    ["Stahlbetonbau", "belt"],
    ["Trabajo en equipo", "coffee"],
    ["Public Speaking", "microphone"],
    ["Machine Learning", "chart"],
    ["First Aid", "first-aid"],
    ["Baking", "rolling-pin"],
    ["Floristry", "flowers"],
    ["Carpentry", "hammer"],
    ["Budgeting", "calculator"],
    ["Driving", "steering-wheel"],
    ["Animal Welfare", "dog"],
    ["Spanish", "globe"],
  ])("%s suggests a %s first", (skill, kind) => {
    expect(findKinds(skill)[0]).toBe(kind);
  });

  it("An unknown skill suggests no accessory", () => {
    expect(findKinds("Zymurgical whatsit")).toEqual([]);
  });
});

describe("findTrades", () => {
  it.each(JOB_TITLES)("$title ($part) wears the trade's typical clothes", ({ title, clothes }) => {
    const [trade] = findTrades(title);
    expect([trade?.outfit, trade?.headwear].filter((one) => one !== undefined)).toEqual(clothes);
  });

  it.each([
    ["School Nurse", "2221", "a title counts before a word of another trade's field"],
    ["Hospital Chef", "3434", "a title counts before a word of another trade's field"],
    ["Forklift Driver", "8344", "a word of the field counts before a title that many trades share"],
    ["Marketing Assistant", "1221", "a word of the field counts before a word that any trade can have"],
    ["DJ & Producer", "2656", "the first named trade wins"],
    ["Plumber | Podcaster", "7126", "the first named trade wins"],
    ["Chef de projet", "2", "the longest phrase counts"],
  ])("%s is in group %s, because %s", (title, group) => {
    expect(findTrades(title)[0]?.group).toBe(group);
  });

  it("An unknown title gives no trade", () => {
    expect(findTrades("")).toEqual([]);
    expect(findTrades("看護師")).toEqual([]);
  });
});
