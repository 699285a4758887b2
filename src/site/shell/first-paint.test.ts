import { beforeEach, expect, test, vi } from "vitest";

/** Runs the script as a page does, and gives the marks that it leaves on the root. */
async function marks(stored: Record<string, string>, connection?: { saveData: boolean }) {
  const dataset: Record<string, string> = {};
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored[key] ?? null });
  vi.stubGlobal("navigator", { connection });
  vi.resetModules();
  await import("./first-paint.ts");
  return dataset;
}

beforeEach(() => () => vi.unstubAllGlobals());

test("a first visit leaves no mark", async () => {
  expect(await marks({})).toEqual({});
});

test.each(["light", "dark"])("the chosen theme %s is marked before the first paint", async (theme) => {
  expect(await marks({ theme })).toEqual({ theme });
});

test("a stored theme that is none is left out", async () => {
  expect(await marks({ theme: "sepia" })).toEqual({});
});

test("a person with data on this device is marked, whatever the flag's value", async () => {
  expect(await marks({ returning: "" })).toEqual({ returning: "" });
});

test("a person who saves data is marked", async () => {
  expect(await marks({}, { saveData: true })).toEqual({ saveData: "" });
  expect(await marks({}, { saveData: false })).toEqual({});
});

test("where storage is refused, the rest is marked all the same", async () => {
  const refused = new Proxy(
    {},
    {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    },
  );
  expect(await marks(refused, { saveData: true })).toEqual({ saveData: "" });
});
