import { expect, test } from "vitest";
import { readFile } from "../../src/site/import/read-file.ts";
import { DATA_COPIES } from "./data-copies.ts";
import { compare } from "./expected.ts";
import { CARDS, JSON_FILES } from "./samples.ts";

const context = { onProgress: () => {} };

const CORPORA = [
  ["data copies", 20, DATA_COPIES],
  ["JSON files", 10, JSON_FILES],
  ["contact cards", 10, CARDS],
] as const;

test.each(CORPORA)("At least 95 of 100 fields of the %s are right, and no name is wrong", async (_, count, files) => {
  expect(files).toHaveLength(count);
  const fields = await Promise.all(
    files.map(async ({ title, file, expected }) =>
      compare(await readFile(new Blob([file]), context), expected).map((field) => ({ title, ...field })),
    ),
  );
  const wrong = fields.flat().filter(({ isRight }) => !isRight);
  expect(wrong.filter(({ field, actual }) => field === "name" && actual !== undefined)).toEqual([]);
  expect(wrong.length / fields.flat().length, JSON.stringify(wrong, null, 2)).toBeLessThanOrEqual(0.05);
});
