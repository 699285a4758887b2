import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codePoints, graphemes, truncate } from "./graphemes.ts";

const FAMILY = "👩‍👩‍👧‍👦";
const anyText = fc.array(
  fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(FAMILY, "é", "🏽", "🇳🇴", "\u202e", " ")),
);

describe("graphemes", () => {
  it("Graphemes are the characters that people see", () => {
    expect(graphemes(`a${FAMILY}e\u0301🇳🇴`)).toEqual(["a", FAMILY, "e\u0301", "🇳🇴"]);
    expect(codePoints(FAMILY)).toBe(7);
    expect(codePoints("😀")).toBe(1);
  });
});

describe("truncate", () => {
  it("Text that fits is unchanged; shortened text ends with …", () => {
    expect(truncate("abcd", 4)).toBe("abcd");
    expect(truncate("abcde", 4)).toBe("abc…");
    expect(truncate("ab cde", 4)).toBe("ab…");
  });

  it("An emoji family is removed as a whole and never split", () => {
    expect(truncate(`a${FAMILY}b`, 8)).toBe("a…");
    expect(truncate(FAMILY, 3)).toBe("…");
  });

  it("A truncated text is within its limit and ends between graphemes", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 40 }), (parts, limit) => {
        const text = parts.join("");
        const short = truncate(text, limit);
        expect(codePoints(short)).toBeLessThanOrEqual(limit);
        const wholes = graphemes(text).map((_, index, all) => `${all.slice(0, index).join("").trimEnd()}…`);
        expect(codePoints(text) <= limit ? [text] : wholes).toContain(short);
      }),
    );
  });
});
