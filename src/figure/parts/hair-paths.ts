import type { FigureSpec } from "../../domain/figure-spec.ts";
import { circle, curls, mirrored, path, rect } from "../shapes.ts";
import { standIn } from "../stand-in.ts";

/**
 * Hair around the middle of the face (0,0); the face reaches to about ±53 × ±62. `back` lies behind
 * the body, `front` over the forehead; `strands` are dark lines on it, `shine` a light one of its own, `gold`
 * beads and bands. A wrap is cloth: it takes the wrap's color and hides the ears where it says so.
 */
export interface HairPaths {
  readonly back?: string;
  readonly front?: string;
  readonly strands?: string;
  readonly shine?: string;
  readonly gold?: string;
  readonly isWrap?: boolean;
  readonly hidesEars?: boolean;
  /** Top of the hair, in units above the middle of the face. */
  readonly top: number;
}

/** Where most hair shines. */
export const SHINE = "M-40-44q10-14 28-20";

/** Hair close to the skull: `line` is the y of the hairline, `grow` how far it stands off. */
const cap = (line: number, grow = 0): string =>
  mirrored(
    `M0 ${-68 - grow}C${38 + grow} ${-68 - grow} ${62 + grow}-42 ${53 + grow} 8L48 2C50-18 44 ${line} 31 ${line - 5}Q15.5 ${line - 8} 0 ${line - 8}`,
  );

/** A rope of hair from its root at x, y down to x2, y2, `width` thick; clockwise as a cap, which it grows out of without a hole. */
const lock = (x: number, y: number, x2: number, y2: number, width: number): string => {
  const half = width / 2;
  const bow = x * 1.14;
  const middle = (y + y2) / 2;
  return path`M${x} ${y}Q${bow + half} ${middle} ${x2 + half} ${y2}Q${x2} ${y2 + width} ${x2 - half} ${y2}Q${bow - half} ${middle} ${x} ${y}Z`;
};

/** A braid on each side, with knots that bulge, and a tuft at its end. */
const PLAITS = mirrored(`M60-4${"q15 8 1 17".repeat(6)}q1 12-6 18-7-6-6-18${"q-15-8-1-17".repeat(6)}Z`);

const curl = (x: number, y: number): string => `M${x - 7} ${y + 3}a8 8 0 1 1 9 6`;
const at = (draw: (x: number, y: number) => string, ...points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => draw(x, y)).join("");

const ROOTS = [-54, -40, -24, 24, 40, 54];

