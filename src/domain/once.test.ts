import { expect, it, vi } from "vitest";
import { once } from "./once.ts";

it("makes when first asked, and the same from then on", () => {
  const make = vi.fn(() => ({}));
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledOnce();
});
