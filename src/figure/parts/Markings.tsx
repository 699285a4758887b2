import type { FigureSpec } from "../../domain/figure-spec.ts";
import { luminance, mix } from "../color.ts";
import * as ids from "../ids.ts";
import { GOLD } from "../palette.ts";
import { circle, dots, ellipse, mirrored } from "../shapes.ts";
import type { DrawContext } from "./draw-context.ts";
import { paths } from "./paths.tsx";
import { SKULLS } from "./skulls.ts";

const FRECKLES = mirrored(dots([39, 19], [33, 23], [28, 18], [23, 23], [12, 16]));
const CROWS_FOOT = "M39 8l5 2.5";
const UNDER_EYE = "M12 19.5Q21 24 31 18.5";
const FOREHEAD = "M0-35.5Q9-35.5 17-33";

/** Few lines, one more for each decade from forty on: the right half. */
const LINES: Readonly<Record<FigureSpec["age"], string>> = {
  young: "",
  thirties: "",
  adult: "M20 27.5q4.5 2.5 5.5 7",
  fifties: `M19 25.5q7.5 3.5 8 12${CROWS_FOOT}`,
  mature: `M19 25.5q8 4 8.5 14${CROWS_FOOT}M38.5 12.5l4.5 4.5${UNDER_EYE}${FOREHEAD}`,
  seventies: `M19 25.5q9 5 8.5 18${CROWS_FOOT}M38.5 12.5l4.5 4.5${UNDER_EYE}${FOREHEAD}M0-42.5Q10-42.5 20-39.5M37 38q-1 7-7 10`,
};

const VITILIGO =
  "M-40-6C-36-16-26-12-20-15-10-18-6-8-9 2-7 12-14 18-22 16-30 22-38 16-37 8-44 4-43 0-40-6ZM6 66C2 58 8 54 8 47 14 40 22 44 28 39 38 36 40 46 36 52 40 62 26 70 6 66ZM20-64C14-54 20-48 18-42 24-32 36-38 42-32 52-34 60-50 20-64ZM-56 30C-48 26-42 34-44 40-38 46-42 54-48 54Z";

/** What is on the skin, below eyes and mouth. */
export function Markings({ context }: { context: DrawContext }) {
  const { picture, spec, skin, skinShade, skinLine } = context;
  const fold = luminance(skin) < 0.35 ? mix(skin, skinLine, 0.7) : mix(skinShade, skinLine, 0.3);
  return paths(picture, [
    [mix(skinShade, "#ff6a5c", 0.25), spec.age === "young" && mirrored(ellipse(34, 25, 8, 5)), "flat"],
    [fold, LINES[spec.age] && mirrored(LINES[spec.age]), 3],
    [mix(skin, skinLine, 0.4), spec.freckles && FRECKLES, 3.2],
    [skinShade, spec.scar && "M-44 13Q-34 20-30 36", 5],
    [mix(skin, "#ffe3d8", 0.6), spec.scar && "M-44 13Q-34 20-30 36", 3],
  ]);
}

/** Lighter patches, within the face. */
export function Vitiligo({ context: { picture, spec, skin } }: { context: DrawContext }) {
  const { top, cheek } = SKULLS[spec.face];
  return (
    <>
      <clipPath id={picture.id(ids.faceClip)}>
        <path d={mirrored(top + cheek)} />
      </clipPath>
      <path d={VITILIGO} fill={mix(skin, "#ffeadd", 0.68)} clipPath={picture.url(ids.faceClip)} stroke="none" />
    </>
  );
}

const TUBE = mirrored("M3 23.5Q4 28 10 27 34 25 53 10");

/** What is worn on the face or lies over it. */
export function FaceJewelry({ context }: { context: DrawContext }) {
  const { picture, spec, skinLine } = context;
  return paths(picture, [
    [skinLine, spec.mole && "M-19 33h0", 4.4],
    ["#c4122f", spec.bindi && circle(0, -20, 3.6), "flat"],
    [GOLD, spec.noseRing && "M6 22a3.6 3.6 0 1 1-1 6", 3],
    ["#4f8fa3", spec.oxygen && TUBE, 5],
    ["#e3f7fb", spec.oxygen && TUBE, 3],
    ["#2a2334", spec.eyePatch && "M10-9-54-36M34-9 54-17", 4],
    ["#2a2334", spec.eyePatch && "M6-8Q21-16 37-9 40 12 24 20 7 16 6-8Z", "flat"],
    ["#5a5068", spec.eyePatch && "M12-4Q20-8 30-5", 3],
  ]);
}
