import { boxPacks } from "../parts/packs.ts";
import type { FigureSpec } from "../schema/spec.ts";

/**
 * Loads what a figure needs beyond the parts that every figure shares. The components wait for it themselves, and
 * show a gap until it is there; await this where a picture has to be whole at its first rendering, as in
 * `renderToString`. Rejects where a part cannot be fetched.
 */
export async function loadFigureParts(spec: FigureSpec): Promise<void> {
  await Promise.all(boxPacks(spec).map((pack) => pack?.load()));
}
