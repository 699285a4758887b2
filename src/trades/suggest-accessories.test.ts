import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACCESSORY_KINDS, accessoryTitle, DEFAULT_ACCESSORIES } from "../figure/schema/accessory.ts";
import { TEXT_LIMITS } from "../figure/schema/spec.ts";
import { codePoints } from "../lib/graphemes.ts";
import { hashText } from "../lib/hash-text.ts";
import { accessoryNoun } from "./accessory-nouns.ts";
import { JOB_TITLES } from "./job-titles.fixture.ts";
import { suggestAccessories } from "./suggest-accessories.ts";
import { allSkills, findKinds, findTrades } from "./trades.ts";

const suggest = (title: string, skills: readonly string[] = [], industry = "") => {
  const suggestion = suggestAccessories({ title, skills, industry });
  if (!suggestion) throw new Error(`nothing for ${title}`);
  return suggestion;
};
const labels = (title: string, ...skills: string[]): string[] =>
  suggest(title, skills).accessories.map(({ label }) => label);

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(...JOB_TITLES.map(({ title }) => title)),
  fc.constantFrom(
    "👩‍👩‍👧‍👦 care",
    "((((",
    "| | |",
    "/in /in",
    "constructor",
    "__proto__",
    "Wörterbuchmacherinnungsvorstand",
  ),
);

describe("suggestAccessories", () => {
  it.each(JOB_TITLES)("$title ($part) gets an accessory of the trade first", ({ title, first }) => {
    expect(first).toContain(suggest(title).accessories[0].kind);
  });

  it("Each skill labels the accessory that it suits best", () => {
    expect(labels("Head Chef", "Menu Design", "HACCP", "Team Leadership")[0]).toBe("Knife of Menu Design");
    const nurse = labels("Paediatric Nurse", "Patient Care", "Wound Care", "Mentoring");
    for (const skill of ["Patient Care", "Wound Care", "Mentoring"]) {
      expect(nurse.filter((label) => label.endsWith(` of ${skill}`))).toHaveLength(1);
    }
  });

  it("A skill that is too long for a label is cut after a word", () => {
    expect(labels("DevOps Engineer", "Continuous Integration and Continuous Delivery (CI/CD)").join()).toContain(
      " of Continuous Integration",
    );
  });

  it("Without skills, the labels come from the trade", () => {
    expect(labels("Night Nurse").slice(0, 2)).toEqual([
      "Stethoscope of Night Shifts",
      expect.stringMatching(/ of Kind Words$/),
    ]);
    expect(labels("Airline Pilot")[0]).toBe("Plane of Smooth Landings");
  });

  it("A skill in caring for people or animals never labels a sharp tool", () => {
    const all = JOB_TITLES.flatMap(({ title }) => {
      const { accessories, options } = suggest(title, ["Child Development", "Patient Safety", "Animal Welfare"]);
      return [...accessories, ...options].map(({ label }) => label);
    });
    expect(
      all.filter((label) =>
        /^(?:Knife|Scissors|Axe|Hammer|Drill|Syringe) of (?:Child|Patient Safety|Animal)/.test(label),
      ),
    ).toEqual([]);
  });

  it("Serious skills label only quiet accessories", () => {
    const all = JOB_TITLES.flatMap(({ title }) => {
      const { accessories, options } = suggest(title, ["Suicide Prevention", "Child Protection", "Teamwork"]);
      return [...accessories, ...options];
    });
    const grave = all.filter(({ label }) => /Suicide|Protection/.test(label)).map(({ kind }) => kind);
    expect([...new Set(grave)].toSorted()).toEqual(["book", "briefcase", "coffee"]);
  });

  it("Skills or an industry are enough without a known trade", () => {
    expect(
      suggest("看護師", ["Kubernetes"])
        .accessories.map(({ label }) => label)
        .join(),
    ).toContain("Kubernetes");
    expect(suggest("", ["Kubernetes", "Welding"]).options).toHaveLength(6);
    expect(suggest("", [], "Hospitals and Health Care").accessories).toHaveLength(3);
    expect(suggestAccessories({ title: "", skills: [], industry: "" })).toBeUndefined();
  });

  it("With only a title, all three accessories come from its trades", () => {
    for (const { title } of JOB_TITLES) {
      const ofTrades = findTrades(title).flatMap(({ accessories }) => accessories.flat().map(({ kind }) => kind));
      for (const { kind } of suggest(title).accessories)
        expect([...ofTrades, ...findKinds(title)], title).toContain(kind);
    }
  });

  it("Any source always gives the same nine kinds with valid labels", () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 6 }), anyText, (title, skills, industry) => {
        const suggestion = suggestAccessories({ title, skills, industry });
        if (!suggestion) return;
        const all = [...suggestion.accessories, ...suggestion.options];
        expect(new Set(all.map(({ kind }) => kind)).size).toBe(9);
        for (const { kind, label } of all) {
          expect(ACCESSORY_KINDS).toContain(kind);
          expect(label).not.toBe("");
          expect(codePoints(label)).toBeLessThanOrEqual(TEXT_LIMITS.accessoryLabel);
        }
        expect(suggestAccessories({ title, skills, industry })).toEqual(suggestion);
      }),
    );
  });
});

