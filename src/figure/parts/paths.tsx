import { translucent } from "../color.ts";
import * as ids from "../ids.ts";
import type { PictureContext } from "../picture-context.ts";

/**
 * One layer of a part, back to front: a filled, outlined shape; the same without its outline, `flat`; or
 * under the light of plastic, at a strength of 0 to 1: `lit`, or `cut` with holes in it, filled by the even-odd rule;
 * or, with a width, a line. Without a path it is left out.
 */
export type Layer = readonly [
  color: string,
  path: string | false | undefined,
  kind?: number | "flat" | "lit" | "cut" | undefined,
  strength?: number | undefined,
];

/** Lines thinner than this are seams and folds, drawn as translucent as outlines. */
const SEAM_WIDTH = 3;

/**
 * The `path` elements of layers, back to front. Outlines come from the group around them. A function rather than a
 * component, because components for a picture's forty parts take longer to render than their paths. Lit shapes are
 * written twice, because links to them would save 2 % of the bytes and cost an element each.
 */
export function paths(picture: PictureContext, list: readonly Layer[]): readonly React.ReactElement[] {
  const drawn: React.ReactElement[] = [];
  for (const [color, d, kind, strength] of list) {
    if (!d) continue;
    const key = drawn.length;
    if (typeof kind === "number")
      drawn.push(<path key={key} d={d} stroke={kind < SEAM_WIDTH ? translucent(color) : color} strokeWidth={kind} />);
    else if (kind === undefined || kind === "flat")
      drawn.push(<path key={key} d={d} fill={color} stroke={kind && "none"} />);
    else {
      const rule = kind === "cut" ? "evenodd" : undefined;
      const light = picture.url(ids.plasticLight);
      drawn.push(
        <path key={key} d={d} fill={color} fillRule={rule} />,
        <path key={key + 1} d={d} fill={light} fillRule={rule} opacity={strength} stroke="none" />,
      );
    }
  }
  return drawn;
}
