import { translucent } from "../color.ts";
import * as ids from "../ids.ts";
import type { PictureContext } from "../picture-context.ts";

/** Which light of the picture lies over a shape; `cut` is plastic with holes in it. */
const LIGHTS = {
  lit: ids.plasticLight,
  cut: ids.plasticLight,
  skin: ids.skinLight,
  head: ids.headLight,
} as const;

/**
 * One layer of a part, back to front: a filled, outlined shape; the same without its outline, `flat`; or
 * under one of the {@link LIGHTS}, at a strength of 0 to 1; or, with a width, a line. Without a path it is
 * left out.
 */
export type Layer = readonly [
  color: string,
  path: string | false | undefined,
  kind?: number | "flat" | keyof typeof LIGHTS | undefined,
  strength?: number | undefined,
];

/** Lines thinner than this are seams and folds, as soft as outlines. */
const SEAM_WIDTH = 3;

/**
 * Draws layers in their order. Outlines come from the group around them. Called, not rendered: a component
 * for each of a picture's forty parts would take longer than their paths. Lit shapes are written twice:
 * links to them would spare two bytes in a hundred, and cost an element each.
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
      const light = picture.url(LIGHTS[kind]);
      drawn.push(
        <path key={key} d={d} fill={color} fillRule={rule} />,
        <path key={key + 1} d={d} fill={light} fillRule={rule} opacity={strength} stroke="none" />,
      );
    }
  }
  return drawn;
}
