import { expect, test } from "vitest";
import { createSession } from "./session.ts";

test("A session begins as a first visit: no link, no plan, and the hero pill", () => {
  const { link, type, plan, unsavedProfile } = createSession();
  expect([link, type, plan, unsavedProfile]).toEqual(["", "hero", undefined, undefined]);
});

test("What one session remembers is not in the next", () => {
  const session = createSession();
  Object.assign(session, { link: "https://linkedin.com/in/nobody-1815", type: "villain", plan: "premium" });
  expect(createSession()).toEqual({ link: "", type: "hero" });
});
