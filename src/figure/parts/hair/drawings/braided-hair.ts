import { circle, mirrored, path } from "../../../engine/shapes.ts";
import { type DrawnHair, EDGES, HAIRLINE, type HairLayer, PARTED, ropes, SIDEBURN, strands } from "../hair-shapes.ts";

type Point = readonly [x: number, y: number];

/** Hair all around the skull: `grow` is how far it stands off. */
const cap = (grow: number): string =>
  mirrored(path`M0 ${-68 - grow}C${38 + grow} ${-68 - grow} ${60 + grow}-42 55 0` + SIDEBURN + HAIRLINE);

/** From the crown over the side of the head down to x, y. */
const hang = (...ends: readonly Point[]): string =>
  ends.map(([x, y]) => path`M${x * 0.1}-65Q${x * 1.05}-64 ${x}-4Q${x * 0.94} ${y * 0.55} ${x * 1.1} ${y}`).join("");

/** From the crown out to x, y. */
const splay = (...ends: readonly Point[]): string =>
  ends.map(([x, y]) => path`M${x * 0.15}-64Q${x * 0.9}-70 ${x} ${y}`).join("");

/** A ball of hair with a swirl: a bun or a knot. */
const knot = (x: number, y: number, radius: number): readonly HairLayer[] => [
  ["hair", circle(x, y, radius)],
  [
    "line",
    path`M${x - radius * 0.75} ${y + radius * 0.5}C${x - radius} ${y - radius} ${x + radius * 0.9} ${y - radius * 0.9} ${x + radius * 0.5} ${y + radius * 0.1}S${x - radius * 0.4} ${y + radius * 0.4} ${x - radius * 0.2} ${y - radius * 0.1}`,
    2.2,
  ],
];

export const DRAWINGS: DrawnHair<"braided"> = {
  locs: {
    back: [["deep", mirrored("M0 52H40Q56 30 54-10H0")]],
    front: [
      EDGES,
      ["fill", cap(1)],
      ...ropes(hang([-47, 36], [46, 44], [-70, 40], [71, 34]), 11, "wound"),
      ...ropes(hang([-59, 62], [60, 56]), 11.5, "wound"),
      ...ropes("M-2-65Q-36-66-45-16M4-65Q46-66 49-12M0-65Q-26-64-36-30M2-66Q36-64 42-26", 10.5, "wound"),
      [
        "light",
        strands([-30, -62, -62, -54, -60, -10, 4], [-10, -64, -42, -60, -46, -28, 3], [18, -64, 46, -58, 50, -34, 3]),
      ],
    ],
    top: 74,
  },
  twists: {
    front: [
      EDGES,
      ["fill", cap(0)],
      ...ropes(splay([-66, -20], [64, -26], [-56, 8], [58, 2], [-28, -33], [24, -35]), 10.5, "weave"),
      ...ropes(splay([-65, -4], [66, -8], [-44, -22], [45, -26], [-10, -34], [7, -37]), 10.5, "weave"),
      [
        "light",
        strands([-20, -63, -52, -62, -62, -32, 4], [-10, -62, -38, -58, -44, -36, 3], [14, -62, 44, -60, 56, -36, 3]),
      ],
    ],
    top: 76,
  },
  cornrows: {
    back: ropes("M-44 0Q-54 40-48 68M44 0Q54 40 50 64M-34 10Q-42 50-38 74M34 10Q42 50 40 78", 8, "weave"),
    front: [
      EDGES,
      ["hair", cap(-2)],
      ["skin", mirrored("M0-42V-65M16-41Q17-53 9-63M31-37Q34-50 22-60M41-27Q45-42 34-54M48-10Q52-30 45-46"), 2.4],
      [
        "line",
        mirrored(
          "M4-45q4 0 7 3M4-52q4 0 6 3M3-59q3 0 5 3M20-43q4-1 7 2M19-50q4-1 6 2M16-57q3-1 5 2M34-36q4-2 6 1M33-44q4-1 6 1M29-51q3-1 5 1M44-23q3-2 5 0M44-31q3-2 5 0M42-39q2-1 4 0",
        ),
        2,
      ],
      [
        "light",
        strands([-10, -48, -11, -56, -7, -63, 3], [-25, -45, -25, -54, -17, -60, 3], [-38, -36, -38, -46, -29, -54, 3]),
      ],
    ],
    top: 71,
  },
  "bantu-knots": {
    front: [
      EDGES,
      ["hair", cap(-2)],
      ["skin", mirrored("M0-42V-60M20-41Q22-50 14-60M44-24Q42-42 32-54"), 2.2],
      ...knot(-46, -46, 12),
      ...knot(46, -46, 12),
      ...knot(-24, -64, 13),
      ...knot(24, -64, 13),
      ...knot(0, -58, 14),
      ["light", "M-8-64q3-5 9-5M-32-70q3-5 8-5M-54-50q2-5 7-6M16-70q3-5 8-5M38-52q3-4 7-4", 2.6],
    ],
    top: 80,
  },
  "box-braids": {
    back: ropes(hang([-44, 100], [42, 104], [-58, 108], [58, 100], [-70, 90], [70, 92]), 7),
    front: [
      EDGES,
      ["fill", PARTED],
      ...ropes(hang([-46, 80], [46, 86], [-58, 92], [57, 82], [-68, 70], [68, 76]), 6.5, "weave"),
      ...ropes(hang([-52, 94], [52, 72], [-64, 82], [63, 92]), 6.5, "weave"),
      ["skin", "M0-49V-68", 2.2],
      ["bead", "M-61 84h6M-54 72h5M53 62h6M60 72h6", 5],
      [
        "light",
        strands(
          [-18, -63, -46, -60, -52, -24, 3.4],
          [-36, -60, -60, -50, -63, -16, 3.4],
          [16, -63, 42, -60, 48, -34, 3],
        ),
      ],
    ],
    top: 72,
  },
  "short-locs": {
    front: [
      EDGES,
      ["fill", cap(0)],
      ...ropes(splay([-74, -10], [72, -20], [-60, 20], [62, 14], [-28, -31], [24, -34]), 11.5, "wound"),
      ...ropes(splay([-70, 8], [72, 2], [-45, -14], [46, -20], [-8, -32], [8, -36]), 11.5, "wound"),
      [
        "light",
        strands([-20, -64, -58, -66, -66, -32, 4], [-12, -62, -40, -58, -46, -30, 3], [16, -64, 46, -62, 60, -36, 3.4]),
      ],
    ],
    top: 78,
  },
  "long-locs": {
    back: ropes(hang([-40, 108], [40, 100], [-52, 112], [52, 116], [-63, 104], [63, 110], [-75, 92], [74, 86]), 11.5),
    front: [
      EDGES,
      ["fill", cap(1)],
      ...ropes(hang([-47, 60], [46, 70], [-70, 78], [70, 68]), 11, "wound"),
      ...ropes(hang([-59, 92], [58, 84]), 11.5, "wound"),
      ...ropes("M-2-65Q-40-66-47-8M4-65Q44-66 47-14M0-65Q-28-64-38-28", 10.5, "wound"),
      ["bead", "M-65 30h10M54 18h10", 5],
      [
        "light",
        strands([-30, -62, -62, -54, -60, -10, 4], [-10, -64, -42, -60, -46, -28, 3], [18, -64, 50, -60, 58, -20, 3.4]),
      ],
    ],
    top: 74,
  },
};
