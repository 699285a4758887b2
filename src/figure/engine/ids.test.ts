import { expect, test } from "vitest";
import * as ids from "./ids.ts";

test("No two constants in ids.ts have the same id", () => {
  const written = Object.values(ids);
  expect(written.filter((id, i) => written.indexOf(id) !== i)).toEqual([]);
});
