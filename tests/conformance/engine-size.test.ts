import { expect, test } from "vitest";
import { engineSize } from "../benchmarks/engine.mjs";

/**
 * The limit in bytes for FigureBox, the code that every figure needs, and the largest lazily loaded chunk ("pack")
 * together: minified, without React, gzip -9. If new code exceeds it, save bytes elsewhere or move the code to a pack.
 */
const BUDGET = 44_000;

test("The drawing engine with its largest lazy chunk stays within budget", async () => {
  const { code, gzip, packs } = await engineSize();
  expect(code).toContain("wheelchair");
  expect(code).not.toMatch(/dreadlocks|Widow’s peak|Laptop of Legend|aspect-square/);
  expect(packs.filter((pack) => gzip + pack.gzip > BUDGET)).toEqual([]);
});
