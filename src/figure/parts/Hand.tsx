import { mirrored } from "../shapes.ts";
import type { DrawContext } from "./draw-context.ts";
import { paths } from "./paths.tsx";
import type { HandPose } from "./stances.ts";

interface HandPaths {
  /** Open at the wrist, so that its outline is. */
  readonly shape: string;
  readonly shade: string;
  /** A thumb over the palm. */
  readonly thumb?: string;
  readonly lines?: string;
}

/** Hands hang from the wrist at 0,0, fingers down, thumb on the side of -x. */
const HANDS: Readonly<Record<Exclude<HandPose, "none" | "steeple">, HandPaths>> = {
  relaxed: {
    shape: "M-9-4C-16 3-20 11-18 18Q-14 23-10 17C-11 25-8 32 0 33 9 34 14 27 15 17 16 9 14 2 9-4",
    shade: "M14 5C17 15 16 30 2 33 7 28 8 21 9 14Z",
    lines: "M-10 17L-8 10M2 24v8",
  },
  fist: {
    shape: "M-9-4C-14-1-16 5-16 12-16 21-13 27-4 27H6C14 27 17 20 17 12 17 5 14-1 9-4",
    shade: "M15 3C19 13 17 27 6 27H-4C6 24 11 16 9 6Z",
    thumb: "M-16 12C-16 4-7 4 1 7 8 10 5 17-1 16-7 15-15 17-16 12Z",
    lines: "M-6 20v6M2 20v6M9 19v5",
  },
  open: {
    shape:
      "M-8-4C-8 1-11 4-14 5L-21 7A4.8 4.8 0 0 0-18 16L-11 16-14 30A4.2 4.2 0 0 0-6 32L-4 23-3 36A4.2 4.2 0 0 0 5.4 36L5 23 8 34A4.2 4.2 0 0 0 16 31.500L12 20 16 25A3.8 3.8 0 0 0 22 21L14 8C13 3 10 0 8-4",
    shade: "M8-4C10 0 13 3 14 8L22 21A3.8 3.8 0 0 1 16 25L12 20C9 22 4 22 1 22 8 16 6 8 4-4Z",
  },
  claw: {
    shape:
      "M-8-4C-9 0-12 2-17 3-25 6-26 16-20 22Q-16 21-17 17C-17 14-14 14-11 16-18 21-19 31-12 37Q-8 36-9 32-9 26-5 23C-7 30-4 38 3 40Q7 38 5 34C4 29 5 26 6 23 8 30 15 35 20 31Q21 27 17 25 15 20 14 8C12 3 9 0 8-4",
    shade: "M8-4C9 0 12 3 14 8 15 20 16 24 17 25 21 27 20 31 15 32 8 30 4 22 5 12Z",
  },
  point: {
    shape: "M-9-4C-15 0-15 6-14 12L-13 36A4.8 4.8 0 0 0-4 36L-3 23C2 28 13 27 15 18 17 8 14 1 9-4",
    shade: "M14 3C18 14 15 27 5 26-1 26-3 23-3 23 6 21 10 12 9 4Z",
    thumb: "M-14 9C-12 3-4 4 2 9 7 13 3 18-2 16Z",
    lines: "M5 19v7",
  },
  flat: {
    shape: "M-9-4C-16 2-19 8-16 15Q-13 17-11 14C-12 24-9 36 0 37 8 38 13 28 14 16 15 9 13 2 9-4",
    shade: "M13 4C16 16 12 36 1 37 6 30 8 20 8 10Z",
    lines: "M-11 14L-9 9M2 24v11",
  },
};

/** One hand in three colors; `line` is that between its fingers. */
export function hand(kind: HandPose, color: string, shadeColor: string, line: string) {
  if (kind === "none" || kind === "steeple") return null;
  const { shape, shade, thumb, lines } = HANDS[kind];
  return paths([
    [color, shape],
    [shadeColor, shade, "flat"],
    [color, thumb],
    [line, lines, 1.6],
  ]);
}

/** Fingertips pressed together before the chest, thumbs crossed. 0,0 is between the wrists; 56 units high. */
export const steeple = ({ skin, skinShade, skinLine }: DrawContext) => (
  <g stroke={skinLine} strokeWidth={1.1}>
    {paths([
      [skin, mirrored("M30-10C26-24 17-36 6-54Q1-58 0-55V-33C4-24 8-16 10-5 12 5 18 11 29 11")],
      [skinShade, mirrored("M30-10C26-24 19-34 12-45 14-28 20-14 18 8Q22 11 29 11Z"), "flat"],
      [skin, mirrored("M11-2C6-6 2-14 1-21Q4-26 7-20C9-14 13-10 15-7")],
      [skinLine, "M0-55V-32", 1.4],
    ])}
  </g>
);
