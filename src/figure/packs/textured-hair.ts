import { type HairLayer, type HairPaths, SIDEBURN, STUBBLE, strands } from "../hair-shapes.ts";
import { circle, curls, mirrored, path, radians } from "../shapes.ts";

type TexturedHair =
  | "afro"
  | "curly"
  | "long-curls"
  | "locs"
  | "braids"
  | "crown-braid"
  | "man-bun"
  | "space-buns"
  | "pigtails"
  | "half-up"
  | "fade"
  | "flat-top"
  | "short-afro"
  | "afro-puffs"
  | "coils"
  | "long-coils"
  | "twists"
  | "cornrows"
  | "bantu-knots"
  | "box-braids"
  | "short-locs"
  | "long-locs";

type Point = readonly [x: number, y: number];

/** The natural hairline, from the sideburn to the middle of the forehead. */
const HAIRLINE = "C48-17 45-27 38-33 28-41 14-43 0-43";
/** Fine hair along it, shorter than any strand. */
const EDGES: HairLayer = ["fuzz", mirrored(`M49 12C47 6 48 0 48-5${HAIRLINE}`), 6];

/** Hair all around the skull: `grow` is how far it stands off. */
const cap = (grow: number): string =>
  mirrored(path`M0 ${-68 - grow}C${38 + grow} ${-68 - grow} ${60 + grow}-42 55 0` + SIDEBURN + HAIRLINE);

/** Hair drawn tight to the skull, parted in the middle. */
const PARTED = mirrored(
  "M0-70C39-70 60-42 55 2 54 8 52 12 50 14 48 6 49 0 49-6 48-20 43-31 34-38 24-44 12-46 3-46L0-50",
);

/** Draws at each of many points. */
const at = (draw: (x: number, y: number) => string, ...points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y]) => draw(x, y)).join("");

/** A lock that curls up at its end. */
const curl = (x: number, y: number): string => path`M${x - 7} ${y + 3}a8 8 0 1 1 9 6`;

/** Ropes of hair along lines, each with an edge and, if asked for, its turns. */
const ropes = (lines: string, width: number, turns?: "weave" | "wound"): readonly HairLayer[] => [
  ["edge", lines, width + 2.6],
  ["hair", lines, width],
  ...(turns ? [[turns, lines, turns === "weave" ? width : Math.round(width * 0.6)] as const] : []),
];

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

/** Corkscrews of hair: each hangs from x, y in so many turns. */
const corkscrews = (height: number, ...roots: readonly (readonly [x: number, y: number, turns: number])[]): string =>
  roots
    .map(([x, y, turns]) => path`M${x} ${y}q${x < 0 ? -9 : 9} ${height / 2} 0 ${height}` + `t0 ${height}`.repeat(turns))
    .join("");

const ring = (x: number, y: number): string => path`M${x - 5} ${y}a5 4.5 0 1 1 5 5`;

/** A plait that hangs from x, y: its shape, and the lines between its strands. */
function plait(x: number, y: number, count: number, width: number, height: number): readonly [string, string] {
  const reach = (i: number) => width * (1 - i * 0.04);
  const side = (i: number, sign: number) => path`${x + sign * reach(i) * 0.6} ${y + i * height}`;
  const bulge = (i: number, sign: number) => path`${x + sign * reach(i) * 1.25} ${y + i * height}`;
  const steps = Array.from({ length: count }, (_, i) => i);
  const right = steps.map((i) => `Q${bulge(i + 0.5, 1)} ${side(i + 1, 1)}`).join("");
  const left = steps.map((i) => `Q${bulge(count - i, -1)} ${side(count - i - 0.5, -1)}`).join("");
  const end = y + count * height;
  return [
    `M${side(-0.5, -1)}L${side(0, 1)}${right}${path`Q${x + width} ${end + 12} ${x - 2} ${end + 20} ${x - width} ${end + 10}`} ${side(count + 0.5, -1)}${left}Z`,
    steps
      .flatMap((i) => [
        path`M${x + reach(i) * 0.6} ${y + i * height}Q${x + 3} ${y + (i + 0.3) * height} ${x - 3} ${y + (i + 0.9) * height}`,
        path`M${x - reach(i) * 0.6} ${y + (i + 0.5) * height}Q${x - 3} ${y + (i + 0.8) * height} ${x + 3} ${y + (i + 1.4) * height}`,
      ])
      .join(""),
  ];
}
const [PLAIT, PLAIT_LINES] = plait(53, 8, 5, 11, 14);

/** The strands of a braid that lies over the head from ear to ear. */
const chevrons = (count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = radians(196 + (i * 156) / count);
    const on = (turn: number, reach: number) =>
      path`${reach * Math.cos(angle + turn)} ${-4 + reach * 1.1 * Math.sin(angle + turn)}`;
    return `M${on(0, 62)}Q${on(0.16, 60)} ${on(0.16, 55)}T${on(0.06, 47)}`;
  }).join("");

