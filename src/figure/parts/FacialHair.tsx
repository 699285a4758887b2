import type { FigureSpec } from "../../domain/figure-spec.ts";
import { lighten, luminance, mix, withAlpha } from "../color.ts";
import { mirrored } from "../shapes.ts";
import { standIn } from "../stand-in.ts";
import type { DrawContext } from "./draw-context.ts";
import { paths } from "./paths.tsx";

interface BeardPaths {
  /** The right half; open where it meets the axis. */
  readonly shape: string;
  readonly strands?: string;
  /** Whether it follows the face when that turns. */
  readonly turns?: boolean;
}

/** Beards around the middle of the face (0,0); the mouth is drawn on top. */
const BEARDS: Readonly<Record<Exclude<FigureSpec["facialHair"], "none">, BeardPaths>> = {
  stubble: { shape: "M0 61c34 0 48-15 51-49C44 22 38 24 28 24Q14 21 0 21" },
  moustache: { shape: "M0 26c8-5 21-3 29 9C19 38 8 38 0 32", turns: true },
  // A ring around the mouth.
  goatee: { shape: "M0 68c18-4 23-26 21-38Q10.5 24 0 24M0 47q12 0 13-13Q6.5 31.5 0 31.5", turns: true },
  beard: {
    shape: "M0 76C38 74 55 42 54-4c-4 14-8 24-18 29Q22 18 0 24",
    strands: "M34 46Q28 60 16 66M0 63q4 0 8-3",
  },
  "long-beard": {
    shape: "M0 106q10-5 25-18C45 74 56 42 54-4c-4 14-8 24-18 29Q22 18 0 24",
    strands: "M30 50Q26 72 12 84M6 60Q4 80 0 92",
  },
  ...standIn(
    { shape: "M0 26c8-5 21-3 29 9C19 38 8 38 0 32" },
    "short-beard",
    "curly-beard",
    "van-dyke",
    "handlebar",
    "walrus",
    "sideburns",
    "chinstrap",
  ),
};

/** Stubble, beard or moustache. `shift` is how far the face is turned, in units. */
export function FacialHair({ context, shift }: { context: DrawContext; shift: number }) {
  const { spec, hair, skin, picture } = context;
  if (spec.facialHair === "none") return null;
  const { shape, strands, turns } = BEARDS[spec.facialHair];
  return (
    <g transform={turns && shift !== 0 ? `translate(${shift})` : undefined}>
      {paths(picture, [
        spec.facialHair === "stubble"
          ? [withAlpha(mix(hair, skin, 0.3), 0.4), mirrored(shape), "flat"]
          : [hair, mirrored(shape), "cut", 0.7],
        [luminance(hair) < 0.16 ? "#5a5c7c" : lighten(hair, 0.3), strands && mirrored(strands), 2],
      ])}
    </g>
  );
}
