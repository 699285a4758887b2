import "fake-indexeddb/auto";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { toFigureDesign } from "../../domain/figure-design.ts";
import { makeBackup, readBackup, restoreBackup } from "./backup.ts";
import { store } from "./store.ts";

const NOW = new Date("2026-01-01T00:00:00.000Z");
const bought = (id: string): CollectedFigure => ({
  id,
  design: toFigureDesign({ spec: { name: `Figure ${id}` }, skills: ["Knitting"] }),
  payment: "bought",
  createdAt: NOW.toISOString(),
  updatedAt: NOW.toISOString(),
  downloadCount: 3,
  shareCount: 2,
});
let text = "";

beforeAll(async () => {
  await store.change(["a"], ({ figures }) => void figures.set("a", bought("a")));
  const file = makeBackup(store.read(), NOW);
  expect(file.name).toBe("profigure-backup-2026-01-01.json");
  text = await file.text();
});

test("a backup comes back: what is here stays, what is not arrives as an unpaid draft", async () => {
  await store.change(["a", "maya"], ({ figures }) => {
    figures.delete("a");
    figures.delete("maya");
  });
  const backup = await readBackup(new Blob([text]));
  if (typeof backup === "string") throw new Error(backup);
  expect(await restoreBackup(backup)).toEqual({ added: 2, isKept: true });
  const { figures } = store.read();
  expect(figures.find(({ id }) => id === "a")).toEqual({ ...bought("a"), payment: "unpaid" });
  expect(figures.find(({ id }) => id === "maya")?.payment).toBe("plan");
  expect(await restoreBackup(backup)).toEqual({ added: 0, isKept: true });
});

test("neither a payment nor a plan comes from outside", async () => {
  const forged = JSON.parse(text);
  forged.figures.push({ ...bought("forged"), payment: "bought" });
  forged.account.planUse = { plan: "legendary", downloadsUsed: 0 };
  expect(await readBackup(new Blob([JSON.stringify(forged)]))).toBe("damaged");
  delete forged.account.planUse;
  const backup = await readBackup(new Blob([JSON.stringify(forged)]));
  if (typeof backup === "string") throw new Error(backup);
  await restoreBackup(backup);
  expect(store.read().figures.find(({ id }) => id === "forged")?.payment).toBe("unpaid");
});

test.each([
  ["", "foreign"],
  ["hello", "foreign"],
  ["{}", "foreign"],
  ['{"profigure":"backup","version":2}', "newer"],
  ['{"profigure":"backup","version":1,"figures":[]}', "damaged"],
])("%j is refused as %s", async (file, reason) => {
  expect(await readBackup(new Blob([file]))).toBe(reason);
});

test("a backup that was cut or changed is refused whole, or holds nothing that is not a figure", async () => {
  const before = JSON.stringify(store.read());
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 1), fc.string({ unit: "binary", maxLength: 3 }), async (at, put) => {
      const cut = await readBackup(new Blob([text.slice(0, at)]));
      expect(["foreign", "damaged"]).toContain(cut);
      const changed = await readBackup(new Blob([text.slice(0, at) + put + text.slice(at + 1)]));
      if (typeof changed !== "string")
        for (const { design } of changed.figures) expect(toFigureDesign(design)).toEqual(design);
    }),
    { numRuns: 500 },
  );
  expect(JSON.stringify(store.read())).toBe(before);
});
