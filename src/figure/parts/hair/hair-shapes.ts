import { mirrored, path } from "../../engine/shapes.ts";
import type { InPack } from "../../schema/field.ts";
import type { HAIR } from "./options.ts";

/**
 * What a layer of hair is painted with. In the hue of the hair or the cloth: `hair`, with an edge; `fill`, without one;
 * `deep`, what is behind, with an edge; `dark`, the shadow; `soft`, where light falls; `light`, the highlight; `edge`,
 * the color of edges; `line`, that of lines; `weave`, the turns of a braid; `wound`, the few of a loc. Of other hues:
 * `scalp`, hair so short that skin is seen through it, and `crop`, a little longer, whose path is the hairline on the
 * right; `fuzz`, fine hair along a hairline; `skin`, a parting; `gleam`, light on a bald head; `band`, a tie in the
 * color of the wrap; `bead`, gold; `locks`, hair under a covering; `under`, what is below the cloth.
 */
export type HairTone =
  | "hair"
  | "fill"
  | "deep"
  | "dark"
  | "soft"
  | "light"
  | "edge"
  | "line"
  | "weave"
  | "wound"
  | "scalp"
  | "crop"
  | "fuzz"
  | "skin"
  | "gleam"
  | "band"
  | "under"
  | "locks"
  | "bead";

/** A filled shape or, with a width, a line. */
export type HairLayer = readonly [tone: HairTone, path: string, width?: number];

/**
 * Hair or a covering around the middle of the face (0,0), back to front; the skull reaches to about ±53 × ±62.
 * `back` lies behind the body, `front` over the face.
 */
export interface HairPaths {
  readonly back?: readonly HairLayer[];
  readonly front: readonly HairLayer[];
  /** Top of the hair, in units above the middle of the face. */
  readonly top: number;
  /** Where a kippah sits on it, in units above the middle of the face, unless it is at 68. */
  readonly seat?: number;
  /** Whether grey shows at the temples. */
  readonly hasTemples?: boolean;
}

/** Of streaks in hair that goes grey. */
export const GREY = "#bfbec4";

/** A sideburn on the right, from 55,0 to the temple. */
export const SIDEBURN = "C54 8 53 13 49 17 47 10 48 2 48-5";

/** Short hair, combed to one side: from 55,0 on the left over the crown; then from the right temple along the hairline. */
export const combed = (crown: string, hairline: string): string =>
  `M-55 0${crown} 55 0${SIDEBURN}${hairline}-48-5C-48 2-47 10-49 17-53 13-54 8-55 0Z`;

/** The hairline of very short hair, from the temple on the right along the sideburn to the middle of the forehead. */
export const STUBBLE = "C54 0 53 10 49 16 47 9 48 1 47-6 46-20 44-28 38-33 27-41 14-43 0-43";

/** Strands along curves from one point by a control point to another, `width` wide in the middle. */
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

/** The natural hairline, from the sideburn to the middle of the forehead. */
export const HAIRLINE = "C48-17 45-27 38-33 28-41 14-43 0-43";
/** Fine hair along it, shorter than any strand. */
export const EDGES: HairLayer = ["fuzz", mirrored(`M49 12C47 6 48 0 48-5${HAIRLINE}`), 6];

/** Draws at each of many points. */
export const at = (
  draw: (x: number, y: number) => string,
  ...points: readonly (readonly [x: number, y: number])[]
): string => points.map(([x, y]) => draw(x, y)).join("");

/** Ropes of hair along lines, each with an edge and, if asked for, its turns. */
export const ropes = (lines: string, width: number, turns?: "weave" | "wound"): readonly HairLayer[] => [
  ["edge", lines, width + 2.6],
  ["hair", lines, width],
  ...(turns ? [[turns, lines, turns === "weave" ? width : Math.round(width * 0.6)] as const] : []),
];

/** A lock that curls up at its end. */
export const curl = (x: number, y: number): string => path`M${x - 7} ${y + 3}a8 8 0 1 1 9 6`;

/** The drawings of a pack. */
export type DrawnHair<Kind> = Readonly<Record<InPack<typeof HAIR, Kind>, HairPaths>>;

/** Hair drawn tight to the skull, parted in the middle. */
export const PARTED = mirrored(
  "M0-70C39-70 60-42 55 2 54 8 52 12 50 14 48 6 49 0 49-6 48-20 43-31 34-38 24-44 12-46 3-46L0-50",
);
