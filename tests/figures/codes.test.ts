import { expect, test } from "vitest";
import { decodeFigure, encodeFigure } from "../../src/figure/schema/code.ts";
import { VERSION_1_CODES } from "./drawings.ts";

test("Every saved version 1 figure code still opens", () => {
  expect(VERSION_1_CODES).toHaveLength(100);
  for (const code of VERSION_1_CODES) {
    const spec = decodeFigure(code);
    expect(spec).toBeDefined();
    // Fields that version 1 did not have get their default value.
    expect(spec).toMatchObject({ packaging: "blister", beardColor: spec?.hairColor, stature: "average" });
    expect(spec && decodeFigure(encodeFigure(spec))).toEqual(spec);
  }
});
