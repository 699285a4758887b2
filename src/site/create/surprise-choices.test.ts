import { describe, expect, it } from "vitest";
import { surpriseFigureSpec } from "../../figure/schema/random.ts";
import { type CharacterType, type FigureDesign, type FigureLook, type FigureSpec, writeDetails } from "../../figure.ts";
import { findTrades } from "../../trades/trades.ts";
import { SAMPLE_DETAILS, sampleDesign } from "../sample/profile.ts";
import { surpriseChoices } from "./surprise-choices.ts";

const PRESSES = 200;
const TYPES = ["hero", "villain"] as const;

/** Ten titles with the clothes of their trade, if it has any. */
const TITLES: readonly { title: string; clothes?: FigureLook["outfit"]; hat?: FigureLook["headwear"] }[] = [
  { title: "Accountant" },
  { title: "Registered Nurse", clothes: "scrubs" },
  { title: "Marketing Manager" },
  { title: "Head of Sales", clothes: "suit" },
  { title: "Senior Software Engineer", clothes: "hoodie" },
  { title: "Firefighter", clothes: "turnout", hat: "fire-helmet" },
  { title: "Head Chef", clothes: "chef-whites", hat: "chef-hat" },
  { title: "Nursing Software" },
  { title: "Primary School Teacher", clothes: "cardigan" },
  { title: "Zorblatt Whisperer" },
];
const PLAIN = [
  ...["suit", "blazer", "shirt-tie", "waistcoat", "hoodie", "turtleneck"],
  ...["cardigan", "t-shirt", "polo", "tracksuit", "flannel"],
];
const EXPRESSIONS: Readonly<Record<CharacterType, readonly string[]>> = {
  hero: ["grin", "smile", "laugh", "kind", "determined"],
  villain: ["smirk", "sly", "laugh", "determined"],
};
const PLAIN_HATS = ["headphones", "headset", "beanie", "cap", "straw-hat"];
const SAMPLE_WORDS = [SAMPLE_DETAILS.industry, ...SAMPLE_DETAILS.skills].map((text) => text.toLowerCase());

const titled = (type: CharacterType, jobTitle = "") => writeDetails(sampleDesign(type), { jobTitle });

/** Presses Surprise me, each time on the figure from the press before. */
function press(start: FigureDesign, count = PRESSES) {
  let design = start;
  const later = surpriseChoices(start, PRESSES);
  return Array.from({ length: count }, (_, at) => {
    const choices = at < 4 ? surpriseChoices(design, at) : later;
    design = { ...design, spec: surpriseFigureSpec(at, design.spec, [], choices) };
    return { spec: design.spec, choices };
  });
}

const sorted = (list: readonly (string | undefined)[]) =>
  [...new Set(list.filter((one) => one !== undefined))].toSorted();

describe.each(TYPES)("200 surprises of a %s", (type) => {
  it.each(TITLES)("$title: gear, clothes and hats of the trade, and a happy face", ({ title, clothes, hat }) => {
    const presses = press(titled(type, title));
    const figures = presses.map(({ spec }) => spec);
    const offered = presses.flatMap(({ choices }) => choices.accessories ?? []).map(({ label }) => label);
    const labels = sorted(figures.flatMap(({ accessories }) => accessories.map(({ label }) => label)));
    expect(labels).toEqual(sorted(offered));
    const own = findTrades(title).flatMap(({ accessories }) => accessories.flat().map(({ kind }) => kind));
    const kinds = new Set(figures.flatMap(({ accessories }) => accessories.map(({ kind }) => kind)));
    expect(own.length === 0 ? [] : [...kinds].filter((kind) => !own.includes(kind))).toEqual([]);
    expect(labels.filter((label) => SAMPLE_WORDS.some((words) => label.toLowerCase().includes(words)))).toEqual([]);
    expect(sorted(figures.map(({ outfit }) => outfit))).toEqual(sorted([...PLAIN, clothes]));
    expect(sorted(figures.map(({ mouth }) => mouth))).toEqual(sorted(EXPRESSIONS[type]));
    const isAtWork = ({ outfit }: FigureSpec) => outfit === clothes;
    const hats = (worn: readonly FigureSpec[]) => new Set(worn.map(({ headwear }) => headwear));
    expect([...hats(figures.filter(isAtWork))].filter((one) => one !== "none")).toEqual(hat ? [hat] : []);
    expect([...PLAIN_HATS, "none"]).toEqual(
      expect.arrayContaining([...hats(figures.filter((spec) => !isAtWork(spec)))]),
    );
  });

  it.each(TITLES)("$title: the first three are curated, in the trade's clothes", ({ title, clothes, hat }) => {
    const winners = press(titled(type, title), 3);
    for (const { spec, choices } of winners) expect(spec).toMatchObject(choices.look ?? { type: "a curated look" });
    if (clothes) for (const { spec } of winners) expect(spec.outfit).toBe(clothes);
    if (hat) for (const { spec } of winners) expect(spec.headwear).toBe(hat);
    for (const field of ["pose", "mouth", "packaging", "background", "palette"] as const)
      expect(new Set(winners.map(({ spec }) => spec[field])).size).toBe(3);
    expect(surpriseChoices(titled(type, title), 3).look).toBeUndefined();
  });

  it("The sample's gear stays until the person has a title", () => {
    const start = sampleDesign(type);
    for (const design of [start, titled(type)]) {
      const figures = press(design).map(({ spec }) => spec);
      expect(sorted(figures.flatMap(({ accessories }) => accessories.map(({ label }) => label)))).toEqual(
        sorted(start.spec.accessories.map(({ label }) => label)),
      );
      expect(sorted(figures.map(({ outfit }) => outfit))).toEqual(sorted(PLAIN));
    }
  });

  it("The person's own skills are on the gear", () => {
    const design = writeDetails(titled(type, "Accountant"), { skills: ["Forensic accounting"] });
    const labels = press(design).flatMap(({ spec }) => spec.accessories.map(({ label }) => label));
    expect(labels.some((label) => label.endsWith("of Forensic accounting"))).toBe(true);
  });
});
