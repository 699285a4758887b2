import { darken, lighten, luminance } from "../../engine/color.ts";
import type { Layer } from "../../engine/paths.tsx";
import { dots, mirrored, path, rect } from "../../engine/shapes.ts";
import type { InPack } from "../../schema/field.ts";
import { type Build, hips, jacketEdge } from "../body/builds.ts";
import type { DrawContext } from "../body/draw-context.ts";
import { legDrop } from "../body/proportions.ts";
import type { OUTFITS } from "./options.ts";

/** Draws clothes on the torso, in units of the upper body. */
export type Outfit = (
  context: DrawContext,
  build: Build,
) => {
  /** Color of the trunk, which is drawn between the layers of `under` and `over`. */
  readonly trunk: string;
  readonly under?: readonly Layer[];
  readonly over: readonly Layer[];
};

/**
 * Draws decoration on both sleeves. The halves of a sleeve hang down from 0,0, the shoulder or the elbow. Their half
 * width is `arm` of {@link Build} at the shoulder and 0.8 times that at the wrist.
 */
export type Sleeves = (
  context: DrawContext,
  build: Build,
) => { readonly upperArm?: readonly Layer[]; readonly forearm?: readonly Layer[] };

const isPale = (color: string): boolean => luminance(color) > 0.75;

/** Color of shadows on cloth. */
export const shadow = (color: string): string => darken(color, isPale(color) ? 0.13 : 0.22);
/** Color of lapels, collars and pockets: slightly lighter than the cloth, or darker on pale cloth. */
export const raised = (color: string): string => (isPale(color) ? darken(color, 0.05) : lighten(color, 0.13));
/** Color of seams and buttons. */
export const seam = (color: string): string => darken(color, isPale(color) ? 0.45 : 0.55);

/** The shadow along the right of the trunk, down to `hem`, where the cloth is `flare` wider than the hips. */
export const sideShadow = ({ shoulder, chest, waist, hip, slope }: Build, hem = -146, flare = 0): string =>
  path`M${shoulder} ${slope - 275}C${shoulder} ${slope - 262} ${chest + 1}-256 ${chest}-240C${chest}-218 ${waist}-212 ${waist}-196C${waist + 1}-180 ${hip + flare / 2}-176 ${hip + flare} ${hem - 9}Q${hip + flare} ${hem} ${hip + flare - 8} ${hem}H${hip + flare - 17}C${hip - 14}-180 ${waist - 14}-206 ${chest - 9}-236Q${chest - 4}-258 ${shoulder} ${slope - 275}Z`;

/** {@link sideShadow} of a vest, which leaves the shoulders free. */
export const vestShadow = ({ chest, waist, hip }: Build, hem: number, flare: number): string =>
  path`M${chest}-244C${chest}-218 ${waist + flare}-212 ${waist + flare}-196C${waist + flare}-182 ${hip + flare}-178 ${hip + flare} ${hem}H${hip - 16}C${hip - 14}-180 ${waist - 12}-206 ${chest}-244Z`;

/** The top of the trousers. The legs continue their outline. */
export const trousers = ({ legs, picture }: DrawContext, build: Build): readonly Layer[] => {
  const { waist, hip } = build;
  const side = path`C${waist}-180 ${hip + 1}-178 ${hip + 1}-158`;
  return [
    [legs, hips(build), "flat"],
    [
      shadow(legs),
      `M${waist}-192${side}${path`Q${hip}-140 ${hip / 2 + 8}-139 ${hip - 6}-150 ${waist - 13}-192ZM${-hip * 0.44}-141Q${-hip * 0.25}-148-9-174-5-156-3-141`}Z`,
      "flat",
    ],
    [picture.shade, mirrored(`M${waist}-192${side}V-152`), 2],
  ];
};

/** Skin in a V-neck down to `depth`. */
export const neckline = (depth: number): string => mirrored(`M0-302H14Q12-282 0 ${depth}`);
/** The front of a shirt in an open jacket, down to `depth`. */
export const shirtFront = (depth: number): string => mirrored(`M0-287Q9-290 13-299 13-270 0 ${depth}`);
/** Skin in a scoop neck down to `depth`, `width` to each side. */
export const scoop = (width: number, depth: number): string => `M${-width}-298Q0 ${depth * 2 + 298} ${width}-298Z`;
/** The ribbed edge of a {@link scoop}. */
export const rib = (width: number, depth: number): string =>
  `M${-width}-298Q0 ${depth * 2 + 298} ${width}-298l5 1.5Q0 ${depth * 2 + 312}${-width - 5}-296.5Z`;

