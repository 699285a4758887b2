import { expect, test } from "vitest";
import { engineSize } from "../benchmarks/engine.mjs";

/**
 * Bytes of FigureBox with everything it draws, as a build ships it: React left out, minified, gzip -9.
 * The budget is the size reached plus one in a hundred: whoever needs more removes it elsewhere, or moves the budget
 * in docs/performance.md with a reason.
 */
const BUDGET = 25_910;

test("The drawing engine stays within its budget", async () => {
  expect((await engineSize()).gzip).toBeLessThanOrEqual(BUDGET);
}, 60_000);
