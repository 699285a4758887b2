import { expect, test } from "vitest";
import { engineSize } from "../benchmarks/engine.mjs";

/**
 * Bytes of FigureBox with what every figure is drawn from, and of the largest pack beside it, as a build ships them:
 * React left out, minified, gzip -9. Whoever needs more removes it elsewhere, moves it into a pack or splits one.
 */
const BUDGET = 36_000;

test("The drawing engine with any one of its packs stays within its budget, without the editor's words", async () => {
  const { code, gzip, packs } = await engineSize();
  expect(code).toContain("wheelchair");
  expect(code).not.toMatch(/dreadlocks|Widow’s peak|Laptop of Legend|aspect-square/);
  expect(packs.filter((pack) => gzip + pack.gzip > BUDGET)).toEqual([]);
}, 60_000);
