import { CREAM } from "../palette.ts";
import type { PictureContext } from "../picture-context.ts";
import { mirrored } from "../shapes.ts";

const GAP = mirrored(
  "M0-416C30-416 59-402 62-374C66-352 62-318 30-306C76-300 84-268 92-232L112-176C118-152 88-144 80-166L62-216L58-150L66-18Q66 0 48 0H22Q10 0 10-16L0-120",
);

/** A dotted person-shaped gap, standing on 0,0. */
export function PersonGap({ picture }: { picture: PictureContext }) {
  return <path data-slot="gap" d={GAP} fill={picture.inks.deep} stroke={CREAM} strokeWidth={3} strokeDasharray="9 8" />;
}
