import { boxPacks } from "../parts/packs.ts";
import type { FigureSpec } from "../schema/spec.ts";

/**
 * Loads the drawings that a figure needs beyond those in the first load. Components load them too and show a gap
 * meanwhile. Await this function if the first rendering must be complete, as in `renderToString`. Rejects if a drawing
 * cannot be fetched.
 */
export async function loadFigureParts(spec: FigureSpec): Promise<void> {
  await Promise.all(boxPacks(spec).map((pack) => pack?.load()));
}
