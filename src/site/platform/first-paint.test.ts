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

const DRAFT = { "unsaved-draft:1": "" };
const boughtDraft = (name: string, isBought: boolean) => ({
  "unsaved-draft:1": JSON.stringify({ id: "1", design: { spec: { name } }, draft: null, isBought, savedAt: "" }),
});

test.each([
  ["A first visit", {}, "", {}],
  ["A selected theme", { theme: "dark" }, "", { theme: "dark" }],
  ["An invalid stored theme", { theme: "sepia" }, "", {}],
  ["A device with the person's data", { returning: "" }, "", { returning: "" }],
  ["An unsaved draft", DRAFT, "", { unsavedDraft: "" }],
  ["An unsaved draft, despite other parts of the URL,", DRAFT, "?plan=basic#figure", { unsavedDraft: "" }],
  ["An unsaved draft and the URL of another figure", DRAFT, "#f=2.abc", {}],
  ["An unsaved draft and an escaped URL of another figure", DRAFT, "#f%3D2.abc", {}],
  ["An unsaved draft and a figure's id in the URL", DRAFT, "?figure=1", {}],
  ["A change to a bought figure", boughtDraft("Jane", true), "", {}],
  ["A name like a change to a bought figure", boughtDraft('"isBought":true', false), "", { unsavedDraft: "" }],
])("%s is marked before the first paint", async (_, stored, url, marked) => {
  expect(await marks(stored, undefined, url)).toEqual(marked);
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
