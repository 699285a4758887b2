import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codePoints } from "../../lib/graphemes.ts";
import { accessoryTitle, DEFAULT_ACCESSORIES } from "./accessory.ts";
import { CHARACTER_TYPES } from "./field.ts";
import { FIELDS, figureOptions } from "./fields.ts";
import { DEFAULT_TAGLINES, type FigureSpec, parseFigureSpec, TEXT_LIMITS, toFigureSpec } from "./spec.ts";

const texts = (spec: FigureSpec): [string, number][] => [
  [spec.name, TEXT_LIMITS.name],
  [spec.jobTitle, TEXT_LIMITS.jobTitle],
  [spec.tagline, TEXT_LIMITS.tagline],
  ...spec.accessories.map(({ label }): [string, number] => [label, TEXT_LIMITS.accessoryLabel]),
];

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc
    .array(fc.constantFrom("👩‍👩‍👧‍👦", "🏳️‍🌈", "e\u0301", "\u202e", "\0", "\ud800", " ", "<b>"), { maxLength: 60 })
    .map((parts) => parts.join("")),
);
/** Generates untrusted input as from a link or a file: known fields with any values, and unknown fields. */
const anySpec = fc.record(
  {
    type: fc.oneof(fc.constantFrom(...CHARACTER_TYPES), fc.jsonValue()),
    name: fc.oneof(anyText, fc.jsonValue()),
    jobTitle: fc.oneof(anyText, fc.jsonValue()),
    tagline: fc.oneof(anyText, fc.jsonValue()),
    accessories: fc.oneof(fc.array(fc.record({ kind: fc.jsonValue(), label: anyText })), fc.jsonValue()),
    number: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
    skin: fc.jsonValue(),
    pose: fc.constantFrom(...CHARACTER_TYPES.flatMap(FIELDS.pose.options)),
    palette: fc.constantFrom(...CHARACTER_TYPES.flatMap(FIELDS.palette.options)),
    background: fc.constantFrom(...CHARACTER_TYPES.flatMap(FIELDS.background.options)),
    isPaid: fc.constant(true),
  },
  { requiredKeys: [] },
);
const anything = fc.oneof(anySpec, fc.jsonValue(), anyText, fc.constantFrom(undefined, null, [], Number.NaN));

describe("defaults", () => {
  it("The default accessories are those of the specification (§3)", () => {
    expect(DEFAULT_ACCESSORIES.map(({ label }) => label)).toEqual([
      "Debugger Tool Belt",
      "Keyboard of Command",
      "Coffee Cup of Endurance",
    ]);
  });

  it("Every default text is within its limit", () => {
    expect(TEXT_LIMITS).toEqual({ name: 40, jobTitle: 48, tagline: 72, accessoryLabel: 34 });
    for (const type of CHARACTER_TYPES) {
      expect(toFigureSpec({ type }).tagline).toBe(DEFAULT_TAGLINES[type]);
      expect(toFigureSpec({ type }).accessories).toEqual(DEFAULT_ACCESSORIES);
    }
  });

  it("An object in place of the series number is replaced", () => {
    expect(toFigureSpec({ number: { toString: null, valueOf: null } as never }).number).toBe(toFigureSpec({}).number);
  });

  it("An empty input makes a hero named Your Name", () => {
    expect(parseFigureSpec(undefined).spec).toMatchObject({ type: "hero", name: "Your Name" });
  });
});

describe("figureOptions", () => {
  it("The options of a field are those of its type", () => {
    expect(figureOptions("hair")).toContain("afro");
    expect(figureOptions("pose", "villain")).toContain("scheme");
    expect(figureOptions("lashes")).toEqual([false, true]);
  });
});

describe("parseFigureSpec", () => {
  it.each([
    [{ hiar: "afro", hair: "does-not-exist", name: "Jo", skin: "ebony" }, ["hiar", "hair"]],
    [
      { name: "x".repeat(41), tagline: undefined, accessories: ["whisk", { kind: "none" }] },
      ["name", "accessories.1.kind"],
    ],
    [{ accessories: ["belt", "phone", "cat", "dog"], type: null }, ["accessories.3", "type"]],
    [{ accessories: {} }, ["accessories"]],
    ["nonsense", [""]],
    [null, [""]],
    [[], [""]],
    [toFigureSpec({ name: "Åse" }), []],
  ])("Of %j, %j is dropped", (value, dropped) => {
    expect(parseFigureSpec(value).dropped).toEqual(dropped);
  });
});

describe("toFigureSpec", () => {
  it("Valid values are unchanged", () => {
    const spec = toFigureSpec({ type: "villain", name: "Åse 👩‍🚀", skin: "ebony", pose: "loom", number: 999 });
    expect(spec).toMatchObject({ type: "villain", name: "Åse 👩‍🚀", skin: "ebony", pose: "loom", number: 999 });
  });

  it("Control characters, lone surrogates and extra spaces are removed", () => {
    expect(toFigureSpec({ name: " A\0\n\tB\ud800  C " }).name).toBe("A B C");
    expect(toFigureSpec({ name: "\0 \n" }).name).toBe("Your Name");
  });

  it("A long text is cut between graphemes", () => {
    const family = "👩‍👩‍👧‍👦";
    expect(toFigureSpec({ name: family.repeat(9) }).name).toBe(`${family.repeat(5)}…`);
  });

  it("An accessory without a label has the label of its kind", () => {
    const whisk = { kind: "whisk", label: accessoryTitle("whisk") };
    for (const given of ["whisk", { kind: "whisk" }] as const)
      expect(toFigureSpec({ accessories: [given] }).accessories[0]).toEqual(whisk);
  });

  it("Typos do not compile", () => {
    // @ts-expect-error: no such field
    toFigureSpec({ hiar: "afro" });
    // @ts-expect-error: no such hair
    toFigureSpec({ hair: "does-not-exist" });
    // @ts-expect-error: no object
    toFigureSpec("nonsense");
  });

  it("Any value becomes a complete, valid spec", () => {
    const fields = Object.keys(toFigureSpec({})).sort();
    fc.assert(
      fc.property(anything, (value) => {
        const { spec } = parseFigureSpec(value);
        expect(Object.keys(spec).sort()).toEqual(fields);
        for (const [text, limit] of texts(spec)) {
          expect(codePoints(text)).toBeLessThanOrEqual(limit);
          expect(text).not.toBe("");
          expect(text.isWellFormed()).toBe(true);
        }
        expect(FIELDS.pose.options(spec.type)).toContain(spec.pose);
        expect(FIELDS.background.options(spec.type)).toContain(spec.background);
        expect(FIELDS.palette.options(spec.type)).toContain(spec.palette);
        expect(spec.accessories).toHaveLength(3);
        expect(Number.isInteger(spec.number) && spec.number >= 1 && spec.number <= 999).toBe(true);
      }),
    );
  });

  it("Passing a spec through toFigureSpec again does not change it", () => {
    fc.assert(
      fc.property(anything, (value) => {
        const { spec } = parseFigureSpec(value);
        expect(toFigureSpec(spec)).toEqual(spec);
        expect(toFigureSpec(JSON.parse(JSON.stringify(spec)))).toEqual(spec);
      }),
    );
  });
});
