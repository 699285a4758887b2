import type { FigureSpec } from "../../domain/figure-spec.ts";
import { luminance, mix } from "../color.ts";
import type { HairTone } from "../hair-shapes.ts";
import * as ids from "../ids.ts";
import { circle, dots, ellipse, mirrored } from "../shapes.ts";
import type { DrawContext } from "./draw-context.ts";
import { hairPaths } from "./hair-paths.ts";
import { paths } from "./paths.tsx";
import { SKULLS } from "./skulls.ts";

const CHEEKS = mirrored(ellipse(32.5, 24, 8, 5.5));
const WARM: readonly FigureSpec["mouth"][] = ["smile", "laugh", "kind"];
/** Where light falls on forehead and cheek. */
const LIGHT = `${ellipse(-8, -30, 15, 6)}${ellipse(-31, 21, 10, 6)}`;
const FRECKLES = mirrored(dots([39, 19], [33, 23], [28, 18], [23, 23], [12, 16]));
/** Lines of age, thin at their ends: the right half. */
const FOLD = "M14.5 24Q24 27 26 38.5 21.4 30 14.5 24Z";
const CROWS_FOOT = "M38 10.4Q42.5 10 46 14 42 13.4 38 10.4ZM38.6 7.4Q43 4.8 47.4 6 43 7 38.6 7.4Z";
/** One pair more with each decade. Hair on the face hides the folds beside nose and mouth. */
const FOLDS: Partial<Record<FigureSpec["age"], string>> = {
  adult: "M15 25Q21.5 27.4 23.4 33.5 20 28.6 15 25Z",
  fifties: FOLD,
  mature: FOLD,
  seventies: FOLD,
};
const LINES: Partial<Record<FigureSpec["age"], string>> = {
  mature: CROWS_FOOT,
  seventies: `${CROWS_FOOT}M0-36.6Q10-36.4 19-32.6 9-34 0-34`,
};
const SHAVEN: readonly FigureSpec["facialHair"][] = ["none", "stubble", "sideburns", "chinstrap"];

const VITILIGO =
  "M-45-8C-40-20-30-15-22-16-10-17-5-8-9 3-5 12-14 17-22 17-32 23-39 16-39 8-47 4-49 0-45-8ZM4 68C3 59 9 56 9 49 12 42 21 45 27 40 37 36 41 45 37 52 40 62 26 72 4 68ZM10-45C7-38 13-35 17-36 21-29 29-33 32-30 38-31 39-38 34-42 26-50 14-52 10-45ZM-60 32C-50 26-43 33-44 41-38 47-42 55-50 58Z";

/** What is on the skin, below eyes and mouth. */
export function Markings({ context }: { context: DrawContext }) {
  const { picture, spec, skin, skinShade, skinLine } = context;
  const isDark = luminance(skin) < 0.35;
  const isFair = luminance(skin) > 0.5;
  const isRosy = spec.age === "young" || WARM.includes(spec.mouth);
  const lines = `${LINES[spec.age] ?? ""}${SHAVEN.includes(spec.facialHair) ? (FOLDS[spec.age] ?? "") : ""}`;
  return paths(picture, [
    [mix(skin, "#d9763f", 0.11), isDark && !spec.vitiligo && LIGHT, "flat"],
    [isFair && spec.age === "young" ? "#ea4f3a30" : "#ea4f3a18", !isDark && isRosy && CHEEKS, "flat"],
    [mix(skinShade, skinLine, isDark ? 0.35 : 0.15), mirrored(lines), "flat"],
    [isFair ? mix(skinShade, "#a5481f", 0.45) : mix(skin, skinLine, 0.45), spec.freckles && FRECKLES, 3],
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
        {paths(picture, [
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
  const { picture, spec, skinLine } = context;
  return paths(picture, [
    [skinLine, spec.mole && "M-31 32h0", 5],
    ["#c4122f", spec.bindi && circle(0, -20, 3.6), "flat"],
    ["#4f8fa3", spec.oxygen && TUBE, 5],
    ["#e3f7fb", spec.oxygen && TUBE, 3],
    [PATCH, spec.eyePatch && "M6-8Q21-16 37-9 40 12 24 20 7 16 6-8Z", "flat"],
    ["#5a5068", spec.eyePatch && "M12-4Q20-8 30-5", 3],
  ]);
}
