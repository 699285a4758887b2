import { expect, test } from "vitest";
import { readApi } from "../../scripts/api.mjs";

const api = readApi();

/** Names of constants: with an underscore, or where code or a doc comment refers to a constant. */
const CONSTANTS = /(?<![."\w])[A-Z]{2,}(?:_[A-Z]+)+\b|(?<=typeof |\.\.\.|\w: |`)[A-Z]{2,}(?=[`,;>])/g;

test("The reference names only constants that the package exports", () => {
  const inner = [...api.values()].flatMap(({ name, doc, code, props }) =>
    [...`${doc}\n${code}\n${JSON.stringify(props)}`.matchAll(CONSTANTS)]
      .filter(([constant]) => !api.has(constant))
      .map(([constant]) => `${name}: ${constant}`),
  );
  expect(inner).toEqual([]);
});
