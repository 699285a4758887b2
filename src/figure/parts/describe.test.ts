import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHARACTER_TYPES } from "../schema/field.ts";
import { FIELDS } from "../schema/fields.ts";
import { randomFigureSpec } from "../schema/random.ts";
import { type FigureSpec, type FigureSpecInput, toFigureSpec } from "../schema/spec.ts";
import { describeFigure, describePortrait, describePosture } from "./describe.ts";
import { usesWheelchair } from "./mobility/aids.ts";
import { type Stance, stanceOf } from "./pose/stances.ts";

describe("describeFigure", () => {
  it("A description names the person, look, tagline and box contents", () => {
    const spec = toFigureSpec({
      type: "villain",
      name: "Diego",
      jobTitle: "Engineer",
      hair: "mohawk",
      glasses: "shades",
      mobility: "prosthetic-arm",
      outfit: "hoodie",
      pose: "beckon",
    });
    expect(describeFigure(spec, { isPaid: true })).toBe(
      "Boxed villain action figure of Diego, Engineer, with a dark brown mohawk, dark glasses and a bionic arm, " +
        "wearing a navy hoodie and a high-collared cloak, smirking, beckoning, saying “Your meeting could have been my monologue.” " +
        "Accessories: Debugger Tool Belt, Keyboard of Command and Coffee Cup of Endurance.",
    );
  });

  it("The description of an empty box omits the tagline", () => {
    const spec = toFigureSpec({ tagline: "Ships on Friday." });
    expect(describeFigure(spec, { isPaid: true })).toContain(", saying “Ships on Friday.” Accessories");
    expect(describeFigure(spec, { isPaid: true, isEmpty: true })).not.toContain("Ships on Friday");
  });

  it("A tagline without end punctuation gets a period in the description", () => {
    const said = (tagline: string) => describeFigure(toFigureSpec({ tagline }), { isPaid: true });
    expect(said("Ready")).toContain("saying “Ready”. Accessories");
    expect(said("Ready?")).toContain("saying “Ready?” Accessories");
  });

  it("A figure that holds an accessory holds the first one", () => {
    const [first, ...others] = toFigureSpec({}).accessories;
    const spec = toFigureSpec({
      pose: "hold",
      accessories: [{ ...first, label: "Mug of $& and 100 %" }, ...others] as never,
    });
    expect(describeFigure(spec, { isPaid: true })).toContain("holding Mug of $& and 100 %, saying");
  });

  it("A description includes PREVIEW exactly when the figure is unpaid", () => {
    const spec = toFigureSpec({});
    expect(describeFigure(spec, { isPaid: false })).toContain("PREVIEW");
    expect(describeFigure(spec, { isPaid: true })).not.toContain("PREVIEW");
    expect(describeFigure(spec, { isPaid: false, isEmpty: true })).toMatch(/person-shaped gap.*PREVIEW/);
  });

  it("No description of a random figure has placeholders or gaps", () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, isPaid) => {
        const spec = randomFigureSpec(seed);
        const text = describeFigure(spec, { isPaid }) + describePortrait(spec);
        expect(text).not.toMatch(/undefined|%| {2}|, ,|with wearing|\ba [aeiou]/);
        expect(text).toContain(spec.name);
      }),
    );
  });

  it("A hat over a turban or a hearing aid under a hijab is not described", () => {
    const turban = toFigureSpec({ hair: "turban", headwear: "cap" });
    expect(describeFigure(turban, { isPaid: true })).not.toContain("a cap,");
    const hijab = toFigureSpec({ hair: "hijab", hearingAid: true, headwear: "hard-hat" });
    expect(describeFigure(hijab, { isPaid: true })).not.toContain("hearing aid");
    expect(describeFigure(hijab, { isPaid: true })).toContain("hard hat");
  });
});

