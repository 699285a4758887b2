import type { FigureSpec } from "../../domain/figure-spec.ts";
import { luminance, mix } from "../color.ts";
import type { HairTone } from "../hair-shapes.ts";
import * as ids from "../ids.ts";
import { GOLD } from "../palette.ts";
import { circle, dots, ellipse, mirrored } from "../shapes.ts";
import type { DrawContext } from "./draw-context.ts";
import { EXPRESSIONS } from "./expressions.ts";
import { hairPaths } from "./hair-paths.ts";
import { paths } from "./paths.tsx";
import { SKULLS } from "./skulls.ts";

const FRECKLES = mirrored(dots([39, 19], [33, 23], [28, 18], [23, 23], [12, 16]));
const CROWS_FOOT = "M38.5 11l6 2";
const FOREHEAD = "M0-35.5Q9-35.5 17-33";
/** Beside nose and mouth; hair on the face hides it. */
const SMILE_LINES: Partial<Record<FigureSpec["age"], string>> = {
  adult: "M15 26q5 1.6 7.5 6",
  fifties: "M14 25q9 3 10.5 12",
  mature: "M14 25q11 4 11.5 15.5",
  seventies: "M14 25q12 5 12.5 20M37 40q-1 6-6 9",
};
/** Where the expression has none there itself. */
const UNDER_EYE = "M12 20Q21 24 30 19.5";
const SHAVEN: readonly FigureSpec["facialHair"][] = ["none", "stubble", "sideburns", "chinstrap"];
/** Few lines, more with each decade: the right half. */
const LINES: Partial<Record<FigureSpec["age"], string>> = {
  fifties: CROWS_FOOT,
  mature: `${CROWS_FOOT}M39 6l6-1${FOREHEAD}`,
  seventies: `${CROWS_FOOT}M39 6l6-1${FOREHEAD}M0-42.5Q10-42.5 20-39.5`,
};

const VITILIGO =
  "M-45-8C-40-20-30-15-22-16-10-17-5-8-9 3-5 12-14 17-22 17-32 23-39 16-39 8-47 4-49 0-45-8ZM4 68C3 59 9 56 9 49 12 42 21 45 27 40 37 36 41 45 37 52 40 62 26 72 4 68ZM10-45C7-38 13-35 17-36 21-29 29-33 32-30 38-31 39-38 34-42 26-50 14-52 10-45ZM-60 32C-50 26-43 33-44 41-38 47-42 55-50 58Z";

/** What is on the skin, below eyes and mouth. */
export function Markings({ context }: { context: DrawContext }) {
  const { spec, skin, skinShade, skinLine } = context;
  const fold =
    spec.age === "adult"
      ? skinShade
      : luminance(skin) < 0.35
        ? mix(skin, skinLine, 0.7)
        : mix(skinShade, skinLine, 0.12);
  const hasFold = spec.age === "seventies" && !EXPRESSIONS[spec.mouth].hasFold;
  const lines = `${LINES[spec.age] ?? ""}${hasFold ? UNDER_EYE : ""}${SHAVEN.includes(spec.facialHair) ? (SMILE_LINES[spec.age] ?? "") : ""}`;
  return paths([
    ["#ea4f3a33", spec.age === "young" && luminance(skin) > 0.4 && mirrored(ellipse(34, 25, 8.5, 5.5)), "flat"],
    [fold, mirrored(lines), 3],
    [mix(skin, skinLine, 0.4), spec.freckles && FRECKLES, 3.2],
    [skinShade, spec.scar && "M-44 13Q-34 20-30 36", 5],
    [mix(skin, "#ffe3d8", 0.6), spec.scar && "M-44 13Q-34 20-30 36", 3],
  ]);
}

/** Layers of hair that end at its line on the forehead. */
const HAIRLINES: readonly HairTone[] = ["hair", "fill"];
/** The shadow of a hat's rim. */
const RIM_SHADOW = "M-70-50H70V-27Q0-45-70-27Z";

/** What reaches over the edge of the face: the shadow of hair or hat, lighter patches, the strap of an eye patch. */
export function Painted({ context, isUnderRim }: { context: DrawContext; isUnderRim: boolean }) {
  const { picture, spec, skin, skinShade } = context;
  const { top, cheek } = SKULLS[spec.face];
  const hair = hairPaths(spec.hair).front.find(
    ([tone, , width]) => HAIRLINES.includes(tone) && width === undefined,
  )?.[1];
  const shadow = isUnderRim ? RIM_SHADOW : hair;
  if (!spec.vitiligo && !spec.eyePatch && !shadow) return null;
  return (
    <>
      <clipPath id={picture.id(ids.faceClip)}>
        <path d={mirrored(top + cheek)} />
      </clipPath>
      <g clipPath={picture.url(ids.faceClip)} stroke="none">
        {paths([
          [mix(skin, "#ffeadd", 0.68), spec.vitiligo && VITILIGO],
          [PATCH, spec.eyePatch && "M14-9-60-38M30-8 60-20", 4.4],
        ])}
        {shadow ? <path d={shadow} fill={skinShade} transform={isUnderRim ? undefined : "translate(1 5)"} /> : null}
      </g>
    </>
  );
}

const PATCH = "#2a2334";
const TUBE = mirrored("M3 23.5Q4 28 10 27 34 25 53 10");

/** What is worn on the face or lies over it. */
export function FaceJewelry({ context }: { context: DrawContext }) {
  const { spec, skinLine } = context;
  return paths([
    [skinLine, spec.mole && "M-31 32h0", 5],
    ["#c4122f", spec.bindi && circle(0, -20, 3.6), "flat"],
    [GOLD, spec.noseRing && "M6 22a3.6 3.6 0 1 1-1 6", 3],
    ["#4f8fa3", spec.oxygen && TUBE, 5],
    ["#e3f7fb", spec.oxygen && TUBE, 3],
    [PATCH, spec.eyePatch && "M6-8Q21-16 37-9 40 12 24 20 7 16 6-8Z", "flat"],
    ["#5a5068", spec.eyePatch && "M12-4Q20-8 30-5", 3],
  ]);
}
