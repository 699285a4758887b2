import { expect, test } from "vitest";
import { FIELDS } from "../figure/schema/fields.ts";
import { isCovering } from "../figure/schema/wearing.ts";
import { EDITOR_LABELS } from "./labels.ts";

const HEADWEARS = FIELDS.headwear.options("hero");

test("The reason for a conflict is a sentence that names both options", () => {
  const { reason } = EDITOR_LABELS;
  expect(reason("hat", { hair: "turban", headwear: "hard-hat" })).toBe("A turban leaves no room for a hard hat.");
  expect(reason("beard", { hair: "hijab", headwear: "none" })).toBe("A hijab closes where a beard would be.");
  const reasons = FIELDS.hair
    .options("hero")
    .filter(isCovering)
    .flatMap((hair) => HEADWEARS.map((headwear) => reason("hat", { hair, headwear })));
  expect(reasons.filter((text) => !/^An? [a-z ]+[a-z’ ,]+\.$/.test(text))).toEqual([]);
});
