import { paths } from "../../engine/paths.tsx";
import { mirrored } from "../../engine/shapes.ts";
import type { HandPose } from "../pose/stances.ts";
import type { DrawContext } from "./draw-context.ts";

interface HandPaths {
  /** Open at the wrist, so that its outline is. */
  readonly shape: string;
  readonly shade: string;
  /** A thumb over the palm, open at its root. */
  readonly thumb?: string;
  readonly lines?: string;
}

/** Hands hang from the wrist at 0,0, fingers down, thumb on the side of -x. */
const HANDS: Readonly<Record<Exclude<HandPose, "none" | "steeple">, HandPaths>> = {
  relaxed: {
    shape:
      "M-9-4C-15-1-19 4-20.5 10-21.5 17-19.5 21-16.5 20.5-13.5 20-12.5 15-10 11L-10 27Q-9 32-5.5 32T-2 30Q-1 36 2.5 35.5T6 31.5Q8 34.5 10.5 32.5T12.5 27Q15.5 28 16.5 25T16 14C15 8 13 1 9-4",
    shade: "M13 3C16 9 17 20 16.5 25Q15.5 28 12.5 27C12 33 8 34 6 31.5 9 24 10 16 9 7Z",
    lines: "M-2 30V21M6 31.5V21M12.5 27L12 20",
  },
  fist: {
    shape:
      "M-9-4C-15 0-17 6-17 12-17 18-16 22-13 24Q-12 28.5-8 28.5T-3.5 26.5Q-2 30 2 29.5T6 26.5Q8 29 11 27T14 22C18 17 18 6 14 1Q12-2 9-4",
    shade: "M13 0C18 6 18 17 14 22 14 28 9 30 6 26.5 11 20 11 10 8 3Z",
    thumb: "M-14.5 3C-8 3 1 6 6 10 10 14 7 19 2 18.5-4 17.5-10 18-16.5 17",
    lines: "M-3.5 26.5V20.5M6 26.5L5.5 20.5",
  },
  open: {
    shape:
      "M-8-4C-8 1-11 4-14 5L-21 7A4.8 4.8 0 0 0-18 16L-11 16-14 30A4.2 4.2 0 0 0-6 32L-4 23-3 36A4.2 4.2 0 0 0 5.4 36L5 23 8 34A4.2 4.2 0 0 0 16 31.5L12 20 16 25A3.8 3.8 0 0 0 22 21L14 8C13 3 10 0 8-4",
    shade: "M8-4C10 0 13 3 14 8L22 21A3.8 3.8 0 0 1 16 25L12 20C9 22 4 22 1 22 8 16 6 8 4-4Z",
  },
  claw: {
    shape:
      "M-8-4C-10 0-14 2-19 4-25 7-27 14-24 20-22 23-18 22-18 18-18 15-15 14-11 16-18 22-20 30-17 35-15 38-11 37-11 33-11 29-9 26-7 24-8 31-7 36-4 39-1 41 2 39 1 36 0 32 0 28 1 25 2 31 4 35 8 37 11 38 13 35 11 32 9 29 9 26 9 23 12 27 15 29 19 28 22 26 21 22 18 21 15 18 16 12 14 8 12 3 9 0 8-4",
    shade: "M8-4C9 0 12 3 14 8 16 12 15 18 18 21 21 22 22 26 19 28 15 29 12 27 9 23 5 24 3 24 1 25 7 19 7 10 4-4Z",
  },
  point: {
    shape: "M-9-4C-15 0-15 6-14 12L-13 36A4.8 4.8 0 0 0-4 36L-3 24Q-1 28.5 3 28T7 25Q9 27 11.5 25T14 20C17 14 15 3 9-4",
    shade: "M13 2C16 9 16 15 14 20 13 27 9 27 7 25 11 18 11 10 8 3Z",
    thumb: "M-14 6C-8 4-1 6 4 11 7 16 2 19-3 17.5L-13.5 16",
    lines: "M7 25L6.5 19",
  },
  flat: {
    shape:
      "M-9-4C-15 1-19 8-18 15-17 19-13 19-11 14L-11 27Q-10 33-6.5 33T-3 32Q-2 37.5 2 37.5T6 33.5Q8 36 11 33.5T13.5 27C15 19 15 8 9-4",
    shade: "M12 2C15 10 15 19 13.5 27 13 35 9 37 6 33.5 9 26 10 16 8 6Z",
    lines: "M-3 32V20M6 33.5V20",
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
