import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { toFigureDesign } from "../../figure/schema/design.ts";

const storage: object = Object.create({
  getItem: (key: string) => Reflect.get(storage, key) ?? null,
  setItem: (key: string, value: string) => void Reflect.set(storage, key, value),
  removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
});

/** Opens a site that is built for a path. All share the origin's storage. */
async function openSite(base: string) {
  vi.stubEnv("BASE_URL", base);
  vi.resetModules();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("StorageEvent", Event);
  const site = {
    ...(await import("../platform/local-flags.ts")),
    ...(await import("../platform/theme.ts")),
    ...(await import("./unsaved-drafts.ts")),
    ...(await import("../store/store.ts")),
  };
  await site.store.ready();
  return {
    base,
    async use() {
      site.setTheme("dark");
      const design = toFigureDesign({ spec: { name: base } });
      site.writeUnsavedDraft({ id: "1", design, draft: null, isBought: false, savedAt: new Date(0).toISOString() });
      localStorage.setItem(`${site.UNSAVED_DRAFT}2`, "damaged");
      await site.store.change(["maya"], ({ figures }) => void figures.delete("maya"));
    },
    read: () => ({
      theme: Reflect.get(storage, site.THEME),
      hasData: site.hasLocalData(),
      hasDraft: site.hasUnsavedDraft(),
      drafts: site.readUnsavedDrafts().drafts.map(({ design }) => design.spec.name),
      figures: site.store.read().figures.length,
    }),
    async deleteEverything() {
      site.setTheme("system");
      site.clearUnsavedDrafts();
      await site.store.reset();
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test("Sites on one origin share no data, and delete only their own", async () => {
  const used = (base: string) => ({ theme: "dark", hasData: true, hasDraft: true, drafts: [base], figures: 4 });
  const [root, other, nested] = [await openSite("/"), await openSite("/a/"), await openSite("/a/b/")];
  for (const site of [root, other, nested]) {
    expect(site.read()).toEqual({ theme: undefined, hasData: false, hasDraft: false, drafts: [], figures: 5 });
    await site.use();
    expect(site.read()).toEqual(used(site.base));
  }
  await other.deleteEverything();
  for (const site of [root, nested]) expect(site.read()).toEqual(used(site.base));
  expect(Object.keys(storage).filter((key) => !key.startsWith("/a/b/"))).toEqual([
    "theme",
    "unsaved-draft:1",
    "unsaved-draft:2",
    "returning",
  ]);
});
