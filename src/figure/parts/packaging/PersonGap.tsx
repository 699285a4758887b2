import { CREAM } from "../../engine/palette.ts";
import type { PictureContext } from "../../engine/picture-context.ts";
import { mirrored } from "../../engine/shapes.ts";

const GAP = mirrored(
  "M0-420C46-420 74-388 74-344C74-306 54-276 22-262C48-254 66-244 72-226L94-146C98-122 68-116 62-138L54-166L52-106L58-20Q58 0 42 0H24Q10 0 10-16L0-80",
);

/** A person-shaped gap with a dotted outline. Its feet are at 0,0. */
export function PersonGap({ picture }: { picture: PictureContext }) {
  return <path data-slot="gap" d={GAP} fill={picture.inks.deep} stroke={CREAM} strokeWidth={3} strokeDasharray="9 8" />;
}