const PUFFS = [-58, 58].map((x) => `${curls([x, -52, 31, 31], [0, 360], 13, "M", 0.5)}Z`).join("");

export const TEXTURED_HAIR_PATHS: Readonly<Record<TexturedHair, HairPaths>> = {
  afro: {
    back: [["hair", `${curls([0, -28, 80, 68], [0, 360], 24, "M", 0.5)}Z`]],
    front: [
      ["fuzz", mirrored("M50 6C51-10 50-20 44-26 28-40 14-42 0-43"), 7],
      ["fill", mirrored("M0-66C38-66 64-40 62 0L50 4C52-10 49-20 44-27 30-40 15-43 0-43")],
      [
        "soft",
        `${curls([-6, -36, 62, 52], [160, 330], 11, "M", 0.6)}${curls([-6, -36, 48, 36], [330, 160], 10, "L", 0.6)}Z`,
      ],
      ["line", at(curl, [38, -60], [62, -28], [14, -78], [44, -74], [-62, 2], [64, 2]), 2.2],
      ["light", at(curl, [-30, -72], [-56, -44], [-4, -80], [-34, -52], [-62, -18]), 2.6],
    ],
    top: 102,
    seat: 88,
  },
  curly: {
    front: [
      [
        "hair",
        `${curls([0, -26, 61, 52], [160, 380], 13, "M", 0.6)}L49 8Q47 0 48-6${curls([0, -14, 46, 24], [338, 202], 7, "L", 0.6)}Q-47 0-49 8Z`,
      ],
      ["line", at(curl, [-32, -46], [10, -50], [40, -42], [28, -66], [56, -22]), 2.4],
      ["light", at(curl, [-14, -64], [-46, -34], [10, -72], [-34, -62]), 2.6],
    ],
    top: 86,
    seat: 75,
  },
  "long-curls": {
    back: [["deep", `${curls([0, 22, 74, 84], [0, 360], 19, "M", 0.6)}Z`]],
    front: [
      [
        "hair",
        `${curls([0, -8, 66, 70], [150, 390], 15, "M", 0.7)}A13 13 0 0 1 69 46A15 15 0 0 1 64 72A12 12 0 0 1 50 88C40 82 44 72 49 64 42 54 46 42 54 36 46 26 51 14 48 2 46-22 38-34 24-42A14 12 0 0 1 2-46A16 14 0 0 1-24-42C-38-34-46-22-48 2-51 14-46 26-54 36-46 42-42 54-49 64-44 72-40 82-50 88A12 12 0 0 1-64 72A15 15 0 0 1-69 46Z`,
      ],
      ["line", at(curl, [58, 8], [-58, 14], [60, 50], [-57, 58], [44, -40], [54, -18], [62, 30], [12, -58]), 2.4],
      ["light", at(curl, [-50, -26], [-22, -60], [24, -64], [-38, -46], [-60, -4], [-60, 36]), 2.8],
    ],
    top: 84,
  },
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
  braids: {
    front: [
      EDGES,
      ["hair", PARTED],
      ["skin", "M0-49V-69", 2.4],
      [
        "line",
        strands([3, -53, 34, -52, 50, 4, 2.6], [3, -62, 46, -58, 53, -6, 2.6], [-3, -53, -34, -52, -50, 4, 2.6]),
      ],
      ["hair", mirrored(PLAIT)],
      ["line", mirrored(PLAIT_LINES), 2.2],
      ["band", mirrored("M48 77h9"), 5],
      ["light", strands([-6, -60, -38, -58, -48, -20, 6], [8, -66, 36, -62, 48, -36, 4])],
    ],
    top: 72,
  },
  "crown-braid": {
    front: [
      EDGES,
      ["hair", PARTED],
      ["skin", "M0-49V-56", 2.4],
      ["line", strands([4, -50, 34, -46, 48, -14, 2.4], [-4, -50, -34, -46, -48, -14, 2.4])],
      ["hair", `${curls([0, -2, 63, 72], [186, 354], 9, "M", 0.2)}L48-8C45-38 26-54 0-54S-45-38-48-8Z`],
      ["line", chevrons(9), 2.4],
      ["light", "M-60-26q2-9 6-12M-50-50q4-7 9-10M-30-66q6-4 10-4M-6-73q7 0 10 2", 3],
    ],
    top: 84,
    seat: 73,
  },
  "half-up": {
    back: [
      ["deep", mirrored("M0 100H60C70 60 68 20 60-20H0")],
      ["hair", circle(0, -83, 18)],
      ["line", "M-13-78C-18-96 14-98 13-82S-6-76-5-84", 2.2],
    ],
    front: [
      [
        "hair",
        mirrored("M0-73C42-73 66-42 63-6 63 34 72 60 64 95 55 97 50 91 50 85 56 56 52 28 49 6 48-20 40-45 0-45"),
      ],
      [
        "line",
        mirrored(
          strands(
            [10, -46, 14, -60, 4, -70, 2.6],
            [24, -42, 30, -58, 10, -69, 2.6],
            [37, -33, 42, -54, 16, -68, 2.6],
            [47, -12, 54, -46, 26, -66, 2.6],
            [56, 10, 64, 54, 58, 92, 2.6],
          ),
        ),
      ],
      ["dark", mirrored("M50 85C56 56 52 28 49 6 56 28 62 64 56 96 52 94 50 89 50 85Z")],
      ["band", "M-11-69Q0-65 11-69", 6],
      [
        "light",
        strands(
          [-50, -20, -48, -52, -20, -65, 6],
          [-32, -42, -28, -56, -12, -64, 4],
          [-58, 8, -64, 44, -60, 72, 5],
          [18, -46, 22, -58, 8, -66, 3],
        ),
      ],
    ],
    top: 103,
  },
  pigtails: {
    back: [
      [
        "hair",
        mirrored("M46-44C76-66 100-38 94-6 91 14 80 28 89 50 82 60 74 54 68 46 58 34 57 20 61 6 64-10 64-22 48-30Z"),
      ],
      [
        "dark",
        mirrored("M89 50C82 60 74 54 68 46 58 34 57 20 61 6 64-10 64-22 50-29 78-26 72 0 71 16 70 36 80 44 89 50Z"),
      ],
    ],
    front: [
      ["hair", PARTED],
      ["skin", "M0-49V-69", 2.2],
      [
        "line",
        mirrored(
          strands([3, -52, 32, -54, 48, -36, 2.6], [3, -61, 30, -66, 49, -48, 2.6], [49, -10, 47, -28, 52, -38, 2.4]),
        ),
      ],
      ["band", mirrored("M50-52Q58-44 57-32"), 7],
      [
        "light",
        strands(
          [-6, -64, -34, -66, -47, -46, 6],
          [-8, -56, -28, -54, -42, -38, 4],
          [-72, -46, -92, -34, -86, -6, 7],
          [74, -42, 90, -28, 84, -2, 5],
          [10, -63, 32, -62, 42, -50, 3],
        ),
      ],
    ],
    top: 73,
  },
  "space-buns": {
    back: [["hair", circle(-40, -71, 24) + circle(40, -71, 24)]],
    front: [
      ["hair", PARTED],
      ["skin", "M0-49V-69", 2.2],
      [
        "line",
        mirrored(
          strands([3, -52, 28, -54, 42, -46, 2.6], [3, -61, 22, -66, 36, -60, 2.6], [49, -10, 47, -32, 51, -46, 2.4]),
        ),
      ],
      [
        "line",
        "M-54-66C-58-92-26-92-28-70M-48-62C-48-80-36-82-34-70M26-68C26-92 56-90 52-66M34-66C34-80 48-80 46-64",
        2.4,
      ],
      [
        "light",
        strands([-60, -70, -60, -90, -40, -92, 6], [22, -76, 26, -90, 42, -91, 5], [-8, -64, -26, -64, -40, -50, 5]),
      ],
    ],
    top: 96,
  },
  "man-bun": {
    back: [
      ["hair", circle(0, -81, 18)],
      ["line", "M-13-76C-18-94 14-96 13-80S-6-74-5-82", 2.2],
    ],
    front: [
      ["scalp", STUBBLE],
      ["crop", "L50-12C48-26 44-32 36-38H0"],
      ["hair", mirrored("M0-72C30-72 50-58 46-29 40-40 24-45 0-45")],
      [
        "line",
        mirrored(
          strands([8, -46, 12, -60, 3, -70, 2.6], [20, -44, 26, -60, 9, -70, 2.6], [33, -39, 40, -56, 16, -69, 2.6]),
        ),
      ],
      ["band", "M-12-68Q0-64 12-68", 6],
      [
        "light",
        strands(
          [-42, -38, -42, -56, -18, -66, 5],
          [-26, -45, -26, -58, -11, -66, 4],
          [14, -48, 18, -58, 8, -66, 3],
          [-13, -82, -12, -94, 0, -95, 4],
        ),
      ],
    ],
    top: 101,
  },
  fade: {
    front: [
      ["scalp", STUBBLE],
      ["crop", "L50-18C48-26 44-33 38-38H0"],
      ["fuzz", "M-40-36Q-20-41 0-41T40-36", 6],
      ["hair", `${curls([0, -22, 53, 52], [194, 346], 13, "M", 0.5)}Q50-30 42-39 20-42 0-42T-42-39Q-50-30-51-35Z`],
      ["line", at(ring, [22, -54], [38, -48], [6, -52], [26, -66], [-14, -50]), 2.2],
      ["light", at(ring, [-14, -64], [-34, -56], [4, -68]), 2.4],
    ],
    top: 78,
  },
  "flat-top": {
    front: [
      ["scalp", STUBBLE],
      ["crop", "L50-14C48-26 44-33 40-37H0"],
      [
        "hair",
        `${curls([0, -70, 51, 17], [196, 344], 12, "M", 0.4)}C54-56 54-36 51-16Q49-30 41-38 20-42 0-42T-41-38Q-49-30-51-16C-54-36-54-56-49-75Z`,
      ],
      ["dark", "M51-16Q49-30 41-38L30-41C42-52 44-66 41-80L49-75C54-56 54-36 51-16Z"],
      ["line", at(ring, [6, -54], [-22, -50], [24, -60], [10, -74]), 2.2],
      ["light", at(ring, [-34, -72], [-14, -78], [-40, -56], [-22, -64]), 2.4],
    ],
    top: 90,
    seat: 78,
  },
  "short-afro": {
    front: [
      EDGES,
      [
        "hair",
        `${curls([0, -20, 61, 56], [150, 390], 18, "M", 0.5)}L49 12C47 6 48 0 48-5${HAIRLINE}C-14-43-28-41-38-33-45-27-48-17-48-5-48 0-47 6-49 12Z`,
      ],
      [
        "soft",
        `${curls([-4, -26, 48, 44], [170, 320], 9, "M", 0.6)}${curls([-4, -26, 38, 30], [320, 170], 9, "L", 0.6)}Z`,
      ],
      ["line", at(curl, [30, -54], [49, -24], [6, -56], [20, -64]), 2.2],
      ["light", at(curl, [-24, -60], [-46, -34], [-4, -68]), 2.4],
    ],
    top: 82,
    seat: 72,
  },
  "afro-puffs": {
    back: [["hair", PUFFS]],
    front: [
      EDGES,
      ["hair", PARTED],
      ["skin", "M0-49V-69", 2.4],
      [
        "line",
        mirrored(
          strands([4, -52, 30, -54, 46, -38, 2.4], [4, -60, 24, -64, 40, -52, 2.4], [49, -14, 48, -28, 52, -40, 2.4]),
        ),
      ],
      ["band", mirrored("M38-60Q50-50 52-36"), 6],
      ["line", at(curl, [72, -58], [58, -36], [80, -40], [-60, -36], [-80, -42]), 2.4],
      ["light", `${at(curl, [-66, -66], [-46, -70], [50, -70], [66, -72])}M-12-61Q-32-58-42-42`, 2.8],
    ],
    top: 86,
  },
  coils: {
    front: [
      ["hair", `${curls([0, -22, 61, 52], [155, 385], 20, "M", 0.4)}L49 8Q46-34 0-44-46-34-49 8Z`],
      ...ropes(corkscrews(7, [-42, -46, 1], [-18, -52, 2], [8, -54, 1], [31, -48, 2], [-55, -26, 3], [55, -24, 3]), 6),
      ...ropes(corkscrews(7, [-50, -34, 3], [-31, -50, 1], [-5, -52, 1], [20, -52, 1], [43, -42, 3]), 6),
      ["line", at(ring, [-24, -62], [2, -64], [24, -60], [44, -54], [12, -72]), 2.2],
      ["light", at(ring, [-36, -58], [-50, -40], [-12, -70], [-20, -56]), 2.4],
    ],
    top: 82,
    seat: 72,
  },
  "long-coils": {
    back: [["deep", mirrored("M0 74H58C72 50 70 0 56-30H0")]],
    front: [
      [
        "hair",
        `${curls([0, -22, 63, 56], [168, 372], 17, "M", 0.4)}L49 2C48-16 46-28 36-36A13 10 0 0 1 16-44A12 10 0 0 1-4-45A14 11 0 0 1-24-42A14 11 0 0 1-40-31C-46-24-48-14-49 2Z`,
      ],
      ...ropes(corkscrews(10, [-48, -22, 7], [-63, -20, 8], [47, -24, 8], [63, -18, 7]), 8),
      ...ropes(corkscrews(10, [-56, -30, 10], [-71, -4, 6], [55, -28, 9], [71, -8, 7]), 8),
      ["line", at(ring, [30, -52], [46, -40], [-34, -44], [4, -54], [18, -66]), 2.2],
      [
        "light",
        at(ring, [-20, -62], [-44, -48], [2, -70]) +
          mirrored("M55-20q5 4 2 9M54 0q5 4 2 9M70 12q5 4 2 9M47 26q5 4 2 9"),
        2.4,
      ],
    ],
    top: 84,
    seat: 72,
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
