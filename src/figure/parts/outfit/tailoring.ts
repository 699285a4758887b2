import { CONTOUR, INK } from "../../engine/ink.ts";
import { shadow } from "../../engine/material.ts";
import type { Layer } from "../../engine/paths.tsx";
import { dots, mirrored, path, rect } from "../../engine/shapes.ts";
import type { Packed } from "../../schema/field.ts";
import { type Build, hips, jacketEdge } from "../body/builds.ts";
import type { DrawContext } from "../body/draw-context.ts";
import { legDrop } from "../body/proportions.ts";
import type { OUTFITS } from "./options.ts";

/** Draws clothes on the torso, in the units of the upper body. */
export type Outfit = (
  context: DrawContext,
  build: Build,
) => {
  /** Color of the trunk. The trunk is drawn over the layers of `under` and below those of `over`. */
  readonly trunk: string;
  readonly under?: readonly Layer[];
  readonly over: readonly Layer[];
};

/**
 * Draws decoration on both sleeves. Each half of a sleeve hangs from 0,0, which is the shoulder or the elbow. A
 * sleeve's half width is `arm` of {@link Build} at the shoulder and 0.8 times that at the wrist.
 */
export type Sleeves = (
  context: DrawContext,
  build: Build,
) => { readonly upperArm?: readonly Layer[]; readonly forearm?: readonly Layer[] };

/**
 * Draws the shadow along the right of the trunk, down to `hem`. There, the cloth extends `flare` units beyond the hips.
 */
export const sideShadow = ({ shoulder, chest, waist, hip, slope }: Build, hem = -146, flare = 0): string =>
  path`M${shoulder} ${slope - 275}C${shoulder} ${slope / 2 - 262} ${chest} ${slope / 2 - 256} ${chest}-240C${chest}-218 ${waist}-212 ${waist}-196C${waist + 1}-180 ${hip + flare / 2}-176 ${hip + flare} ${hem - 9}Q${hip + flare} ${hem} ${hip + flare - 8} ${hem}H${hip + flare - 17}C${hip - 14}-180 ${waist - 14}-206 ${chest - 9}-236Q${chest - 4}-258 ${shoulder} ${slope - 275}Z`;

/** Like {@link sideShadow}, for a vest, which does not cover the shoulders. */
export const vestShadow = ({ chest, waist, hip }: Build, hem: number, flare: number): string =>
  path`M${chest}-244C${chest}-218 ${waist + flare}-212 ${waist + flare}-196C${waist + flare}-182 ${hip + flare}-178 ${hip + flare} ${hem}H${hip - 16}C${hip - 14}-180 ${waist - 12}-206 ${chest}-244Z`;

/** Draws the top of the trousers. The legs continue its outline. */
export const trousers = ({ legs, isBust }: DrawContext, build: Build): readonly Layer[] => {
  if (isBust) return [];
  const { waist, hip } = build;
  const side = path`C${waist}-180 ${hip + 1}-178 ${hip + 1}-158`;
  return [
    [legs, hips(build), "flat"],
    [
      shadow(legs),
      `M${waist}-192${side}${path`Q${hip}-140 ${hip / 2 + 8}-139 ${hip - 6}-150 ${waist - 13}-192ZM${-hip * 0.44}-141Q${-hip * 0.25}-148-9-174-5-156-3-141`}Z`,
      "flat",
    ],
    [INK, mirrored(`M${waist}-192${side}V-152`), CONTOUR.body],
  ];
};

/** Draws the skin in a V-neck down to `depth`. */
export const neckline = (depth: number): string => mirrored(`M0-302H14Q12-282 0 ${depth}`);
/** Draws the front of a shirt in an open jacket, down to `depth`. */
export const shirtFront = (depth: number): string => mirrored(`M0-287Q9-290 13-299 13-270 0 ${depth}`);
/** Draws a scoop neck down to `depth`, as skin or as a line. It extends `width` to each side. */
export const scoop = (width: number, depth: number): string =>
  path`M${-width}-298C${-width} ${depth + (depth + 298) / 3} ${width} ${depth + (depth + 298) / 3} ${width}-298`;
/** Draws the ribbed edge of a {@link scoop}. */
export const rib = (width: number, depth: number): string =>
  path`M${-width}-298C${-width} ${depth + (depth + 298) / 3} ${width} ${depth + (depth + 298) / 3} ${width}-298L${width + 6}-296C${width + 6} ${depth + 7 + (depth + 298) / 3} ${-width - 6} ${depth + 7 + (depth + 298) / 3} ${-width - 6}-296Z`;

