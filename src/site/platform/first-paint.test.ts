import { beforeEach, expect, test, vi } from "vitest";

/** Runs the inlined script and returns the attributes that it sets on the root. */
async function marks(stored: Record<string, string>, connection?: { saveData: boolean }, url = "") {
  const dataset: Record<string, string> = {};
  vi.stubGlobal("location", new URL(url, "https://profigure.example/create"));
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.stubGlobal("localStorage", { ...stored, getItem: (key: string) => stored[key] ?? null });
  vi.stubGlobal("navigator", { connection });
  vi.resetModules();
  await import("./first-paint.ts");
  return dataset;
}

beforeEach(() => () => vi.unstubAllGlobals());

test("A first visit sets no attribute", async () => {
  expect(await marks({})).toEqual({});
});

test.each(["light", "dark"])("The selected theme %s is set before the first paint", async (theme) => {
  expect(await marks({ theme })).toEqual({ theme });
});

test("An invalid stored theme is ignored", async () => {
  expect(await marks({ theme: "sepia" })).toEqual({});
});

test("A device with the person's data is marked as returning", async () => {
  expect(await marks({ returning: "" })).toEqual({ returning: "" });
});

test("An unsaved draft is marked", async () => {
  expect(await marks({ "unsaved-draft:1": "" })).toEqual({ unsavedDraft: "" });
});

test("A change to a bought figure is not marked, unlike its name", async () => {
  const record = (name: string, isBought: boolean) =>
    JSON.stringify({ id: "1", design: { spec: { name } }, draft: null, isBought, savedAt: "2026-01-01T00:00:00.000Z" });
  expect(await marks({ "unsaved-draft:1": record("Jane", true) })).toEqual({});
  expect(await marks({ "unsaved-draft:1": record('"isBought":true', false) })).toEqual({ unsavedDraft: "" });
});

test.each(["#f=2.abc", "#f%3D2.abc", "?figure=1"])(
  "An unsaved draft is not marked if the URL has a figure: %s",
  async (url) => {
    expect(await marks({ "unsaved-draft:1": "" }, undefined, url)).toEqual({});
  },
);

test.each(["#main", "#figure", "?plan=basic"])("An unsaved draft is marked despite %s in the URL", async (url) => {
  expect(await marks({ "unsaved-draft:1": "" }, undefined, url)).toEqual({ unsavedDraft: "" });
});

test("Save-Data is marked", async () => {
  expect(await marks({}, { saveData: true })).toEqual({ saveData: "" });
  expect(await marks({}, { saveData: false })).toEqual({});
});

test("If storage is disabled, Save-Data is still marked", async () => {
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
