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
const WARM: readonly FigureSpec["mouth"][] = ["smile", "laugh", "kind"];
const FRECKLES = mirrored(dots([39, 19], [33, 23], [28, 18], [23, 23], [12, 16]));
/** Age lines on the right half of the face. They taper at both ends. */
const FOLD = "M14.5 24Q24 27 26 38.5 21.4 30 14.5 24Z";
const CROWS_FOOT = "M37 10.4Q40.6 10 44 13.8 40 13.2 37 10.4ZM37.6 7.6Q41 5 44.6 6 41 7.2 37.6 7.6Z";
const BAG = "M12 15.4Q22 20.6 32 14.6 22.4 17.8 12 15.4Z";
/** Folds from nose to mouth. Facial hair hides them. */
const FOLDS: Partial<Record<FigureSpec["age"], string>> = {
  fifties: FOLD,
  mature: FOLD,
  seventies: FOLD,
};
const LINES: Partial<Record<FigureSpec["age"], string>> = {
  fifties: CROWS_FOOT,
  mature: `${CROWS_FOOT}${BAG}`,
  seventies: `${CROWS_FOOT}${BAG}M0-36.6Q10-36.4 19-32.6 9-34 0-34M0-29.6Q9-29.4 16-27 8-27.6 0-27.4M22 41Q27 44.5 25 51 24.4 45.6 22 41Z`,
};
const SHAVEN: readonly FigureSpec["facialHair"][] = ["none", "stubble", "sideburns", "chinstrap"];

/** Marks on the skin, drawn under eyes and mouth. */
export function Markings({ context }: { context: DrawContext }) {
  const { spec, skin, skinShade, skinLine } = context;
  const isDark = isDarkSkin(skin);
  const isFair = luminance(skin) > 0.5;
  const isRosy = spec.age === "young" || WARM.includes(spec.mouth);
  const lines = `${LINES[spec.age] ?? ""}${SHAVEN.includes(spec.facialHair) ? (FOLDS[spec.age] ?? "") : ""}`;
  return paths([
    [isFair && spec.age === "young" ? "#ea4f3a30" : "#ea4f3a18", !isDark && isRosy && CHEEKS, "flat"],
    [
      isDark ? skinLine : mix(skinShade, skinLine, 0.3),
      mirrored(lines) + (expressionOf(spec.mouth).creases ?? ""),
      "flat",
    ],
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
