import { expect, test } from "vitest";
import { readFile } from "../../src/site/import/read-file.ts";
import { DATA_COPIES } from "./data-copies.ts";
import { compare } from "./expected.ts";

const context = { onProgress: () => {} };

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
