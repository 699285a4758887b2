import { circle, mirrored, path } from "../../../engine/shapes.ts";
import { type DrawnHair, EDGES, HAIRLINE, type HairLayer, PARTED, ropes, SIDEBURN, strands } from "../hair-shapes.ts";

type Point = readonly [x: number, y: number];

/** Draws hair around the whole skull, `grow` units thick. */
const cap = (grow: number): string =>
  mirrored(path`M0 ${-68 - grow}C${38 + grow} ${-68 - grow} ${60 + grow}-42 55 0` + SIDEBURN + HAIRLINE);

/** Draws lines that hang from the crown past the x `temple` down to `x`, `y`. */
const fall = (...lines: readonly (readonly [temple: number, x: number, y: number])[]): string =>
  lines
    .map(
      ([temple, x, y]) =>
        path`M${temple * 0.1}-65Q${temple}-66 ${temple}-6C${temple * 1.02} ${y * 0.3} ${x * 1.12} ${y * 0.5} ${x} ${y}`,
    )
    .join("");

/** Draws lines from the crown outward to x, y. */
const splay = (...ends: readonly Point[]): string =>
  ends.map(([x, y]) => path`M${x * 0.15}-64Q${x * 0.9}-70 ${x} ${y}`).join("");

/** Draws a bun or knot: a ball of hair with a swirl. */
const knot = (x: number, y: number, radius: number): readonly HairLayer[] => [
  ["hair", circle(x, y, radius)],
  [
    "edge",
    path`M${x - radius * 0.75} ${y + radius * 0.5}C${x - radius} ${y - radius} ${x + radius * 0.9} ${y - radius * 0.9} ${x + radius * 0.5} ${y + radius * 0.1}S${x - radius * 0.4} ${y + radius * 0.4} ${x - radius * 0.2} ${y - radius * 0.1}`,
    2,
  ],
];

export const BRAIDED: DrawnHair<"braided"> = {
  locs: {
    back: [
      ["deep", mirrored("M0 44Q48 50 56-14H0")],
      ...ropes(fall([-66, -68, 62], [66, 62, 74], [-50, -42, 84], [48, 40, 66]), 10),
    ],
    front: [
      EDGES,
      ["fill", cap(1)],
      ...ropes(fall([-69, -75, 40], [68, 71, 42]), 9),
      ...ropes(fall([-61, -66, 72], [60, 67, 58]), 11),
      ...ropes(fall([-53, -52, 50], [51, 53, 76]), 10),
      ...ropes("M-2-65Q-40-66-47-14M4-65Q48-66 50-8M2-66Q36-64 43-28", 11),
      ...ropes("M-1-65Q-28-64-37-33M1-65Q22-62 27-42M0-65Q-12-60-15-44M0-65Q5-58 6-45", 9.5),
    ],
    top: 74,
  },
  twists: {
    front: [
      EDGES,
      ["fill", cap(0)],
      ...ropes(splay([-66, -8], [67, -4], [-60, 18], [61, 14]), 9.5, "weave"),
      ...ropes(splay([-66, -30], [67, -28], [-52, -6], [52, -10]), 9.5, "weave"),
      ...ropes(
        "M2-66Q-30-70-46-40M-2-66Q30-70 46-44M5-67Q-14-64-28-42M-4-67Q14-66 29-46M3-67Q-4-56-8-45",
        9.5,
        "weave",
      ),
    ],
    top: 76,
  },
  cornrows: {
    back: ropes("M-44 0Q-54 40-48 68M44 0Q54 40 50 64M-34 10Q-42 50-38 74M34 10Q42 50 40 78", 8, "weave"),
    front: [
      ["hair", cap(-2)],
      ["skin", mirrored("M0-42V-65M16-41Q17-53 9-63M31-37Q34-50 22-60M41-27Q45-42 34-54M48-10Q52-30 45-46"), 2],
      ["light", strands([-38, -36, -38, -46, -29, -54, 3])],
    ],
    top: 71,
  },
  "bantu-knots": {
    front: [
      ["hair", cap(-2)],
      ["skin", mirrored("M0-42V-60M20-41Q22-50 14-60M44-24Q42-42 32-54"), 2],
      ...knot(-46, -46, 12),
      ...knot(46, -46, 12),
      ...knot(-24, -64, 13),
      ...knot(24, -64, 13),
      ...knot(0, -58, 14),
    ],
    top: 80,
  },
  "box-braids": {
    back: [
      ["deep", mirrored("M0 104H44C64 80 64 20 56-20H0")],
      ...ropes(fall([-44, -38, 110], [42, 48, 104], [-70, -78, 86], [70, 76, 100]), 7),
    ],
    front: [
      EDGES,
      ["fill", PARTED],
      ...ropes(fall([-68, -76, 72], [69, 76, 84]), 9, "weave"),
      ...ropes(fall([-59, -62, 96], [60, 62, 74]), 9, "weave"),
      ...ropes(fall([-50, -46, 84], [51, 48, 100]), 9, "weave"),
      ["edge", "M0-49V-64", 2],
      ["bead", "M-66 88h8M72 76h8M44 92h8", 5],
    ],
    top: 72,
  },
  "short-locs": {
    front: [
      EDGES,
      ["fill", cap(1)],
      ...ropes(splay([-66, -2], [67, 10], [-58, 22], [57, 26]), 10),
      ...ropes(splay([-68, -24], [68, -16], [-52, 6], [49, 4]), 10),
      ...ropes(splay([-60, -40], [61, -36], [-46, -16], [44, -22]), 10.5),
      ...ropes("M2-66Q-34-72-48-46M-2-66Q34-72 47-50M4-67Q-20-62-32-32M-4-67Q22-64 28-36M0-67Q-4-54-12-38", 10),
    ],
    top: 86,
  },
  "long-locs": {
    back: [
      ["deep", mirrored("M0 74Q50 80 56-20H0")],
      ...ropes(fall([-70, -90, 84], [71, 86, 104], [-52, -48, 116], [50, 60, 112], [40, 34, 92], [-40, -30, 98]), 10.5),
    ],
    front: [
      EDGES,
      ["fill", cap(1)],
      ...ropes(fall([-72, -92, 54], [71, 92, 70], [-50, -58, 72]), 9.5),
      ...ropes(fall([-62, -74, 100], [50, 46, 96]), 13),
      ...ropes(fall([60, 70, 56], [-48, -42, 112]), 11.5),
      ...ropes(
        "M-2-65Q-42-66-48-6M4-65Q46-66 50-16M3-65Q34-64 43-30M1-65Q-24-62-31-40M0-65Q16-60 20-43M0-65Q-6-58-8-44",
        10.5,
      ),
      ["bead", "M-51 66h10M67 44h10", 5],
    ],
    top: 74,
  },
};
