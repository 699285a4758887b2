import fc from "fast-check";
import { expect, it } from "vitest";
import { cutAtWord } from "./cut-at-word.ts";
import { codePoints } from "./graphemes.ts";

it.each([
  ["Incident Response", 24, "Incident Response"],
  ["Amazon Web Services (AWS)", 24, "Amazon Web Services"],
  ["Research and Development of Batteries", 14, "Research"],
  ["Head of Strategic Partnerships", 9, "Head"],
  ["Stahlbetonbau", 5, ""],
  ["(all of it in brackets)", 10, ""],
])("%j is cut to %i code points as %j", (text, limit, cut) => {
  expect(cutAtWord(text, limit)).toBe(cut);
});

it("A cut text is never longer than its limit", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), fc.nat(60), (text, limit) => {
      expect(codePoints(cutAtWord(text, limit))).toBeLessThanOrEqual(limit);
    }),
  );
});
