import { curls, mirrored, path } from "../../../engine/shapes.ts";
import { at, curl, type DrawnHair, type HairLayer, PARTED, ropes, STUBBLE, strands } from "../hair-shapes.ts";

const PUFFS = [-58, 58].map((x) => `${curls([x, -52, 31, 31], [0, 360], 13, "M", 0.5)}Z`).join("");

type Arc = readonly [cx: number, cy: number, rx: number, ry: number];

/** Draws corkscrew curls that hang from x, y and have `turns` turns. */
const corkscrews = (height: number, ...roots: readonly (readonly [x: number, y: number, turns: number])[]): string =>
  roots
    .map(([x, y, turns]) => path`M${x} ${y}q${x < 0 ? -9 : 9} ${height / 2} 0 ${height}` + `t0 ${height}`.repeat(turns))
    .join("");

/** Draws a mass of tight curls in one tone. Its shape is a crescent between two arcs with the same end angles. */
const mass = (outer: Arc, inner: Arc, [from, to]: readonly [number, number], count: number): string =>
  `${curls(outer, [from, to], count, "M", 0.6)}${curls(inner, [to, from], count - 1, "L", 0.6)}Z`;

/** Draws a row of curls within hair, on the side of the light. */
const row = (arc: Arc, angles: readonly [number, number], count: number): HairLayer => [
  "edge",
  curls(arc, angles, count, "M", 0.5),
  2,
];

export const TEXTURED: DrawnHair<"textured"> = {
  "afro-puffs": {
    back: [["hair", PUFFS]],
    front: [
      ["hair", PARTED],
      ["edge", "M0-49V-64", 2],
      ["band", mirrored("M38-60Q50-50 52-36"), 6],
      ["edge", at(curl, [72, -58], [58, -36], [80, -40], [-60, -36], [-80, -42], [-62, -66], [54, -70]), 2],
      ["light", strands([-12, -61, -36, -58, -44, -40, 4])],
    ],
    top: 86,
  },
  afro: {
    back: [
      ["hair", `${curls([0, -28, 80, 68], [0, 360], 26, "M", 0.6)}Z`],
      ["dark", mass([0, -28, 79, 67], [-6, -30, 66, 60], [300, 430], 11)],
    ],
    front: [
      ["fill", mirrored("M50 4C51-12 50-22 44-28 28-43 14-46 0-46"), 10],
      ["fill", `M-50 4L-62 0C-64-40-38-66 0-66S64-40 62 0L50 4${curls([0, -6, 48, 37], [350, 190], 10, "L", 0.6)}Z`],
      row([-4, -30, 54, 46], [196, 262], 4),
    ],
    top: 102,
    seat: 88,
  },
  fade: {
    front: [
      ["scalp", STUBBLE],
      [
        "hair",
        `${curls([0, -22, 53, 54], [200, 340], 13, "M", 0.6)}Q48-34 43-38${curls([0, -32, 42, 10], [325, 215], 9, "L", 0.6)}Q-48-34-50-40Z`,
      ],
      ["dark", mass([0, -22, 52, 53], [-6, -24, 44, 40], [298, 338], 4)],
    ],
    top: 80,
  },
  "flat-top": {
    front: [
      ["scalp", STUBBLE],
      [
        "hair",
        `${curls([0, -70, 51, 17], [196, 344], 12, "M", 0.4)}C54-56 54-36 51-16Q49-30 41-38${curls([0, -34, 40, 8], [330, 210], 9, "L", 0.5)}Q-49-30-51-16C-54-36-54-56-49-75Z`,
      ],
      ["dark", "M51-16Q49-30 41-38L30-41C42-52 44-66 41-80L49-75C54-56 54-36 51-16Z"],
    ],
    top: 90,
    seat: 78,
  },
  "short-afro": {
    front: [
      [
        "hair",
        `${curls([0, -20, 61, 56], [152, 388], 20, "M", 0.6)}L49 8C47 2 48-4 48-8${curls([0, -6, 46, 37], [352, 188], 11, "L", 0.6)}C-48-4-47 2-49 8Z`,
      ],
      ["dark", mass([0, -20, 60, 55], [0, -22, 53, 46], [300, 378], 8)],
      row([-4, -22, 45, 38], [200, 262], 4),
    ],
    top: 82,
    seat: 72,
  },
  coils: {
    front: [
      [
        "hair",
        `${curls([0, -22, 59, 50], [158, 382], 27, "M", 0.7)}L49 2C47-2 48-6 48-10${curls([0, -8, 46, 33], [354, 186], 17, "L", 0.8)}C-48-6-47-2-49 2Z`,
      ],
      ["dark", mass([0, -22, 58, 49], [0, -24, 52, 41], [302, 374], 10)],
      row([-2, -24, 44, 34], [200, 262], 5),
    ],
    top: 78,
    seat: 70,
  },
  "long-coils": {
    back: [["deep", mirrored("M0 74H58C72 50 70 0 56-30H0")]],
    front: [
      [
        "hair",
        `${curls([0, -22, 63, 56], [168, 372], 17, "M", 0.4)}L49 2C48-16 46-28 36-36A13 10 0 0 1 16-44A12 10 0 0 1-4-45A14 11 0 0 1-24-42A14 11 0 0 1-40-31C-46-24-48-14-49 2Z`,
      ],
      ...ropes(corkscrews(13, [-50, -22, 5], [50, -24, 6]), 10),
      ...ropes(corkscrews(13, [-65, -22, 7], [66, -20, 6]), 10),
      row([-2, -24, 46, 38], [204, 262], 4),
    ],
    top: 84,
    seat: 72,
  },
};
