import { at, cap, cloudLight, curl, type HairLayer, type HairPaths, hang, ropes, STUBBLE } from "../hair-shapes.ts";
import { circle, curls, mirrored, path } from "../shapes.ts";

type TexturedHair =
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

/** Hairlines of a fade, above that of the {@link STUBBLE}. */
const FADE = "L52-4L48-4C48-18 46-28 42-36H0";
const HIGH_FADE = "L48-14 42-36H0";

/** From the crown out to x, y. */
const splay = (...ends: readonly (readonly [x: number, y: number])[]): string =>
  mirrored(ends.map(([x, y]) => path`M${x * 0.15}-64Q${x * 0.85}-68 ${x} ${y}`).join(""));

/** A ball of hair with a swirl: a bun or a knot. */
const knot = (x: number, y: number, radius: number): readonly HairLayer[] => [
  ["hair", circle(x, y, radius)],
  [
    "dark",
    path`M${x - radius * 0.55} ${y + radius * 0.2}Q${x - radius * 0.3} ${y - radius * 0.6} ${x + radius * 0.35} ${y - radius * 0.35}T${x + radius * 0.1} ${y + radius * 0.5}`,
    2.4,
  ],
];

/** A corkscrew of hair that hangs from x, y: `count` turns. */
const corkscrews = (count: number, ...roots: readonly (readonly [x: number, y: number])[]): string =>
  roots.map(([x, y]) => `${path`M${x} ${y}q9 3.5 0 7`}t${"0 7 0 7 ".repeat(count)}`.trim()).join("");

const ring = (x: number, y: number): string => path`M${x - 5} ${y}a5 4.5 0 1 1 5 5`;

