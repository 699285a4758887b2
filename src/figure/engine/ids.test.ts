import { expect, test } from "vitest";
import * as ids from "./ids.ts";

test("No two names in the id register have the same id", () => {
  const written = Object.values(ids);
  expect(written.filter((id, i) => written.indexOf(id) !== i)).toEqual([]);
});

test("Every id in the register has at most two characters", () => {
  expect(Object.values(ids).filter((id) => id.length > 2)).toEqual([]);
});