describe("Accessory labels for every title", () => {
  const all = (title: string, ...skills: string[]) => {
    const { accessories, options } = suggest(title, skills);
    return [...accessories, ...options];
  };
  // Skills that are short enough to fit in any label.
  const known = allSkills().flatMap(({ words }) => words.filter((word) => word.length <= 16));

  it("Without skills, a label has the trade's words or is the default", () => {
    for (const { title } of JOB_TITLES) {
      const accessories = findTrades(title).flatMap((trade) => trade.accessories.flat());
      for (const { kind, label } of all(title)) {
        const { noun = accessoryNoun(kind), words } = accessories.find((accessory) => accessory.kind === kind) ?? {};
        const own = kind === "belt" ? `${noun} of Many Pockets` : accessoryTitle(kind);
        expect(label, title).toBe(words ? `${noun} of ${words}` : own);
      }
    }
  });

  it("A label contains a skill only if the skill suits the accessory", () => {
    // Accessories that suit any skill.
    const bearers = ["book", "briefcase", "coffee", "medal", "trophy"];
    for (const [at, { title }] of JOB_TITLES.entries()) {
      const skills = ["Ventilation", "Zymurgy", ...[0, 1, 2].map((n) => known[(at * 3 + n) % known.length] ?? "")];
      for (const { kind, label } of all(title, ...skills)) {
        const skill = skills.find((one) => label.endsWith(` of ${one}`));
        if (skill) expect([...bearers, ...findKinds(skill)], `${title}: ${label}`).toContain(kind);
      }
    }
  });

  it("At least one of the three labels contains a skill", () => {
    for (const [at, { title }] of JOB_TITLES.entries()) {
      const skills = ["Zymurgy", known[at % known.length] ?? ""];
      const labels = suggest(title, skills).accessories.map(({ label }) => label);
      expect(
        labels.some((label) => skills.some((skill) => label.endsWith(` of ${skill}`))),
        `${title}: ${labels}`,
      ).toBe(true);
    }
  });
});

describe("Accessories in 3,000 imports of different titles and skills", () => {
  const pool = allSkills().flatMap(({ words }) => words);
  const pick = <T>(list: readonly T[], seed: string): T => {
    const one = list[hashText(seed) % list.length];
    if (one === undefined) throw new Error("nothing to pick from");
    return one;
  };
  const trios = Array.from({ length: 3000 }, (_, i) => {
    const skills = Array.from({ length: 2 + (hashText(`count ${i}`) % 5) }, (_, j) => pick(pool, `skill ${i} ${j}`));
    return suggest(pick(JOB_TITLES, `title ${i}`).title, skills).accessories.map(({ kind }) => kind);
  });
  const commonest = (keys: readonly string[]): number => {
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return Math.max(...counts.values()) / keys.length;
  };

  it("No set of three accessories occurs in more than 1% of the imports", () => {
    expect(commonest(trios.map((kinds) => kinds.join()))).toBeLessThanOrEqual(0.01);
    expect(commonest(trios.map((kinds) => kinds.toSorted().join()))).toBeLessThanOrEqual(0.01);
  });

  it("No import suggests the sample figure's three accessories", () => {
    const withoutSkills = JOB_TITLES.map(({ title }) => suggest(title).accessories.map(({ kind }) => kind));
    const isSample = (kinds: readonly string[]) => DEFAULT_ACCESSORIES.every(({ kind }) => kinds.includes(kind));
    expect([...trios, ...withoutSkills].filter(isSample)).toEqual([]);
  });
});
