/**
 * One layer of a drawing. Without a `kind`, it is a filled shape with an outline. If `kind` is `"flat"`, it has no
 * outline; if `kind` is a number, it is a line of that width. A layer without a path is skipped.
 */
export type Layer = readonly [color: string, path: string | false | undefined, kind?: number | "flat" | undefined];

/**
 * Draws layers as `path` elements, back to front. Outlines get the stroke of the parent group. This is a function and
 * not a component, because a picture has about forty parts and components would take longer to render than the paths.
 */
export function paths(list: readonly Layer[]): readonly React.ReactElement[] {
  const drawn: React.ReactElement[] = [];
  for (const [color, d, kind] of list) {
    if (!d) continue;
    const key = drawn.length;
    drawn.push(
      typeof kind === "number" ? (
        <path key={key} d={d} stroke={color} strokeWidth={kind} />
      ) : (
        <path key={key} d={d} fill={color} stroke={kind && "none"} />
      ),
    );
  }
  return drawn;
}
