import fc from "fast-check";
import { expect, test } from "vitest";
import { ACCESSORY_KINDS } from "./accessory.ts";
import { decodeFigure, encodeFigure, FIGURE_CODE_LIMIT } from "./code.ts";
import { randomFigureSpec } from "./random.ts";
import { type FigureSpecInput, readFigureSpec, TEXT_LIMITS, toFigureSpec } from "./spec.ts";

const text = (limit: number) => fc.string({ unit: "binary", maxLength: limit });
const anySpec = fc
  .record({
    type: fc.constantFrom("hero", "villain"),
    name: text(60),
    jobTitle: text(60),
    tagline: text(90),
    number: fc.integer({ min: 0, max: 1000 }),
    hearingAid: fc.boolean(),
    freckles: fc.boolean(),
    hair: fc.constantFrom("afro", "hijab", "turban"),
    accessories: fc.array(fc.record({ kind: fc.constantFrom(...ACCESSORY_KINDS), label: text(40) }), { maxLength: 3 }),
  })
  .map(toFigureSpec);

test("Decoding a figure's code returns the same figure", () => {
  fc.assert(
    fc.property(anySpec, (spec) => {
      expect(decodeFigure(encodeFigure(spec))).toEqual(spec);
    }),
  );
});

test("A figure with the longest texts fits within the code's limit", () => {
  const fill = (limit: number) => "🦸".repeat(limit);
  const longest: FigureSpecInput = {
    type: "villain",
    name: fill(TEXT_LIMITS.name),
    jobTitle: fill(TEXT_LIMITS.jobTitle),
    tagline: fill(TEXT_LIMITS.tagline),
    number: 999,
    skin: "porcelain",
    build: "average",
    mobility: "prosthetic-arm",
    hair: "ponytail",
    hairColor: "chestnut",
    wrap: "charcoal",
    headwear: "graduation-cap",
    facialHair: "long-beard",
    glasses: "half-moon",
    outfit: "chef-whites",
    outfitColor: "charcoal",
    shirtColor: "charcoal",
    legColor: "charcoal",
    accessories: [0, 1, 2].map(() => ({ kind: "stethoscope", label: fill(TEXT_LIMITS.accessoryLabel) })) as never,
  };
  const code = encodeFigure(toFigureSpec(longest));
  expect(code.length).toBeLessThanOrEqual(FIGURE_CODE_LIMIT);
  expect(code).toMatch(/^[\w.-]+$/);
  expect(decodeFigure(code)).toEqual(toFigureSpec(longest));
});

test("Decoding a truncated or changed code returns undefined", () => {
  const code = encodeFigure(toFigureSpec({ name: "Maya Okonkwo" }));
  for (let i = 0; i < code.length; i++) expect(decodeFigure(code.slice(0, i))).toBeUndefined();
  fc.assert(
    fc.property(fc.nat(code.length - 1), fc.constantFrom(..."Az09-_.%\u0000é"), (at, character) => {
      fc.pre(code[at] !== character);
      expect(decodeFigure(code.slice(0, at) + character + code.slice(at + 1))).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});

test("Decoding a well-formed code of an invalid figure returns undefined", () => {
  const spec = toFigureSpec({});
  for (const wrong of [
    { hair: "spaghetti" },
    { name: "  two  spaces " },
    { number: 1000 },
    { pose: "scheme" },
    { tagline: "x".repeat(73) },
  ])
    expect(decodeFigure(encodeFigure({ ...spec, ...wrong } as never))).toBeUndefined();
});

test("The codes of seeded figures average at most 220 characters", () => {
  const codes = Array.from({ length: 200 }, (_, seed) =>
    encodeFigure(randomFigureSpec(seed, { name: "Maya Okonkwo" })),
  );
  const characters = codes.reduce((sum, code) => sum + code.length, 0);
  expect(characters / codes.length).toBeLessThanOrEqual(220);
});

test("readFigureSpec accepts a whole spec and rejects others", () => {
  const spec = toFigureSpec({ name: "Maya" });
  expect(readFigureSpec(spec)).toEqual(spec);
  const { hair, ...bald } = spec;
  const { vitiligo, ...unflagged } = spec;
  for (const wrong of [
    null,
    "text",
    {},
    bald,
    unflagged,
    { ...spec, isPaid: true },
    { ...unflagged, isPaid: true },
    { ...spec, skin: undefined },
    { ...spec, brows: undefined },
    { ...spec, brows: "none" },
    { ...spec, accessories: spec.accessories.slice(1) },
    { ...spec, accessories: spec.accessories.map((one) => ({ ...one, isPaid: true })) },
    { ...spec, accessories: [null, null, null] },
  ])
    expect(readFigureSpec(wrong)).toBeUndefined();
});
