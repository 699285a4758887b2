import fc from "fast-check";
import { expect, it } from "vitest";
import { hashText } from "./hash-text.ts";

it("A text always hashes to the same 32-bit number", () => {
  expect(hashText("Maya")).toBe(hashText("Maya"));
  expect(hashText("Maya")).not.toBe(hashText("Viktor"));
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const hash = hashText(text);
      expect(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32).toBe(true);
    }),
  );
});
