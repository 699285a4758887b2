import { Fragment } from "react";
import type { FigureSpec } from "../../domain/figure-spec.ts";
import { luminance, mix } from "../color.ts";
import type { HairTone } from "../hair-shapes.ts";
import * as ids from "../ids.ts";
import { GOLD } from "../palette.ts";
import { circle, dots, ellipse, mirrored } from "../shapes.ts";
import { aidsOf } from "./aids.ts";
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

/** What is on the skin, below eyes and mouth. */
export function Markings({ context }: { context: DrawContext }) {
  const { picture, spec, skin, skinShade, skinLine } = context;
  const fold =
    spec.age === "adult"
      ? skinShade
      : luminance(skin) < 0.35
        ? mix(skin, skinLine, 0.7)
        : mix(skinShade, skinLine, 0.12);
  const hasFold = spec.age === "seventies" && !EXPRESSIONS[spec.mouth].hasFold;
  const lines = `${LINES[spec.age] ?? ""}${hasFold ? UNDER_EYE : ""}${SHAVEN.includes(spec.facialHair) ? (SMILE_LINES[spec.age] ?? "") : ""}`;
  return paths(picture, [
    ["#ea4f3a33", spec.age === "young" && luminance(skin) > 0.4 && mirrored(ellipse(34, 25, 8.5, 5.5)), "flat"],
    [fold, mirrored(lines), 3],
    [mix(skin, skinLine, luminance(skin) < 0.35 ? 0.8 : 0.45), spec.freckles && FRECKLES, 3.4],
  ]);
}

/** Layers of hair that end at its line on the forehead. */
const HAIRLINES: readonly HairTone[] = ["hair", "fill"];
/** The shadow of a hat's rim. */
const RIM_SHADOW = "M-70-50H70V-27Q0-45-70-27Z";

/** What reaches over the edge of the face: the shadow of hair or hat, patches of skin, straps. */
export function Painted({ context, isUnderRim }: { context: DrawContext; isUnderRim: boolean }) {
  const { picture, spec, skinShade } = context;
  const { top, cheek } = SKULLS[spec.face];
  const hair = hairPaths(spec.hair).front.find(
    ([tone, , width]) => HAIRLINES.includes(tone) && width === undefined,
  )?.[1];
  const shadow = isUnderRim ? RIM_SHADOW : hair;
  const painted = aidsOf(spec).filter(([, aid]) => aid.skin);
  if (painted.length === 0 && !shadow) return null;
  return (
    <>
      <clipPath id={picture.id(ids.faceClip)}>
        <path d={mirrored(top + cheek)} />
      </clipPath>
      <g clipPath={picture.url(ids.faceClip)} stroke="none">
        {painted.map(([name, aid]) => (
          <Fragment key={name}>{aid.skin?.(context)}</Fragment>
        ))}
        {shadow ? <path d={shadow} fill={skinShade} transform={isUnderRim ? undefined : "translate(1 5)"} /> : null}
      </g>
    </>
  );
}

/** What is worn on the face or lies over it. */
export function FaceJewelry({ context }: { context: DrawContext }) {
  const { picture, spec, skin, skinLine } = context;
  return (
    <>
      {paths(picture, [
        [skinLine, spec.mole && "M-31 32h0", 6],
        [luminance(skin) < 0.35 ? "#ff4558" : "#c4122f", spec.bindi && circle(0, -20, 4.2), "flat"],
        [GOLD, spec.noseRing && "M6 22a3.6 3.6 0 1 1-1 6", 3],
      ])}
      {aidsOf(spec).map(([name, aid]) => (
        <Fragment key={name}>{aid.face?.(context)}</Fragment>
      ))}
    </>
  );
}
