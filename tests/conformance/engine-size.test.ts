import { expect, test } from "vitest";
import { engineSize } from "../benchmarks/engine.mjs";

/**
 * Bytes of FigureBox with the code for every figure, and of the largest pack with it, as in a build: minified, without
 * React, gzip -9. New code must be offset elsewhere, moved to a pack or come with a split.
 */
const BUDGET = 36_000;

test("The drawing engine with its largest lazy chunk stays within budget", async () => {
  const { code, gzip, packs } = await engineSize();
  expect(code).toContain("wheelchair");
  expect(code).not.toMatch(/dreadlocks|Widow’s peak|Laptop of Legend|aspect-square/);
  expect(packs.filter((pack) => gzip + pack.gzip > BUDGET)).toEqual([]);
}, 60_000);
