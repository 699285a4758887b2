import { expect, it, vi } from "vitest";
import { memoize } from "./memoize.ts";

it("A memoized function makes the value of a key only once", () => {
  const make = vi.fn((key: string) => ({ key }));
  const memoized = memoize(make);
  expect(memoized("a")).toBe(memoized("a"));
  expect(memoized("b")).toEqual({ key: "b" });
  expect(make).toHaveBeenCalledTimes(2);
});

it("A cache without an explicit limit is bounded too", () => {
  const set = vi.spyOn(Map.prototype, "set");
  const memoized = memoize((key: number) => key);
  for (let key = 0; key < 20_000; key++) memoized(key);
  const cache = set.mock.contexts[0];
  set.mockRestore();
  expect(cache).toHaveProperty(
    "size",
    expect.toSatisfy((size: number) => size < 5000),
  );
});

it("A memoized function clears its cache at the limit", () => {
  const make = vi.fn((key: string) => ({ key }));
  const memoized = memoize(make, 2);
  for (const key of ["a", "b", "c", "a"]) memoized(key);
  expect(make).toHaveBeenCalledTimes(4);
});

it("A value without a key is made on the first call, and only once", () => {
  const make = vi.fn(() => ({}));
  const memoized = memoize(make);
  expect(make).not.toHaveBeenCalled();
  expect(memoized()).toBe(memoized());
  expect(make).toHaveBeenCalledOnce();
});
