import { expect, it, vi } from "vitest";
import { lazy } from "./lazy.ts";

it("lazy makes its value when first asked for, and only once", () => {
  const make = vi.fn(() => ({}));
  const made = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledOnce();
});
