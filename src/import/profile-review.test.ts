import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_ACCESSORIES } from "../figure/schema/accessory.ts";
import { readFigureDesign, toFigureDesign } from "../figure/schema/design.ts";
import { wornColor } from "../figure/schema/outfit-styles.ts";
import { randomFigureSpec } from "../figure/schema/random.ts";
import { JOB_TITLES } from "../trades/job-titles.fixture.ts";
import type { FoundProfile, FoundText } from "./found-profile.ts";
import { applyReview, type ProfileReview } from "./profile-review.ts";
import { suggestReview } from "./suggest-review.ts";

const design = toFigureDesign({
  spec: randomFigureSpec("review", {
    ...{ name: "Maya Okonkwo", jobTitle: "Software Engineer", tagline: "Mine." },
    ...{ outfit: "suit", outfitColor: "navy" },
  }),
  industry: "Technology",
  skills: ["Debugging"],
});
const field = <T>(value: T, isUsed = true) => ({ value, source: "a file", isUsed });

/** Switches all values of a review on or off. */
const switchAll = (review: ProfileReview, isUsed: boolean): ProfileReview => ({
  ...review,
  ...Object.fromEntries(
    Object.entries(review)
      .filter(([key]) => key !== "gaps")
      .map(([key, value]) => [key, { ...value, isUsed }]),
  ),
});

describe("applyReview", () => {
  it("Values that are switched off do not change the design", () => {
    const review = switchAll(
      suggestReview(
        {
          name: { text: "Noor Castellanos, PhD", source: "" },
          title: { text: "Head Chef", source: "" },
          skills: [{ text: "Menu Design", source: "" }],
          gaps: [],
        },
        design,
      ),
      false,
    );
    expect(applyReview(design, review)).toEqual(design);
    expect(applyReview(design, { gaps: [] })).toEqual(design);
  });

  it("Values that are switched on change the design", () => {
    const review: ProfileReview = {
      name: field("Noor Castellanos"),
      credentials: field("PhD, FRSC"),
      jobTitle: field("Head Chef"),
      tagline: { ...field("Feeds two hundred by noon."), from: "headline" },
      industry: field("Hospitality"),
      skills: field(["Menu Design", "HACCP"]),
      accessories: { ...field(DEFAULT_ACCESSORIES), options: [] },
      outfit: field("chef-whites"),
      headwear: field("chef-hat"),
      gaps: [],
    };
    expect(applyReview(design, review)).toEqual({
      spec: {
        ...design.spec,
        name: "Noor Castellanos, PhD, FRSC",
        jobTitle: "Head Chef",
        tagline: "Feeds two hundred by noon.",
        accessories: DEFAULT_ACCESSORIES,
        outfit: "chef-whites",
        outfitColor: "white",
        headwear: "chef-hat",
      },
      industry: "Hospitality",
      skills: ["Menu Design", "HACCP"],
    });
  });

  it("Credentials are added only if the name is switched on and they fit", () => {
    const named = (name: string, isUsed = true) =>
      applyReview(design, { name: field(name, isUsed), credentials: field("PhD, FRSC"), gaps: [] }).spec.name;
    expect(named("Priyanka Venkataraman-Hollis")).toBe("Priyanka Venkataraman-Hollis, PhD, FRSC");
    expect(named("Priyanka Anjali Venkataraman-Hollis")).toBe("Priyanka Anjali Venkataraman-Hollis");
    expect(named("Priyanka", false)).toBe("Maya Okonkwo");
  });

  it("An empty text changes nothing; an empty label becomes the default", () => {
    const review: ProfileReview = {
      name: field(" "),
      jobTitle: field(""),
      accessories: {
        ...field([{ kind: "flask", label: "" }, DEFAULT_ACCESSORIES[1], DEFAULT_ACCESSORIES[2]] as const),
        options: [],
      },
      gaps: [],
    };
    const { spec } = applyReview(design, review);
    expect([spec.name, spec.jobTitle]).toEqual(["Maya Okonkwo", "Software Engineer"]);
    expect(spec.accessories[0].label).toBe("Flask of Findings");
  });
});

