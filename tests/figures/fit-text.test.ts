import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { capitals, fitText, type TextFrame } from "../../src/figure/engine/fit-text.ts";
import { textWidth } from "../../src/figure/engine/fonts.ts";
import { loadAllFigureParts } from "../../src/figure/engine/pack.ts";
import { LAYOUTS } from "../../src/figure/parts/packaging/layout.ts";
import { PACKAGINGS } from "../../src/figure/parts/packaging/options.ts";
import { packagingOf } from "../../src/figure/parts/packaging/packagings.ts";
import { CHARACTER_TYPES } from "../../src/figure/schema/field.ts";
import { TEXT_LIMITS, toFigureSpec } from "../../src/figure/schema/spec.ts";
import { codePoints } from "../../src/lib/graphemes.ts";

/** Generates any text that a spec can contain: full Unicode, graphemes of many scripts, one long word. */
const texts = (limit: number) =>
  fc
    .oneof(
      fc.string({ unit: "binary", maxLength: limit }),
      fc.string({ unit: "grapheme", maxLength: limit }),
      fc.string({ unit: fc.constantFrom("W", "M", "@", "Ẅ", "山", "👩🏽‍🚀", "ش", "क्ष", "-"), maxLength: limit }),
      fc.array(fc.string({ unit: "grapheme-ascii", maxLength: 12 })).map((words) => words.join(" ")),
    )
    .map((name) => toFigureSpec({ tagline: name }).tagline);

await loadAllFigureParts();
const designs = PACKAGINGS.map((packaging) => [packaging, packagingOf(packaging)] as const);
/** The text frames of every packaging. The three labels differ only in position, so one of them is enough. */
const places: readonly (readonly [string, TextFrame])[] = designs.flatMap(([packaging, { layouts }]) =>
  CHARACTER_TYPES.flatMap((type) => {
    const { name, jobTitle, tagline, bays } = layouts[type];
    return Object.entries({ name, jobTitle, tagline, label: bays[0].label }).map(
      ([field, frame]) => [`${field} on a ${type}'s ${packaging}`, frame] as const,
    );
  }),
);

describe("fitText", () => {
  it.each(places)("Any text fits the frame for the %s, with all its letters", (_, place) => {
    const letters = (value: string) => value.replaceAll(/\s/gu, "").replace(/(\p{M}{4})\p{M}+/gu, "$1");
    fc.assert(
      fc.property(texts(TEXT_LIMITS.tagline), (text) => {
        const fit = fitText(capitals(text), place);
        for (const line of fit.lines) {
          expect(line.width).toBeLessThanOrEqual(place.width);
          expect(line.width).toBeCloseTo(textWidth(line.text, place.font) * fit.size, 0);
          // The font extends 0.795 em above the baseline and 0.24 em below it.
          expect(line.y - fit.size * 0.79).toBeGreaterThanOrEqual(place.y - 0.2);
          expect(line.y + fit.size * 0.24).toBeLessThanOrEqual(place.y + place.height + 0.2);
        }
        expect(fit.size).toBeLessThanOrEqual(place.size);
        if (codePoints(text) <= TEXT_LIMITS.name)
          expect(letters(fit.lines.map((line) => line.text).join(""))).toBe(letters(capitals(text)));
      }),
      { numRuns: 60 },
    );
  });

  it("A text is set on two lines if that makes its letters larger", () => {
    const { name } = LAYOUTS.hero;
    expect(fitText("MAYA OKONKWO", name).lines.map(({ text }) => text)).toEqual(["MAYA", "OKONKWO"]);
    expect(fitText("EVE", name).lines).toHaveLength(1);
  });

  it("A long word shrinks, and breaks only if it would be too small", () => {
    const { name } = LAYOUTS.hero;
    const linesOf = (text: string) => fitText(text, name).lines.map((line) => line.text);
    expect(linesOf("WOLFESCHLEGELSTEINHAUSENBERG")).toHaveLength(1);
    expect(linesOf("ANNA WOLFESCHLEGELSTEINHAUSENBERG")).toEqual(["ANNA", "WOLFESCHLEGELSTEINHAUSENBERG"]);
    expect(linesOf("SMITHERSON-WELLINGTON")).toEqual(["SMITHERSON-", "WELLINGTON"]);
    expect(linesOf("W".repeat(40))).toEqual(["W".repeat(20), "W".repeat(20)]);
    expect(linesOf("عبدالرحمنالخوارزميالبغدادي")).toHaveLength(1);
  });

  it("Right-to-left text has a mirrored anchor", () => {
    const { jobTitle } = LAYOUTS.hero;
    expect(fitText("مهندس", jobTitle)).toMatchObject({ isRightToLeft: true, anchor: "end" });
    expect(fitText("Engineer (مهندس)", jobTitle)).toMatchObject({ isRightToLeft: false });
  });
});

it("Georgian, whose capitals most fonts lack, is not capitalized", () => {
  expect(capitals("ანა")).toBe("ანა");
  expect(capitals("Łucja")).toBe("ŁUCJA");
});
