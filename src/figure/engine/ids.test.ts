import { expect, test } from "vitest";
import * as ids from "./ids.ts";

test("No two names in the register of ids are written alike", () => {
  const written = Object.values(ids);
  expect(written.filter((id, i) => written.indexOf(id) !== i)).toEqual([]);
});

test("Every id in the register is at most two characters long, since a picture repeats it many times", () => {
  expect(Object.values(ids).filter((id) => id.length > 2)).toEqual([]);
});