const NAMES = ["Amara Nwosu", "Jörg Weißhaupt", "Fatima Al-Sayed, MD", "王小明", "Bo Li (he/him)", "Sister Mary Clare"];
const profile = (seed: number): FoundProfile => {
  const at = <T>(list: readonly T[], step: number): T => list[(seed * step) % list.length] as T;
  const text = (value: string): FoundText => ({ text: value, source: "a file" });
  return {
    name: text(at(NAMES, 1)),
    title: text(at(JOB_TITLES, 7).title),
    headline: text(`${at(JOB_TITLES, 7).title}, grey-haired, in a wheelchair, wears glasses and a turban`),
    summary: text("A young Muslim woman with a beard. Born in 1950."),
    industry: text("Religious Institutions"),
    skills: [text(at(JOB_TITLES, 11).title), text("Sign Language"), text("Barbering")],
    gaps: [],
  };
};

describe("Looks after an import", () => {
  it("An import changes at most the outfit, its color and the hat", () => {
    for (let seed = 0; seed < 40; seed++) {
      const before = toFigureDesign({ spec: randomFigureSpec(seed) });
      const { outfit: _, headwear: __, ...withoutClothes } = suggestReview(profile(seed), before);
      const { name, jobTitle, tagline, accessories, ...looks } = applyReview(before, withoutClothes).spec;
      expect(before.spec, `seed ${seed}`).toMatchObject(looks);
      expect(name).not.toBe(before.spec.name);

      const dressed = applyReview(before, switchAll(suggestReview(profile(seed), before), true)).spec;
      const { outfit, headwear } = dressed;
      const outfitColor = outfit === before.spec.outfit ? before.spec.outfitColor : wornColor(outfit, before.spec);
      expect(dressed, `seed ${seed}`).toMatchObject({ ...looks, outfit, outfitColor, headwear });
    }
  });

  it("The name does not affect the suggested accessories and clothes", () => {
    for (let seed = 0; seed < 20; seed++) {
      const suggested = NAMES.map((name) => {
        const { accessories, outfit, headwear } = suggestReview(
          { ...profile(seed), name: { text: name, source: "a file" } },
          design,
        );
        return { accessories, outfit, headwear };
      });
      for (const one of suggested) expect(one).toEqual(suggested[0]);
    }
  });
});

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc
    .array(
      fc.constantFrom(
        ...["👩‍👩‍👧‍👦", "e\u0301", "\u202e", "\0", "\ud800", " "],
        ...[", ", "PhD", " | ", " at ", "(", ".", "Nurse"],
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join("")),
);
const anyFound = fc.record({
  text: anyText,
  source: fc.constant("a file"),
  isUncertain: fc.boolean(),
});
const anyProfile = fc.record(
  {
    name: anyFound,
    title: anyFound,
    headline: anyFound,
    summary: anyFound,
    industry: anyFound,
    skills: fc.array(anyFound, { maxLength: 12 }),
    gaps: fc.constant([]),
  },
  { requiredKeys: ["skills", "gaps"] },
);

it("The design stays valid after importing any profile", () => {
  fc.assert(
    fc.property(anyProfile, fc.boolean(), (found, isUsed) => {
      const review = suggestReview(found, design);
      expect(readFigureDesign(applyReview(design, review))).toBeDefined();
      expect(readFigureDesign(applyReview(design, switchAll(review, isUsed)))).toBeDefined();
    }),
  );
});

it("The design stays valid after any text is typed in the review", () => {
  fc.assert(
    fc.property(anyText, fc.array(anyText, { maxLength: 9 }), (text, skills) => {
      const accessory = { kind: "flask", label: text } as const;
      const review: ProfileReview = {
        name: field(text),
        credentials: field(text),
        jobTitle: field(text),
        tagline: { ...field(text), from: "headline" },
        industry: field(text),
        skills: field(skills),
        accessories: { ...field([accessory, accessory, accessory] as const), options: [] },
        gaps: [],
      };
      expect(readFigureDesign(applyReview(design, review))).toBeDefined();
    }),
  );
});
