import { expect, it, vi } from "vitest";
import { lazy } from "./lazy.ts";

it("lazy creates its value on the first call, and only once", () => {
  const make = vi.fn(() => ({}));
  const made = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledOnce();
});