export const HAIR_PATHS: Readonly<Record<FigureSpec["hair"], HairPaths>> = {
  hijab: {
    back: mirrored("M0 116q35 0 70-12c8-20 2-54-6-114H0"),
    front:
      "M0-72C48-72 68-38 66 2c-1 38-14 64-8 90Q30 116-6 108q-34 4-52-18c6-28-8-50-8-88C-68-38-48-72 0-72ZM0-48C-30-46-43-26-43 2c0 32 17 52 43 55C26 54 43 34 43 2 43-26 30-46 0-48Z",
    strands: "M-42 10c0 30 20 52 52 56 24 2 38 10 46 24M-50 50C-30 74-8 80 22 84",
    shine: "M-56-16q2-36 36-48",
    isWrap: true,
    hidesEars: true,
    top: 74,
  },
  turban: {
    front: mirrored("M0-92C54-90 74-46 57-8 54-22 40-34 0-44"),
    strands: `${mirrored("M60-26C36-50-20-58-50-74")}M-62-44C-34-66 8-76 34-84`,
    shine: "M-58-50q12-28 42-34",
    gold: "M-9-46L0-66 9-46 0-38Z",
    isWrap: true,
    top: 94,
  },
  ...standIn(
    { front: cap(-34), top: 74 } as HairPaths,
    "hijab-wrapped",
    "shayla",
    "patka",
    "gele",
    "headwrap",
    "tichel",
    "bonnet",
    "durag",
    "fade",
    "flat-top",
    "short-afro",
    "afro-puffs",
    "coils",
    "long-coils",
    "twists",
    "cornrows",
    "bantu-knots",
    "box-braids",
    "short-locs",
    "long-locs",
    "side-part",
    "crew-cut",
    "slicked-back",
    "widows-peak",
    "thinning",
    "undercut",
    "spiky",
    "pixie",
    "fringe",
    "shoulder",
    "long-curls",
    "half-up",
    "crown-braid",
    "pigtails",
    "space-buns",
    "man-bun",
    "mullet",
    "shag",
  ),
  bald: { shine: "M-27-44Q-14-54 6-55", top: 64 },
  buzz: {
    front: cap(-34, -3),
    strands: mirrored("M0-50v-4M14-47l2-3M28-44l3-3"),

    top: 68,
  },
  short: {
    front:
      "M-55 10c-9-42 3-74 41-82 34-8 72 10 72 48 0 14-2 24-5 34L48 2c1-16-2-26-10-34C18-26-8-26-24-44-30-32-46-28-48 2Z",
    strands: "M-24-44c2-12 12-20 28-24M0-34q24 0 40-10",
    shine: "M2-62q26-2 40 16",
    top: 76,
  },
  quiff: {
    front:
      "M-54 10c-6-24-4-44 4-54C-54-64-30-88 8-86c32 2 56 20 52 52 0 20-3 34-7 44L48 2c1-16 0-26-8-36-26 10-58 6-78-4C-46-26-48-12-48 2Z",
    strands: "M-36-42c20 6 52 6 80-10M-26-52c22 6 50 2 72-12",
    shine: "M-36-58q16-20 50-19",
    top: 88,
  },
  receding: {
    back: mirrored("M0 34H48c12-8 14-34 2-54H0"),
    front: mirrored("M56 22c8-30 2-56-12-68 2 18 4 38 4 54Z"),
    strands: mirrored("M54 0q0-18-6-30"),
    shine: "M-22-50q12-7 28-7",
    top: 64,
  },
  curly: {
    front: `${curls([0, -22, 60, 52], [165, 375], 11)}L48 4${curls([0, -16, 48, 24], [340, 200], 6, "L")}L-48 4Z`,
    strands: at(curl, [-38, -50], [-12, -64], [18, -62], [40, -44], [2, -48]),

    top: 80,
  },
  afro: {
    back: `${curls([0, -24, 80, 68], [128, 412], 17)}Z`,
    front: mirrored("M0-74C34-74 66-50 53 6L48 2c0-20-6-36-22-40Q13-41 0-41"),
    strands: at(curl, [-34, -58], [0, -62], [34, -58], [-18, -50], [18, -49]),

    top: 96,
  },
  locs: {
    back: ROOTS.map((x, i) => lock(x, -10, x * 1.22, 74 + (i % 3) * 9, 14)).join(""),
    front: cap(-34, 2) + mirrored(lock(51, -46, 62, 50, 17)),
    strands: mirrored("M0-42V-69M15-41Q13-54 6-69M29-39Q24-54 12-68M54-8h9M54 8h10"),

    gold: mirrored(rect(55, 34, 13, 8, 3)),
    top: 74,
  },
  braids: {
    back: mirrored("M0 50H40c14-4 20-30 16-60H0"),
    front: mirrored("M0-70c38 0 64 28 55 82L48 2C46-22 30-34 0-46") + PLAITS,
    strands: mirrored("M0-46V-69M10-42q20-8 32 2"),

    gold: mirrored(rect(53, 92, 14, 8, 3)),
    top: 74,
  },
  long: {
    back: mirrored("M0 116q30 8 60-4c8-30 6-82-2-128H0"),
    front: mirrored("M0-72C44-72 66-40 62-6c4 30 2 62-4 90-6-28-4-56-10-80C46-18 26-30 0-48"),
    strands: mirrored("M0-48V-70M52-14q8 34 7 74"),

    top: 76,
  },
  wavy: {
    back: mirrored("M0 112q40 10 68-8c-6-24 10-40 2-60C60 22 74 4 56-20H0"),
    front: mirrored(
      "M0-74C46-74 68-40 62-8c-4 22 8 32 4 50-2 14 6 24 0 44-10-14-2-30-10-46C50 26 54 18 48 4 46-16 26-32 0-46",
    ),
    strands: mirrored("M0-46Q2-60 0-73M58 0q-8 24 2 52"),
    shine: "M24-64Q46-54 52-32",
    top: 78,
  },
  bob: {
    back: mirrored("M0 62q30 4 58-6c8-16 8-38-2-70H0"),
    front:
      "M-56 52c6-12 6-40 8-54 8-20 32-20 60-28C28-26 44-16 48-2c2 14 2 42 8 54 12-14 10-64 2-84C52-60 28-73 0-73c-30 0-52 13-58 41-8 20-10 70 2 84Z",
    strands: `${mirrored("M58 0q2 24-2 40")}M12-30C8-48 2-62-6-71`,

    top: 77,
  },
  bun: {
    back: circle(0, -78, 27),
    front: mirrored("M0-68C40-68 62-40 54 8L48 2C46-24 28-38 0-40"),
    strands: `${mirrored("M34-34Q28-52 10-58M0-98q10 0 16 4")}M-18-82Q0-94 20-82`,

    gold: "M-20-64q20 8 40 0l-2 7Q0-50-18-57Z",
    top: 106,
  },
  ponytail: {
    back: "M34-56C80-70 96-20 84 30c-4 24 4 40 12 48C70 84 56 60 58 30c2-26-2-50-24-60Z",
    front: "M-54 8C-62-42-40-70 0-70S62-40 54 8L48 2c0-20-8-36-30-42C-2-30-44-26-48 2Z",
    strands: "M18-40c6-12 16-16 26-10M64-44C80-30 76 10 74 44",

    gold: circle(50, -50, 8),
    top: 74,
  },
  mohawk: {
    front: "M-17-38c-6-32-4-54 9-60L0-88l8-14 6 14 10-2c3 16-3 34-7 52Q0-44-17-38Z",
    strands: `${mirrored("M42-20l-2-6M47-8l-1-6M36-33l-3-5")}M4-46Q6-70 4-84`,
    shine: "M-11-60q-2-18 4-28",
    top: 104,
  },
};
