import { translucent } from "./color.ts";

/**
 * One layer of a part, back to front: a filled, outlined shape; the same without its outline, `flat`; or, with a width,
 * a line. Without a path it is left out.
 */
export type Layer = readonly [color: string, path: string | false | undefined, kind?: number | "flat" | undefined];

/** Lines thinner than this are seams and folds, drawn as translucent as outlines. */
const SEAM_WIDTH = 3;

/**
 * The `path` elements of layers, back to front. Outlines come from the group around them. A function rather than a
 * component, because components for a picture's forty parts take longer to render than their paths.
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
