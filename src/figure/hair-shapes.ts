import { curls, mirrored, path } from "./shapes.ts";

/**
 * What a layer of hair is painted with. In the hue of the hair or the cloth: `hair`, with an edge; `fill`, without one;
 * `deep`, what is behind, with an edge; `dark`, the shadow; `light`, the highlight; `edge`, the color of edges; `line`,
 * that of lines; `weave`, the turns of a braid; `wound`, the few of a loc. Of other hues: `scalp`, hair so short that
 * skin is seen through it, whose path is the hairline on the right; `skin`, a parting; `gleam`, light on a bald head;
 * `band`, a tie in the color of the wrap; `bead`, gold; `locks`, hair under a covering; `under`, what is below the cloth.
 */
export type HairTone =
  | "hair"
  | "fill"
  | "deep"
  | "dark"
  | "light"
  | "edge"
  | "line"
  | "weave"
  | "wound"
  | "scalp"
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

/** From the sideburn on the right along the hairline to the middle of the forehead. */
const HAIRLINE = "L49 3C50-12 47-25 39-32 28-41 14-43 0-43";

/** Hair all around the skull: `grow` is how far it stands off. */
export const cap = (grow = 0): string =>
  mirrored(path`M0 ${-68 - grow}C${36 + grow} ${-68 - grow} ${60 + grow}-44 ${55 + grow / 2} 4` + HAIRLINE);

/** The hairline of very short hair, from the temple on the right along the sideburn to the middle of the forehead. */
export const STUBBLE = "L52 5L48 4C49-12 46-26 38-33 27-41 14-43 0-43";

/** Ropes of hair along lines, each with an edge and, if asked for, its turns. */
export const ropes = (lines: string, width: number, turns?: "weave" | "wound"): readonly HairLayer[] => [
  ["edge", lines, width + 2.6],
  ["hair", lines, width],
  ...(turns ? [[turns, lines, turns === "weave" ? width : Math.round(width * 0.6)] as const] : []),
];

/** From the crown over the side of the head down to x, y. */
export const hang = (...ends: readonly (readonly [x: number, y: number])[]): string =>
  mirrored(ends.map(([x, y]) => path`M${x * 0.1}-65Q${x * 1.02}-64 ${x} 0T${x * 1.06} ${y}`).join(""));

/** Soft light on the upper left of a cloud of hair around x, y. */
export const cloudLight = (x: number, y: number, rx: number, ry: number, count: number): string =>
  `${curls([x, y, rx, ry], [190, 282], count)}${curls([x, y, rx * 0.78, ry * 0.76], [278, 196], count - 1, "L")}Z`;

/** Draws at each of many points. */
export const at = (
  draw: (x: number, y: number) => string,
  ...points: readonly (readonly [x: number, y: number])[]
): string => points.map(([x, y]) => draw(x, y)).join("");

/** A lock that curls up at its end. */
export const curl = (x: number, y: number): string => path`M${x - 7} ${y + 3}a8 8 0 1 1 9 6`;
