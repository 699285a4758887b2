import { expect, test } from "vitest";
import { engineSize } from "../benchmarks/engine.mjs";

/**
 * Bytes of FigureBox with what every figure is drawn from, and of each pack beside it, as a build ships them: React
 * left out, minified, gzip -9. The budgets are the sizes reached plus one in a hundred: whoever needs more removes it
 * elsewhere, moves it into a pack, or moves the budget in docs/performance.md with a reason.
 */
const BUDGET = 34_400;
const PACK_BUDGET = 4900;

test("The drawing engine and each of its packs stay within their budgets", async () => {
  const { gzip, packs } = await engineSize();
  expect(gzip).toBeLessThanOrEqual(BUDGET);
  expect(packs.filter((pack) => pack.gzip > PACK_BUDGET)).toEqual([]);
}, 60_000);
