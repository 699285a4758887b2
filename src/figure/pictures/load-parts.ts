import { boxPacks } from "../parts/packs.ts";
import type { FigureSpec } from "../schema/spec.ts";

/**
 * Loads the drawings of a figure that are not in the initial bundle. Components load them too, but show a gap while
 * loading. Await this function if the first render must be complete, as in `renderToString`. Rejects if a drawing
 * cannot be fetched.
 */
export async function loadFigureParts(spec: FigureSpec): Promise<void> {
  await Promise.all(boxPacks(spec).map((pack) => pack?.load()));
}
