import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codePoints, graphemes } from "./graphemes.ts";
import { cleanLine, cleanTextInput, limitTextInput } from "./text-input.ts";

const FAMILY = "👩‍👩‍👧‍👦";
const anyText = fc.string({ unit: "binary", maxLength: 120 });
const written = fc.string({ unit: fc.constantFrom("a", "é", "ش", FAMILY, "🏽", " ", "\u200f"), maxLength: 80 });

describe("cleanTextInput", () => {
  it("Cleaning gives one line within the limit, and is idempotent", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 60 }), (text, limit) => {
        const line = cleanTextInput(text, limit);
        expect(codePoints(line)).toBeLessThanOrEqual(limit);
        expect(cleanLine(line)).toBe(line);
        expect(cleanTextInput(line, limit)).toBe(line);
      }),
    );
  });

  it("A cleaned text never ends inside a grapheme", () => {
    fc.assert(
      fc.property(written, fc.integer({ min: 0, max: 60 }), (text, limit) => {
        const whole = graphemes(cleanLine(text));
        expect(whole.join("").startsWith(cleanTextInput(text, limit))).toBe(true);
        const kept = graphemes(cleanTextInput(text, limit));
        expect(whole.slice(0, kept.length)).toEqual(kept);
      }),
    );
  });

  it("Very long text, markup and null bytes are treated as plain text", () => {
    expect(cleanTextInput("x".repeat(10_000), 40)).toBe("x".repeat(40));
    expect(cleanTextInput("<b>\0hi</b>", 40)).toBe("<b> hi</b>");
    expect(cleanTextInput(" \0 \n ", 40)).toBe("");
  });
});

describe("limitTextInput", () => {
  it("A limited text is valid and contains the caret", () => {
    fc.assert(
      fc.property(anyText, fc.nat(120), fc.integer({ min: 0, max: 60 }), (text, at, limit) => {
        const typed = limitTextInput({ text, caret: Math.min(at, text.length) }, limit);
        expect(codePoints(typed.text)).toBeLessThanOrEqual(limit);
        expect(typed.caret).toBeGreaterThanOrEqual(0);
        expect(typed.caret).toBeLessThanOrEqual(typed.text.length);
        expect(typed.text).not.toMatch(/\p{Cc}/u);
        expect(typed.text.isWellFormed()).toBe(true);
      }),
    );
  });

  it("A text that fits is unchanged, even with a space at the end", () => {
    expect(limitTextInput({ text: "Maya ", caret: 5 }, 40)).toEqual({ text: "Maya ", caret: 5 });
    fc.assert(
      fc.property(written, fc.nat(80), (text, at) => {
        const typed = { text, caret: Math.min(at, text.length) };
        fc.pre(text.isWellFormed() && text.slice(0, typed.caret).isWellFormed());
        expect(limitTextInput(typed, 10_000)).toEqual(typed);
      }),
    );
  });

  it("The excess is cut from the new text, not from the text after the caret", () => {
    expect(limitTextInput({ text: "abXYZcd", caret: 5 }, 5)).toEqual({ text: "abXcd", caret: 3 });
    expect(limitTextInput({ text: `ab${FAMILY}cd`, caret: 2 + FAMILY.length }, 5)).toEqual({ text: "abcd", caret: 2 });
    expect(limitTextInput({ text: "Ada\0Lovelace", caret: 12 }, 40)).toEqual({ text: "Ada Lovelace", caret: 12 });
  });
});