/** Hair drawn tight to the skull, parted in the middle. */
const PARTED = mirrored("M0-68C38-68 60-42 55 4L49 3C50-14 44-28 30-36 18-42 8-48 0-56");
const PUFFS = [-56, 56].map((x) => `${curls([x, -50, 30, 30], [0, 360], 11)}Z`).join("");
export const TEXTURED_HAIR_PATHS: Readonly<Record<TexturedHair, HairPaths>> = {
  fade: {
    front: [
      ["scalp", STUBBLE],
      ["scalp", FADE],
      ["scalp", HIGH_FADE],
      ["hair", `${curls([0, -20, 54, 52], [196, 344], 13)}L48-26 43-38Q20-41 0-41T-43-38L-48-26Z`],
      ["line", at(ring, [22, -56], [36, -46], [8, -62]), 2.2],
      ["light", at(ring, [-16, -60], [-34, -50]), 2.4],
    ],
    top: 76,
  },
  "flat-top": {
    front: [
      ["scalp", STUBBLE],
      [
        "hair",
        "M-54-4C-57-40-56-60-54-80Q-53-90-43-90 0-95 43-90 53-90 54-80C56-60 57-40 54-4L49-4C49-18 47-28 42-37Q0-42-42-37-47-28-49-4Z",
      ],
      ["dark", "M54-4C57-40 56-60 54-80Q53-90 43-90L38-91C43-68 40-52 28-39L42-37C47-28 49-18 49-4Z"],
      ["light", "M-48-76Q-48-84-40-85-22-88-6-88-24-83-34-76-42-70-43-60-49-60-48-76Z"],
    ],
    top: 95,
    seat: 84,
  },
  "short-afro": {
    front: [
      [
        "hair",
        `${curls([0, -20, 62, 56], [152, 388], 17)}L49 4C50-10 48-20 43-26 42-33 36-35 32-35 28-40 21-40 16-39 11-43 4-43 0-41-4-43-11-43-16-39-21-40-28-40-32-35-36-35-42-33-43-26-48-20-50-10-49 4Z`,
      ],
      ["line", at(curl, [30, -52], [46, -26], [4, -58]), 2.2],
      ["light", cloudLight(0, -20, 56, 50, 6)],
    ],
    top: 82,
    seat: 72,
  },
  "afro-puffs": {
    back: [["hair", PUFFS]],
    front: [
      ["hair", PARTED],
      ["skin", "M0-55V-67", 2.4],
      ["line", mirrored("M8-54Q30-54 42-44M6-62Q26-64 38-54M42-28Q46-36 48-44"), 2],
      ["band", mirrored("M38-60Q50-50 52-36"), 7],
      ["line", at(curl, [66, -58], [58, -40], [-60, -36]), 2.4],
      ["light", cloudLight(-56, -50, 25, 25, 4) + cloudLight(56, -50, 25, 25, 4)],
    ],
    top: 84,
  },
  coils: {
    front: [
      ["hair", `${curls([0, -22, 61, 52], [157, 383], 19)}L49 3Q46-34 0-44-46-34-49 3Z`],
      ...ropes(corkscrews(1, [-42, -44], [-18, -51], [6, -52], [30, -48]), 6),
      ...ropes(corkscrews(1, [-52, -30], [-30, -49], [-6, -52], [18, -51], [42, -43], [53, -28]), 6),
      ["line", at(ring, [-24, -62], [0, -64], [24, -61], [44, -52], [-44, -50], [12, -70], [-12, -70]), 2.2],
      ["light", at(ring, [-34, -58], [-50, -36], [-12, -66]), 2.2],
    ],
    top: 82,
    seat: 72,
  },
  "long-coils": {
    back: [["deep", mirrored("M0 74H58C72 50 70 0 56-30H0")]],
    front: [
      ["hair", `${curls([0, -22, 62, 54], [168, 372], 17)}L50-8Q44-34 2-56-44-34-50-8Z`],
      ...ropes(corkscrews(7, [-47, -34], [-61, -22], [47, -34], [61, -22]), 6.5),
      ...ropes(corkscrews(6, [-54, -26], [-68, -12], [54, -26], [68, -12]), 6.5),
      ["line", at(ring, [30, -52], [44, -42], [-34, -44], [4, -66]), 2.2],
      ["light", at(ring, [-20, -60], [-42, -48], [18, -64]), 2.2],
    ],
    top: 84,
    seat: 72,
  },
  twists: {
    front: [
      ["fill", cap(0)],
      ...ropes(splay([66, -22], [58, 4], [26, -34]), 10.5, "weave"),
      ...ropes(splay([65, -8], [44, -24], [8, -36]), 10.5, "weave"),
    ],
    top: 76,
  },
  cornrows: {
    back: ropes("M-44 0Q-54 40-48 68M44 0Q54 40 48 68M-34 10Q-42 50-40 74M34 10Q42 50 40 74", 8, "weave"),
    front: [
      ["hair", cap(-3)],
      ["skin", mirrored("M0-42V-64M16-41Q17-53 9-61M31-37Q34-50 22-58M41-27Q45-42 34-52M48-10Q52-30 44-45"), 3],
      [
        "line",
        mirrored(
          "M5-46l6 3M4-53l6 3M4-60l3 2M21-42l7 2M19-49l7 2M17-56l4 2M35-35l4 1M33-43l5 1M30-50l5 1M45-22l4 0M45-30l4-1M43-38l4-1",
        ),
        2,
      ],
    ],
    top: 71,
  },
  "bantu-knots": {
    front: [
      ["hair", cap(-2)],
      ["skin", mirrored("M0-42V-64M22-40Q24-54 14-64M44-24Q42-46 30-60"), 2],
      ...knot(-46, -46, 11),
      ...knot(46, -46, 11),
      ...knot(-24, -66, 12),
      ...knot(24, -66, 12),
      ...knot(0, -60, 13),
      ["light", "M-8-64q2-6 8-6M-32-70q2-6 8-6M-53-49q2-5 7-6M16-70q2-6 8-6", 2.6],
    ],
    top: 80,
  },
  "box-braids": {
    back: ropes(hang([44, 104], [58, 108], [72, 92]), 7),
    front: [
      ["fill", mirrored("M0-69C40-69 60-42 56 0L50 0C48-20 30-38 0-60")],
      ...ropes(hang([46, 84], [58, 92], [69, 70]), 6.5, "weave"),
      ...ropes(hang([52, 92], [64, 84]), 6.5, "weave"),
      ["skin", "M0-58V-67", 2.4],
      ["bead", mirrored("M49 84h6M56 78h5"), 5],
    ],
    top: 72,
  },
  "short-locs": {
    front: [
      ["fill", cap(0)],
      ...ropes(splay([74, -14], [60, 20], [24, -33]), 11.5),
      ...ropes(splay([70, 6], [45, -16], [4, -35]), 11.5),
      ["light", "M-44-62Q-58-56-64-44M-28-56Q-36-48-39-38M36-62Q50-60 58-52", 2.4],
    ],
    top: 78,
  },
  "long-locs": {
    back: ropes(hang([40, 108], [52, 116], [64, 112], [76, 92]), 11.5),
    front: [
      ["fill", cap(1)],
      ...ropes(hang([47, 66], [70, 74]), 11, "wound"),
      ...ropes(hang([59, 90]), 11.5, "wound"),
      ["bead", "M-67 44h10M58 24h10", 5],
      ["light", "M-46-52Q-58-42-62-20M44-54Q54-46 58-34", 2.4],
    ],
    top: 74,
  },
};
