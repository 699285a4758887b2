import { expect, it, vi } from "vitest";
import { lazy } from "./lazy.ts";

it("makes when first asked, and the same from then on", () => {
  const make = vi.fn(() => ({}));
  const made = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledOnce();
});