/** A buttoned shirt collar, for a tie. */
export const COLLAR = mirrored("M13-303Q20-298 24-289L11-270 0-285Q10-290 13-303Z");
/** A shirt collar with an open top button. */
export const OPEN_COLLAR = mirrored("M13-303Q22-298 26-288L20-264 0-262Q11-280 13-303Z");
/** A knotted tie, down to `end`. */
export const tie = (end: number): string => mirrored(`M0-286H7L4-275 10 ${end - 11} 0 ${end}`);
/** The shaded half of a {@link tie}. */
export const tieShadow = (end: number): string => `M0-275H4L10 ${end - 11} 0 ${end}Z`;
/** Notched lapels that meet at `end`. */
export const lapels = (end: number): string =>
  mirrored(`M13-303Q22-297 31-288L33-275 27-272 37-264Q28-236 1 ${end}Q16-262 13-303Z`);
/** Buttons, as a line of dots. Its stroke width is {@link BUTTON}. */
export const buttons = (x: number, ...ys: number[]): string => dots(...ys.map((y) => [x, y] as const));
export const BUTTON = 5.5;
export const pocket = (x: number, y: number, width: number, height: number): string =>
  path`M${x} ${y}h${width}v${height - 4}q0 4-4 4h${8 - width}q-4 0-4-4Z`;
/** A pocket flap. */
export const flap = (x: number, y: number, width: number): string =>
  path`M${x} ${y}h${width}v7l${-width / 2} 4${-width / 2}-4Z`;

/** A jacket, closed at y = `end` and open by `gap` to each side at the hem. */
export const jacket = (build: Build, hem: number, gap: number, end = -212): string =>
  mirrored(
    `${jacketEdge(build)}C${build.waist + 2}-180 ${build.hip + 5}-170 ${build.hip + 6} ${hem - 4}Q${build.hip + 6} ${hem + 4} ${build.hip} ${hem + 4}L${gap + 8} ${hem + 6}Q${gap + 2} ${hem} ${gap}-180L0 ${end}Q14-256 13-303Z`,
  );

/** y of the hem of a long skirt, `above` units over the ground, or at the knee to show a prosthesis. */
export const longHem = ({ spec }: DrawContext, { limbs }: Build, above: number): number =>
  spec.mobility === "prosthetic-leg" || spec.mobility === "prosthetic-foot" ? -116 : -legDrop(limbs) - above;

/** A skirt from the waist to `hem`, `flare` wider than the hips, without an outline at the waist. */
export const skirt = ({ waist, hip }: Build, hem: number, flare: number): string => {
  const half = hip + flare;
  return path`M${-waist}-200C${-waist - 4}-176 ${-half} ${hem - 50} ${-half} ${hem}Q${-half / 2} ${hem + 10} 0 ${hem + 6} ${half / 2} ${hem + 10} ${half} ${hem}C${half} ${hem - 50} ${waist + 4}-176 ${waist}-200`;
};

/** The shadow along the right of a {@link skirt}. */
export const skirtShadow = ({ waist, hip }: Build, hem: number, flare: number): string => {
  const half = hip + flare;
  return path`M${waist - 13}-200Q${half - 20}-140 ${half - 22} ${hem + 7}Q${half - 8} ${hem + 6} ${half} ${hem}C${half} ${hem - 50} ${waist + 4}-176 ${waist}-200Z`;
};

/** The shadow along the right of the trunk above a {@link skirt}. */
export const bodiceShadow = ({ shoulder, chest, waist, slope }: Build): string =>
  path`M${shoulder} ${slope - 275}C${shoulder} ${slope - 262} ${chest + 1}-256 ${chest}-240C${chest}-218 ${waist}-212 ${waist}-200H${waist - 13}Q${chest - 15}-220 ${chest - 9}-236 ${chest - 4}-258 ${shoulder} ${slope - 275}Z`;

/** A band around a sleeve. `radius` is the half width of the sleeve. */
export const ring = (radius: number, y: number, height: number): string => rect(-radius, y, radius * 2, height);

/** A waistband, or the ribbed hem of a sweater. */
export const band = (halfWidth: number, y: number, height: number): string =>
  mirrored(path`M0 ${y}H${halfWidth}Q${halfWidth + 3} ${y + height / 2} ${halfWidth} ${y + height}H0`);

/** The drawings of a pack. */
export type DrawnOutfits<Kind> = Readonly<Record<InPack<typeof OUTFITS, Kind>, Outfit>>;
export type DrawnSleeves = Partial<Readonly<Record<keyof typeof OUTFITS, Sleeves>>>;
