import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { TEXT_LIMITS, toFigureSpec } from "../domain/figure-spec.ts";
import { capitals, fitText, type TextBox, type TextStyle } from "./fit-text.ts";
import { BAY_TOPS, LAYOUTS, labelBox, TAGLINE_BOX } from "./layout.ts";
import { textWidth } from "./metrics.ts";

vi.setConfig({ testTimeout: 60_000 });

/** Any text that a spec can carry: full Unicode, graphemes of many scripts, one long word. */
const texts = (limit: number) =>
  fc
    .oneof(
      fc.string({ unit: "binary", maxLength: limit }),
      fc.string({ unit: "grapheme", maxLength: limit }),
      fc.string({ unit: fc.constantFrom("W", "M", "@", "Ẅ", "山", "👩🏽‍🚀", "ش", "क्ष", "-"), maxLength: limit }),
      fc.array(fc.string({ unit: "grapheme-ascii", maxLength: 12 })).map((words) => words.join(" ")),
    )
    .map((name) => toFigureSpec({ tagline: name }).tagline);

const places: readonly (readonly [string, TextBox, TextStyle])[] = [
  ["name", LAYOUTS.hero.name, { face: "display", size: 94, maxLines: 2, lead: 0.9 }],
  ["job title", LAYOUTS.villain.jobTitle, { face: "display", size: 21, align: "end" }],
  ["tagline", TAGLINE_BOX, { face: "display", size: 22, maxLines: 2, lead: 1.1 }],
  ["label", labelBox(LAYOUTS.hero, BAY_TOPS[0]), { face: "label", size: 17, maxLines: 2, lead: 0.94, align: "middle" }],
];

describe("fitText", () => {
  it.each(places)("keeps any text inside the box of a %s", (_, area, style) => {
    fc.assert(
      fc.property(texts(TEXT_LIMITS.tagline), (text) => {
        const fit = fitText(capitals(text), area, style);
        for (const line of fit.lines) {
          expect(line.width).toBeLessThanOrEqual(area.width);
          expect(line.width).toBeCloseTo(textWidth(line.text, style.face) * fit.size, 0);
          // The em box of the face: 0.795 above the baseline, 0.24 below it.
          expect(line.y - fit.size * 0.79).toBeGreaterThanOrEqual(area.y - 0.2);
          expect(line.y + fit.size * 0.24).toBeLessThanOrEqual(area.y + area.height + 0.2);
        }
        expect(fit.size).toBeLessThanOrEqual(style.size);
      }),
      { numRuns: 300 },
    );
  });

  it.each(places)("loses no letter of a %s", (_, area, style) => {
    fc.assert(
      fc.property(texts(TEXT_LIMITS.name), (text) => {
        const letters = (value: string) => value.replaceAll(/[\s-]/gu, "").replace(/(\p{M}{4})\p{M}+/gu, "$1");
        const printed = fitText(text, area, style).lines.map((line) => line.text);
        expect(letters(printed.join(""))).toBe(letters(text));
      }),
    );
  });

  it("takes a second line when the letters grow by it", () => {
    const [, area, style] = places[0] ?? [];
    if (!area || !style) throw new Error("no name box");
    expect(fitText("MAYA OKONKWO", area, style).lines.map(({ text }) => text)).toEqual(["MAYA", "OKONKWO"]);
    expect(fitText("EVE", area, style).lines).toHaveLength(1);
  });

  it("hyphenates a very long word, and never a joined script", () => {
    const [, area, style] = places[0] ?? [];
    if (!area || !style) throw new Error("no name box");
    expect(fitText("WOLFESCHLEGELSTEINHAUSENBERGERDORFF", area, style).lines[0]?.text).toMatch(/-$/);
    expect(fitText("عبدالرحمنالخوارزميالبغدادي", area, style).lines).toHaveLength(1);
  });

  it("turns the anchor of right-to-left text, so that it stays on its side", () => {
    const area = LAYOUTS.hero.jobTitle;
    expect(fitText("مهندس", area, { face: "display", size: 20 })).toMatchObject({ isRightToLeft: true, anchor: "end" });
    expect(fitText("Engineer (مهندس)", area, { face: "display", size: 20 })).toMatchObject({ isRightToLeft: false });
  });
});

describe("capitals", () => {
  it("leaves scripts alone whose fonts have none", () => {
    expect(capitals("ანა")).toBe("ანა");
    expect(capitals("Łucja")).toBe("ŁUCJA");
  });
});