/** Phrases about hands and posture, each with a check that the drawn stance matches it. */
const SAID: Readonly<Record<string, (stance: Stance, spec: FigureSpec) => boolean>> = {
  "hands on hips": ({ left, right }, spec) => isOnHip(left) && isOnHip(right) && hasBothHands(spec),
  "one hand on the hip": ({ left, right }, spec) => isOnHip(left) || (isOnHip(right) && hasBothHands(spec)),
  "one fist raised": ({ right, hands }) => right[1] > 150 && hands[1] === "fist",
  waving: ({ hands }) => hands[1] === "open",
  "fists at the ready": ({ hands }) => hands.every((hand) => hand === "fist"),
  "fist on heart": ({ right, hands }) => right[1] < -90 && hands[1] === "fist",
  saluting: ({ hands }) => hands[1] === "flat",
  "fingers steepled": ({ hands }) => hands.every((hand) => hand === "steeple"),
  "arms crossed": ({ left, right, forearms }) => left[1] < -60 && right[1] < -60 && forearms !== undefined,
  beckoning: ({ right, hands }) => right[1] > 100 && hands[1] === "claw",
  pointing: ({ hands }) => hands.includes("point"),
  "arms raised, looming": ({ left, right }) => left[1] > 100 && right[1] > 100,
  "one arm raised, looming": ({ left, right }) => left[1] > 100 !== right[1] > 100,
  "one arm flung out": ({ right }) => right[1] > 120,
  "palms out": ({ hands }) => hands.every((hand) => hand === "claw"),
  holding: ({ holds }) => holds !== undefined,
  "sitting on a stool": ({ seat }, spec) => seat === "stool" && !usesWheelchair(spec),
  "lounging in an armchair": ({ seat }, spec) => seat === "armchair" && !usesWheelchair(spec),
  "striding ahead": (_, spec) => !usesWheelchair(spec),
  "stalking ahead": (_, spec) => !usesWheelchair(spec),
};
const isOnHip = ([upper, lower]: Stance["left"]): boolean => upper > 35 && lower < -40 && lower > -48;
const hasBothHands = ({ mobility }: FigureSpec): boolean => !["arm-difference", "prosthetic-hook"].includes(mobility);

function expectTrue(spec: FigureSpec): void {
  const stance = stanceOf(spec, false);
  const posture = describePosture(spec).join(", ");
  for (const [words, isDrawn] of Object.entries(SAID))
    if (posture.includes(words)) expect(isDrawn(stance, spec), `${spec.pose}, ${spec.mobility}: ${posture}`).toBe(true);
  const said = Object.keys(SAID).reduce((rest, words) => rest.replace(words, ""), posture);
  expect(said.replaceAll(spec.accessories[0].label, "").replaceAll(/[, ]|up/g, ""), posture).toBe("");
  if (stance.holds) expect(posture).toContain(spec.accessories[0].label);
  expect(describeFigure(spec, { isPaid: true })).toContain(posture);
}

describe("descriptions match the drawing", () => {
  const everyPair = CHARACTER_TYPES.flatMap((type) =>
    FIELDS.mobility
      .options(type)
      .flatMap((mobility) =>
        FIELDS.pose
          .options(type)
          .flatMap((pose) => [false, true].map((pregnant) => toFigureSpec({ type, mobility, pose, pregnant }))),
      ),
  );

  it.each(FIELDS.mobility.options("hero"))("Every pose with mobility aid %s is described as drawn", (mobility) => {
    everyPair.filter((spec) => spec.mobility === mobility).forEach(expectTrue);
  });

  it("Two hundred random figures are described as drawn", () => {
    for (let seed = 0; seed < 200; seed++) expectTrue(randomFigureSpec(seed));
  });

  it("Without a mobility aid, every pose has a description", () => {
    const silent = everyPair.filter((spec) => spec.mobility === "none" && describePosture(spec).length === 0);
    expect(silent).toEqual([]);
  });

  it("A hairstyle that a hat flattens is not named", () => {
    const said = (looks: FigureSpecInput) => describeFigure(toFigureSpec(looks), { isPaid: true });
    expect(said({ hair: "quiff", headwear: "beanie" })).not.toContain("quiff");
    expect(said({ hair: "quiff", headwear: "headphones" })).toContain("a dark brown quiff");
    expect(said({ hair: "pigtails", headwear: "beanie" })).toContain("pigtails");
    for (const hair of ["bun", "crown-braid", "space-buns", "bantu-knots", "half-up"] as const)
      expect(said({ hair, headwear: "cap" })).not.toMatch(/bun|braid|knot|half up/);
    expect(said({ hair: "bald", headwear: "beanie" })).not.toContain("bald");
  });

  it("Skin, age, build, marks and makeup are described if not the default", () => {
    const chosen = {
      skin: "umber",
      age: "fifties",
      build: "plus",
      freckles: true,
      mole: true,
      lipstick: true,
    } as const;
    const said = describeFigure(toFigureSpec(chosen), { isPaid: true });
    for (const words of ["in their fifties", "umber skin", "a large build", "freckles", "a mole", "lipstick"])
      expect(said).toContain(words);
    expect(describeFigure(toFigureSpec({}), { isPaid: true })).not.toMatch(/skin|build|in their/);
  });
});
