import type { FigureSpec } from "../../domain/figure-spec.ts";
import { box, circle, curls, ellipse, short } from "../shapes.ts";

/**
 * Hair around the middle of the face (0,0); the face reaches to about ±53 × ±62. `back` lies behind
 * the body, `front` over the forehead; `strands` are dark lines on it, `shine` light ones, `gold`
 * beads and bands. A wrap is cloth: it takes the wrap's color and hides the ears where it says so.
 */
export interface HairArt {
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

/** Hair close to the skull: `line` is the y of the hairline, `grow` how far it stands off. */
const cap = (line: number, grow = 0): string =>
  `M${-53 - grow},8C${-62 - grow}-42 ${-38 - grow},${-68 - grow} 0,${-68 - grow}C${38 + grow},${-68 - grow} ${62 + grow}-42 ${53 + grow},8L48,2C50-18 44,${line} 31,${line - 5}Q0,${line - 11} -31,${line - 5}C-44,${line} -50-18-48,2Z`;

/** A rope of hair from x, y down to x2, y2, `width` thick. */
const lock = (x: number, y: number, x2: number, y2: number, width: number): string => {
  const h = width / 2;
  const bow = short(x * 1.14);
  const middle = (y + y2) / 2;
  return `M${x - h},${y}Q${short(bow - h)},${middle} ${short(x2 - h)},${y2}Q${x2},${y2 + width} ${short(x2 + h)},${y2}Q${short(bow + h)},${middle} ${x + h},${y}Z`;
};

const plait = (m: number): string =>
  [0, 1, 2, 3, 4, 5].map((i) => ellipse(m * (57 + i * 1.4), 8 + i * 17, short(11 - i * 0.6), 11)).join("") +
  ellipse(m * 66, 106, 6, 10);

const curl = (x: number, y: number): string => `M${x - 7},${y + 3}a8,8 0 1 1 9,6`;
const at = (draw: (x: number, y: number) => string, ...points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => draw(x, y)).join("");

const ROOTS = [-54, -40, -24, 24, 40, 54];

export const HAIR_ART: Readonly<Record<FigureSpec["hair"], HairArt>> = {
  hijab: {
    back: "M-64-10C-72,50-78,84-70,104Q0,128 70,104C78,84 72,50 64-10Z",
    front:
      "M0-72C48-72 68-38 66,2C65,40 52,66 58,92Q30,116-6,108Q-40,112-58,90C-52,62-66,40-66,2C-68-38-48-72 0-72ZM0-48C-30-46-43-26-43,2C-43,34-26,54 0,57C26,54 43,34 43,2C43-26 30-46 0-48Z",
    strands:
      "M-42,10C-42,40-22,62 10,66C34,68 48,76 56,90M-50,50C-30,74-8,80 22,84M-40-30C-30-48-16-54 0-55C18-54 34-44 42-26",
    shine: "M-56-16Q-54-52-20-64",
    isWrap: true,
    hidesEars: true,
    top: 74,
  },
  turban: {
    front: "M-57-8C-74-46-54-90 0-92C54-90 74-46 57-8C54-22 40-34 0-44C-40-34-54-22-57-8Z",
    strands: "M-60-26C-36-50 20-58 50-74M-62-44C-34-66 8-76 34-84M60-26C36-50-20-58-50-74M63-46C44-60 20-66 0-70",
    shine: "M-58-50Q-46-78-16-84",
    gold: "M-9-46L0-66L9-46L0-38Z",
    isWrap: true,
    top: 94,
  },
  bald: { shine: "M-27-44Q-14-54 6-55", top: 64 },
  buzz: {
    front: cap(-34, -3),
    strands: "M-20-46l3-3M-8-51l3-3M4-46l3-3M16-51l3-3M28-46l3-3M-32-40l3-3M38-38l2-3",
    shine: "M-34-48Q-22-58-6-60",
    top: 68,
  },
  short: {
    front:
      "M-55,10C-64-32-52-64-14-72C20-80 58-62 58-24C58-10 56,0 53,10L48,2C49-14 46-24 38-32C18-26-8-26-24-44C-30-32-46-28-48,2Z",
    strands: "M-24-44C-22-56-12-64 4-68M0-34Q24-34 40-44",
    shine: "M2-62Q28-64 42-46",
    top: 76,
  },
  quiff: {
    front:
      "M-54,10C-60-14-58-34-50-44C-54-64-30-88 8-86C40-84 64-66 60-34C60-14 57,0 53,10L48,2C49-14 48-24 40-34C14-24-18-28-38-38C-46-26-48-12-48,2Z",
    strands: "M-36-42C-16-36 16-36 44-52M-26-52C-4-46 24-50 46-64",
    shine: "M-36-58Q-20-78 14-77",
    top: 88,
  },
  receding: {
    back: "M-50-20C-62,0-60,26-48,34L48,34C60,26 62,0 50-20Z",
    front: "M-56,22C-64-8-58-34-44-46C-46-28-48-8-48,8ZM56,22C64-8 58-34 44-46C46-28 48-8 48,8Z",
    strands: "M-54,0Q-54-18-48-30M54,0Q54-18 48-30",
    shine: "M-22-50Q-10-57 6-57",
    top: 64,
  },
  curly: {
    front: `${curls([0, -22, 60, 52], [165, 375], 11)}L48,4${curls([0, -16, 48, 24], [340, 200], 6, "L")}L-48,4Z`,
    strands: at(curl, [-38, -50], [-12, -64], [18, -62], [40, -44], [2, -48]),
    shine: "M-46-54Q-36-68-22-72",
    top: 80,
  },
  afro: {
    back: `${curls([0, -24, 80, 68], [128, 412], 17)}Z`,
    front: "M-53,6C-66-50-34-74 0-74C34-74 66-50 53,6L48,2C48-18 42-34 26-38Q0-44-26-38C-42-34-48-18-48,2Z",
    strands: at(curl, [-34, -58], [0, -62], [34, -58], [-18, -50], [18, -49]),
    shine: "M-52-56Q-38-72-18-76",
    top: 96,
  },
  locs: {
    back: ROOTS.map((x, i) => lock(x, -10, short(x * 1.22), 74 + (i % 3) * 9, 14)).join(""),
    front: cap(-34, 2) + lock(-53, -20, -63, 50, 12) + lock(53, -20, 63, 50, 12),
    strands:
      "M-26-38Q-21-54-10-68M-12-40Q-9-54-5-69M2-40V-69M16-40Q13-54 6-69M30-38Q24-54 12-68M-59,0h8M-61,14h8M53,0h8M54,14h8",
    shine: "M-42-48Q-30-62-16-66",
    gold: box(-68, 34, 13, 8, 3) + box(55, 34, 13, 8, 3),
    top: 74,
  },
  braids: {
    back: "M-56-10C-60,20-54,46-40,50L40,50C54,46 60,20 56-10Z",
    front: `M-55,12C-64-42-38-70 0-70C38-70 64-42 55,12L48,2C46-22 30-34 0-46C-30-34-46-22-48,2Z${plait(-1)}${plait(1)}`,
    strands: "M0-46V-69M-10-42Q-30-50-42-40M10-42Q30-50 42-40",
    shine: "M-42-44Q-32-58-12-63",
    gold: box(-73, 92, 14, 8, 3) + box(59, 92, 14, 8, 3),
    top: 74,
  },
  long: {
    back: "M-58-16C-66,30-68,82-60,112Q-30,124 0,116Q30,124 60,112C68,82 66,30 58-16Z",
    front:
      "M-55,26C-66-40-40-72 0-72C40-72 66-40 55,26C52,36 54,62 58,84C66,50 68-10 58-34L48,4C46-18 26-30 6-48C-14-30-44-20-48,4L-58-34C-68-10-66,50-58,84C-54,62-52,36-55,26Z",
    strands: "M6-48C2-58 2-64 4-71M-52-14Q-60,20-59,60M52-14Q60,20 59,60",
    shine: "M-46-42Q-36-58-14-65",
    top: 76,
  },
  wavy: {
    back: "M-56-20C-74,4-60,22-70,44C-78,64-62,80-68,104Q-40,122 0,112Q40,122 68,104C62,80 78,64 70,44C60,22 74,4 56-20Z",
    front:
      "M-54,20C-68-40-44-74-4-74C42-74 68-44 54,20C64,38 54,54 64,78C76,50 66,30 70,10C66-20 60-30 58-34L48,4C50-16 40-30 14-46C-4-34-44-26-48,4L-58-34C-68-10-64,14-66,30C-70,50-62,60-64,78C-54,54-64,38-54,20Z",
    strands: "M14-46C8-58 2-66-2-72M-56,0Q-66,24-60,50M56,0Q68,24 60,52",
    shine: "M24-64Q46-54 52-32",
    top: 78,
  },
  bob: {
    back: "M-56-14C-66,18-66,40-58,56Q-30,66 0,62Q30,66 58,56C66,40 66,18 56-14Z",
    front:
      "M-56,52C-50,40-50,12-48-2C-40-22-16-22 12-30C28-26 44-16 48-2C50,12 50,40 56,52C68,38 66-12 58-32C52-60 28-73 0-73C-30-73-52-60-58-32C-66-12-68,38-56,52Z",
    strands: "M12-30C8-48 2-62-6-71M-58,0Q-60,24-56,40",
    shine: "M-48-36Q-38-58-16-65",
    top: 77,
  },
  bun: {
    back: circle(0, -78, 27),
    front: "M-54,8C-62-40-40-68 0-68C40-68 62-40 54,8L48,2C46-24 28-38 0-40C-28-38-46-24-48,2Z",
    strands: "M-34-34Q-28-52-10-58M34-34Q28-52 10-58M-14-94Q0-102 16-94M-18-82Q0-94 20-82",
    shine: "M-42-40Q-36-52-24-58M-18-90Q-12-98-2-101",
    gold: "M-20-64Q0-56 20-64L18-57Q0-50-18-57Z",
    top: 106,
  },
  ponytail: {
    back: "M34-56C80-70 96-20 84,30C80,54 88,70 96,78C70,84 56,60 58,30C60,4 56-20 34-30Z",
    front: "M-54,8C-62-42-40-70 0-70C40-70 62-40 54,8L48,2C48-18 40-34 18-40C-2-30-44-26-48,2Z",
    strands: "M18-40C24-52 34-56 44-50M64-44C80-30 76,10 74,44",
    shine: "M-42-42Q-34-56-14-64",
    gold: circle(50, -50, 8),
    top: 74,
  },
  mohawk: {
    front: "M-17-38C-23-70-21-92-8-98L0-88L8-102L14-88L24-90C27-74 21-56 17-38Q0-44-17-38Z",
    strands: "M4-46Q6-70 4-84M-42-20l2-6M-47-8l1-6M42-20l-2-6M47-8l-1-6M-36-33l3-5M36-33l-3-5",
    shine: "M-11-60Q-13-78-7-88",
    top: 104,
  },
};
