import { translucent } from "./color.ts";

/**
 * One layer of a drawing: a filled, outlined shape; a shape without an outline (`"flat"`); or, with a number, a line of
 * that width. A layer without a path is skipped.
 */
export type Layer = readonly [color: string, path: string | false | undefined, kind?: number | "flat" | undefined];

/** Thinner lines are seams and folds, drawn as translucent as outlines. */
const SEAM_WIDTH = 3;

/**
 * Draws layers as `path` elements, back to front. The color of outlines comes from the group around them. Not a
 * component, because a picture has about forty parts, and components would take longer to render than the paths.
 */
export function paths(list: readonly Layer[]): readonly React.ReactElement[] {
  const drawn: React.ReactElement[] = [];
  for (const [color, d, kind] of list) {
    if (!d) continue;
    const key = drawn.length;
    drawn.push(
      typeof kind === "number" ? (
        <path key={key} d={d} stroke={kind < SEAM_WIDTH ? translucent(color) : color} strokeWidth={kind} />
      ) : (
        <path key={key} d={d} fill={color} stroke={kind && "none"} />
      ),
    );
  }
  return drawn;
}