/** A buttoned shirt collar, worn with a tie. */
export const COLLAR = mirrored("M13-303Q20-298 24-289L11-270 0-285Q10-290 13-303Z");
/** A shirt collar with an open top button. */
export const OPEN_COLLAR = mirrored("M13-303Q22-298 26-288L20-264 0-262Q11-280 13-303Z");
/** Draws a knotted tie down to `end`. */
export const tie = (end: number): string => mirrored(`M0-286H7L4-275 10 ${end - 11} 0 ${end}`);
/** Draws notched lapels that meet at `end`. */
export const lapels = (end: number): string =>
  mirrored(`M13-303Q22-297 31-288L33-275 27-272 37-264Q28-236 0 ${end}Q14-256 13-303Z`);
/** Draws buttons as dots. Use {@link BUTTON} as the stroke width. */
export const buttons = (x: number, ...ys: number[]): string => dots(...ys.map((y) => [x, y] as const));
export const BUTTON = 5.5;
export const pocket = (x: number, y: number, width: number, height: number): string =>
  path`M${x} ${y}h${width}v${height - 4}q0 4-4 4h${8 - width}q-4 0-4-4Z`;
/** Draws a pocket flap. */
export const flap = (x: number, y: number, width: number): string =>
  path`M${x} ${y}h${width}v7l${-width / 2} 4${-width / 2}-4Z`;

/** Draws a jacket that is closed at y = `end`. At the hem, it is open by `gap` to each side. */
export const jacket = (build: Build, hem: number, gap: number, end = -212): string =>
  mirrored(
    `${jacketEdge(build)}C${build.waist + 2}-180 ${build.hip + 5}-170 ${build.hip + 6} ${hem - 4}Q${build.hip + 6} ${hem + 4} ${build.hip} ${hem + 4}L${gap + 8} ${hem + 6}Q${gap + 2} ${hem} ${gap}-180L0 ${end}Q14-256 13-303Z`,
  );

/**
 * Returns the y of a long skirt's hem: `above` units above the ground, or at the knee if there is a prosthesis to show.
 */
export const longHem = ({ spec }: DrawContext, { limbs }: Build, above: number): number =>
  spec.mobility === "prosthetic-leg" || spec.mobility === "prosthetic-foot" ? -116 : -legDrop(limbs) - above;

/**
 * Draws a skirt from the waist to `hem`, without an outline at the waist. At the hem, it extends `flare` units beyond
 * the hips.
 */
export const skirt = ({ waist, hip }: Build, hem: number, flare: number): string => {
  const half = hip + flare;
  return path`M${-waist}-200C${-waist - 4}-176 ${-half} ${hem - 50} ${-half} ${hem}Q${-half / 2} ${hem + 10} 0 ${hem + 6} ${half / 2} ${hem + 10} ${half} ${hem}C${half} ${hem - 50} ${waist + 4}-176 ${waist}-200`;
};

/** Draws the shadow along the right of a {@link skirt}. */
export const skirtShadow = ({ waist, hip }: Build, hem: number, flare: number): string => {
  const half = hip + flare;
  return path`M${waist - 13}-200Q${half - 20}-140 ${half - 22} ${hem + 7}Q${half - 8} ${hem + 6} ${half} ${hem}C${half} ${hem - 50} ${waist + 4}-176 ${waist}-200Z`;
};

/** Draws the shadow along the right of the trunk above a {@link skirt}. */
export const bodiceShadow = ({ shoulder, chest, waist, slope }: Build): string =>
  path`M${shoulder} ${slope - 275}C${shoulder} ${slope / 2 - 262} ${chest} ${slope / 2 - 256} ${chest}-240C${chest}-218 ${waist}-212 ${waist}-200H${waist - 13}Q${chest - 15}-220 ${chest - 9}-236 ${chest - 4}-258 ${shoulder} ${slope - 275}Z`;

/** Draws a band around a sleeve. `radius` is half the width of the sleeve. */
export const ring = (radius: number, y: number, height: number): string => rect(-radius, y, radius * 2, height);

/** Draws a waistband, or the ribbed hem of a sweater. */
export const band = (halfWidth: number, y: number, height: number): string =>
  mirrored(path`M0 ${y}H${halfWidth}Q${halfWidth + 3} ${y + height / 2} ${halfWidth} ${y + height}H0`);

/** The outfits of a kind, except those in the initial bundle. */
export type DrawnOutfits<Kind> = Readonly<Record<Packed<typeof OUTFITS, Kind>, Outfit>>;
export type DrawnSleeves = Partial<Readonly<Record<keyof typeof OUTFITS, Sleeves>>>;
