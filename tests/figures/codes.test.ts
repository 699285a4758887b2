import { expect, test } from "vitest";
import { decodeFigure, encodeFigure } from "../../src/figure/schema/code.ts";
import { CODES } from "./drawings.ts";

test("A thousand saved codes open, and are written again the same", () => {
  expect(CODES).toHaveLength(1000);
  const written = CODES.map((code) => {
    const spec = decodeFigure(code);
    return spec && encodeFigure(spec);
  });
  expect(written).toEqual(CODES);
});
