import { expect, test } from "vitest";
import type { FoundProfile, FoundText } from "../../src/domain/found-profile.ts";
import { readFile } from "../../src/site/import/read-file.ts";
import type { ImportResult } from "../../src/site/import/reader.ts";
import { DATA_COPIES, type Expected } from "./data-copies.ts";

const context = { onProgress: () => {} };

const FIELDS = ["name", "title", "headline", "summary", "industry", "skills", "gaps"] as const;

const textsOf = (value: FoundText | readonly (FoundText | string)[] | undefined): unknown =>
  Array.isArray(value) ? value.map(textsOf) : typeof value === "object" && "text" in value ? value.text : value;

/** Each field, whether it is as expected, and what is there. */
function compare(result: ImportResult, expected: Expected) {
  const found: Partial<FoundProfile> = result.kind === "profile" ? result.profile : {};
  return FIELDS.map((field) => {
    const actual = textsOf(found[field]) ?? (field === "gaps" || field === "skills" ? [] : undefined);
    const wanted = expected[field] ?? (field === "gaps" ? [] : undefined);
    return { field, actual, wanted, isRight: JSON.stringify(actual) === JSON.stringify(wanted) };
  });
}

test("Data copies give at least 95 of 100 fields and no wrong name", async () => {
  expect(DATA_COPIES).toHaveLength(20);
  const fields = await Promise.all(
    DATA_COPIES.map(async ({ title, file, expected }) =>
      compare(await readFile(new Blob([file]), context), expected).map((field) => ({ title, ...field })),
    ),
  );
  const wrong = fields.flat().filter(({ isRight }) => !isRight);
  expect(wrong.filter(({ field, actual }) => field === "name" && actual !== undefined)).toEqual([]);
  expect(wrong.length / fields.flat().length, JSON.stringify(wrong, null, 2)).toBeLessThanOrEqual(0.05);
});
