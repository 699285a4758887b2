import { expect, test } from "vitest";
import { createVisit } from "./visit.ts";

test("A visit begins with no link, no plan, and the hero pill", () => {
  const { link, type, plan, unsavedProfile } = createVisit();
  expect([link, type, plan, unsavedProfile]).toEqual(["", "hero", undefined, undefined]);
});

test("A new visit contains nothing from the previous one", () => {
  const visit = createVisit();
  Object.assign(visit, { link: "https://linkedin.com/in/nobody-1815", type: "villain", plan: "premium" });
  expect(createVisit()).toEqual({ link: "", type: "hero", surprises: 0 });
});
