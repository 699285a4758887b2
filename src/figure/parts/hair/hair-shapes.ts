import { PRINT } from "../../engine/ink.ts";
import { mirrored, path } from "../../engine/shapes.ts";
import type { Packed } from "../../schema/field.ts";
import type { HAIR } from "./options.ts";

/**
 * The paint of a layer of hair.
 *
 * These tones derive from the color of the hair or cloth: `hair` with an outline, `fill` without one, `deep` for hair
 * in the back (with an outline), `dark` for shadows, `light` for the gleam, `edge` for lines within hair, `rope` for
 * ropes, which are light enough for their outlines in `ink`, and `weave` for the turns of a braid.
 *
 * The other tones have other colors: `skin` for a parting, `gleam` for the reflection on a bald head, `band` for a hair
 * tie in the color of `wrap`, `bead` for gold, `locks` for hair under a covering, `under` for the layer below the cloth,
 * and `scalp` for hair so short that skin shows through. The path of `scalp` is only the right half of the hairline.
 */
export type HairTone =
  | "hair"
  | "fill"
  | "deep"
  | "dark"
  | "light"
  | "edge"
  | "rope"
  | "ink"
  | "weave"
  | "scalp"
  | "skin"
  | "gleam"
  | "band"
  | "under"
  | "locks"
  | "bead";

/** A filled shape, or a line if it has a width. */
export type HairLayer = readonly [tone: HairTone, path: string, width?: number];

/**
 * Hair or a covering. The middle of the face is at 0,0; the skull is about ±53 × ±62 units. `back` is drawn behind the
 * body, `front` over the face.
 */
export interface HairPaths {
  readonly back?: readonly HairLayer[];
  readonly front: readonly HairLayer[];
  /** Top of the hair, in units above the middle of the face. */
  readonly top: number;
  /** Height of a kippah worn on this hair, in units above the middle of the face. @default 68 */
  readonly seat?: number;
  /** Whether the hair has streaks at the temples when it is graying. */
  readonly hasTemples?: boolean;
}

/** Color of streaks in graying hair. */
export const GREY = "#bfbec4";

/** The path of a right sideburn, from 55,0 to the temple. */
export const SIDEBURN = "C54 8 53 13 49 17 47 10 48 2 48-5";

/**
 * Draws short hair, combed to one side. `crown` continues from -55,0 over the crown; `hairline` leads back from the
 * right temple.
 */
export const combed = (crown: string, hairline: string): string =>
  `M-55 0${crown} 55 0${SIDEBURN}${hairline}-48-5C-48 2-47 10-49 17-53 13-54 8-55 0Z`;

/**
 * The right half of the hairline of very short hair: from the temple along the sideburn to the middle of the forehead.
 */
export const STUBBLE = "C54 0 53 10 49 16 47 9 48 1 47-6 46-20 44-28 38-33 27-41 14-43 0-43";

/** Draws strands along quadratic curves. Each is `width` units wide in the middle. */
export const strands = (
  ...lines: readonly (readonly [
    x1: number,
    y1: number,
    cx: number,
    cy: number,
    x2: number,
    y2: number,
    width: number,
  ])[]
): string =>
  lines
    .map(([x1, y1, cx, cy, x2, y2, width]) => {
      const ratio = width / Math.hypot(x2 - x1, y2 - y1);
      const dx = (y2 - y1) * ratio;
      const dy = (x1 - x2) * ratio;
      return path`M${x1} ${y1}Q${cx + dx} ${cy + dy} ${x2} ${y2} ${cx - dx} ${cy - dy} ${x1} ${y1}Z`;
    })
    .join("");

/** The right half of a natural hairline, from the sideburn to the middle of the forehead. */
export const HAIRLINE = "C48-17 45-27 38-33 28-41 14-43 0-43";
/** Fine hair along {@link HAIRLINE}. */
export const EDGES: HairLayer = ["scalp", mirrored(`M49 12C47 6 48 0 48-5${HAIRLINE}`), 6];

/** Draws the same shape at several points. */
export const at = (
  draw: (x: number, y: number) => string,
  ...points: readonly (readonly [x: number, y: number])[]
): string => points.map(([x, y]) => draw(x, y)).join("");

/** Draws ropes of hair along lines, with an outline and optionally with the turns of a braid. */
export const ropes = (lines: string, width: number, turns?: "weave"): readonly HairLayer[] => [
  ["ink", lines, width + 4],
  ["rope", lines, width],
  ...(turns ? [[turns, lines, PRINT] as const] : []),
];

/** Draws a lock that curls up at its end. */
export const curl = (x: number, y: number): string => path`M${x - 7} ${y + 3}a8 8 0 1 1 9 6`;

/** The hair styles and coverings of a kind, except those in the initial bundle. */
export type DrawnHair<Kind> = Readonly<Record<Packed<typeof HAIR, Kind>, HairPaths>>;

/** Hair pulled tight to the skull, with a middle parting. */
export const PARTED = mirrored(
  "M0-70C39-70 60-42 55 2 54 8 52 12 50 14 48 6 49 0 49-6 48-20 43-31 34-38 24-44 12-46 3-46L0-50",
);
