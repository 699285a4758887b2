import { Fragment } from "react";
import { luminance, mix } from "../../engine/color.ts";
import * as ids from "../../engine/ids.ts";
import { paths } from "../../engine/paths.tsx";
import { circle, dots, ellipse, mirrored } from "../../engine/shapes.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import type { DrawContext } from "../body/draw-context.ts";
import { hairPaths } from "../hair/hair-paths.ts";
import type { HairTone } from "../hair/hair-shapes.ts";
import { aidsOf } from "../mobility/aids.ts";
import { expressionOf } from "./features.ts";
import { skullOf, turnedJaw } from "./skulls.ts";
import { isDarkSkin } from "./tones.ts";

const CHEEKS = mirrored(ellipse(31, 24, 7.6, 5.4));
const FRECKLES = mirrored(dots([39, 19], [33, 23], [28, 18], [23, 23], [12, 16]));
/** Age lines on the right half of the face. They taper at both ends. */
const FOLD = "M14.5 24Q24 27 26 38.5 21.4 30 14.5 24Z";
const CROWS_FOOT = "M37.5 10Q41.5 10.4 44.5 14.4 41 12.6 37.5 10Z";
/** Folds from nose to mouth. Facial hair and open lips hide them. */
const FOLDS: Partial<Record<FigureSpec["age"], string>> = {
  fifties: FOLD,
  mature: FOLD,
  seventies: FOLD,
};
const LINES: Partial<Record<FigureSpec["age"], string>> = {
  mature: CROWS_FOOT,
  seventies: `${CROWS_FOOT}M0-32.6Q9-32.4 17-29 8-30.2 0-30Z`,
};
const SHAVEN: readonly FigureSpec["facialHair"][] = ["none", "stubble", "sideburns", "chinstrap"];

/** Marks on the skin, drawn under eyes and mouth. */
export function Markings({ context }: { context: DrawContext }) {
  const { spec, skin, skinShade, skinLine } = context;
  const isDark = isDarkSkin(skin);
  const isFair = luminance(skin) > 0.5;
  const { open, creases = "" } = expressionOf(spec.mouth);
  const hasFolds = SHAVEN.includes(spec.facialHair) && !open;
  const lines = `${LINES[spec.age] ?? ""}${hasFolds ? (FOLDS[spec.age] ?? "") : ""}`;
  return paths([
    ["#ea4f3a28", isFair && spec.age === "young" && CHEEKS, "flat"],
    [isDark ? skinLine : mix(skinShade, skinLine, 0.3), mirrored(lines) + creases, "flat"],
    [isFair ? mix(skinShade, "#a5481f", 0.45) : mix(skin, skinLine, 0.65), spec.freckles && FRECKLES, 3.2],
  ]);
}

/** Tones of the hair layers that end at the hairline. */
const HAIRLINES: readonly HairTone[] = ["hair", "fill"];
/** The shadow of a hat's rim. */
const RIM_SHADOW = "M-70-50H70V-13Q0-31-70-13Z";

/** Everything that is clipped to the outline of the face: the shadow of hair or hat, patches of skin, straps. */
export function Painted({ context, isUnderRim }: { context: DrawContext; isUnderRim: boolean }) {
  const { picture, spec, skinShade, stance } = context;
  const { top, cheek } = skullOf(spec);
  const hair = hairPaths(spec.hair).front.find(
    ([tone, , width]) => HAIRLINES.includes(tone) && width === undefined,
  )?.[1];
  const shadow = isUnderRim ? RIM_SHADOW : hair;
  const painted = aidsOf(spec).filter(([, aid]) => aid.skin);
  if (painted.length === 0 && !shadow) return null;
  return (
    <>
      <clipPath id={picture.id(ids.faceClip)}>
        <path d={turnedJaw(stance.headTurn)(mirrored(top + cheek))} />
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

/** Jewelry and devices on the face. */
export function FaceJewelry({ context }: { context: DrawContext }) {
  const { spec, skin, skinLine } = context;
  return (
    <>
      {paths([
        [skinLine, spec.mole && "M-31 32h0", 6],
        [isDarkSkin(skin) ? "#ff4558" : "#c4122f", spec.bindi && circle(0, -20, 4.2), "flat"],
      ])}
      {aidsOf(spec).map(([name, aid]) => (
        <Fragment key={name}>{aid.face?.(context)}</Fragment>
      ))}
    </>
  );
}
