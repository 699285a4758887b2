import { beforeEach, expect, test, vi } from "vitest";
import { createLoader, loadAtLast } from "./loader.ts";

/** A long timeout, because the machine may be busy. */
const WAIT = { timeout: 20_000 };

const failing = (times: number) => {
  let calls = 0;
  return vi.fn(async () => {
    if (calls++ < times) throw new Error("offline");
    return "drawing";
  });
};

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", vi.fn(page.addEventListener.bind(page)));
  return () => vi.unstubAllGlobals();
});

test("All calls of load share one fetch", async () => {
  const fetchValue = failing(0);
  const loader = createLoader(fetchValue);
  expect(loader.load()).toBe(loader.load());
  expect(await loader.load()).toBe("drawing");
  expect(await loader.load()).toBe("drawing");
  expect(fetchValue).toHaveBeenCalledTimes(1);
  expect(loader.value).toBe("drawing");
});

test("Calling load after a failure tries again", async () => {
  const loader = createLoader(failing(1));
  await expect(loader.load()).rejects.toThrow("offline");
  expect(loader.value).toBeUndefined();
  expect(await loader.load()).toBe("drawing");
});

test.each(["online", "visibilitychange"])(
  "loadAtLast tries again on every %s event until it succeeds",
  async (event) => {
    const fetchValue = failing(2);
    const loader = createLoader(fetchValue);
    const loaded = loadAtLast(loader);
    expect(loadAtLast(loader)).toBe(loaded);
    for (const calls of [1, 2]) {
      // Each failure adds two listeners.
      await vi.waitFor(() => expect(addEventListener).toHaveBeenCalledTimes(calls * 2), WAIT);
      expect(fetchValue).toHaveBeenCalledTimes(calls);
      page.dispatchEvent(new Event(event));
    }
    expect(await loaded).toBe("drawing");
  },
);
