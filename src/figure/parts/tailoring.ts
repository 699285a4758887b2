import { dots, mirrored, path, rect } from "../shapes.ts";
import { type Build, jacketEdge } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import type { Layer } from "./paths.tsx";

/** Clothes of the torso, in the body's units, back to front. */
export type Outfit = (
  context: DrawContext,
  build: Build,
) => {
  /** Color of the trunk, which `torso` draws between `under` and `over`. */
  readonly trunk: string;
  readonly under?: readonly Layer[];
  readonly over: readonly Layer[];
};

/** Skin in the opening of a shirt. */
export const neckline = (width: number, depth: number): string => `M${-width}-297Q0-290 ${width}-297L0 ${depth}Z`;
export const COLLAR = mirrored("M15-300l7 12L6-276 0-288Z");
/** A knotted tie, down to `end`. */
export const tie = (end: number): string => mirrored(`M0-287H6L4-276H0M0-276H4L9 ${end - 10}L0 ${end}`);
export const lapels = (width: number, end: number): string =>
  mirrored(`M14-298L${width}-284L${width - 3}-262L${width - 9}-256L2 ${end}L16-286Z`);
/** Buttons are dots of a line, {@link BUTTON} wide. */
export const buttons = (x: number, ...ys: number[]): string => dots(...ys.map((y) => [x, y] as const));
export const BUTTON = 6.5;
export const pocket = (x: number, y: number, width: number, height: number): string =>
  path`M${x} ${y}h${width}v${height}q${-width / 2} 6 ${-width} 0Z`;

/** A jacket that hangs open by `gap` at the hem, `hem` being its lower jacketEdge. */
export const jacket = (build: Build, hem: number, gap: number): string =>
  mirrored(
    `${jacketEdge(build)}C${build.waist + 2}-180 ${build.hip + 5}-170 ${build.hip + 7} ${hem}L${gap + 4} ${hem + 5}L${gap}-212L13-250Z`,
  );

/** A skirt from the waist to `hem`, `flare` wider than the hips. */
export const skirt = ({ waist, hip }: Build, hem: number, flare: number): string => {
  const half = hip + flare;
  return mirrored(
    path`M0-200H${waist}C${waist + 4}-176 ${half} ${hem - 50} ${half} ${hem}Q${half / 2} ${hem + 12} 0 ${hem + 6}`,
  );
};

/** A waistband, or the rib of a jumper. */
export const band = (halfWidth: number, y: number, height: number): string =>
  rect(-halfWidth - 1, y, halfWidth * 2 + 2, height, 5);
