import { INK, INNER } from "../../engine/ink.ts";
import { paths } from "../../engine/paths.tsx";
import { mirrored } from "../../engine/shapes.ts";
import type { HandPose } from "../pose/stances.ts";
import type { DrawContext } from "./draw-context.ts";

interface HandPaths {
  /** The hand, open at the wrist, so that its outline has a gap there. */
  readonly shape: string;
  readonly shade: string;
  /** A thumb over the palm. Its outline has a gap where it joins the hand. */
  readonly thumb?: string;
  readonly lines?: string;
}

/** Hands with the wrist at 0,0. The fingers point down and the thumb is on the left. */
const HANDS: Readonly<Record<Exclude<HandPose, "none" | "steeple">, HandPaths>> = {
  relaxed: {
    shape:
      "M-9-4C-15-1-19 4-20.5 10-21.5 17-19.5 21-16.5 20.5-13.5 20-12.5 15-10 11L-10 27Q-9 34-3.5 34T3 29Q4.5 33.5 9.5 33T16 25C16.5 17 14 3 9-4",
    shade: "M13 3C16 9 17 20 16 25 15 30 13 33 9.5 33 6 33 4 32 4 30.5 9 24 10 16 9 7Z",
    lines: "M3 29V20",
  },
  fist: {
    shape:
      "M-9-4C-15 0-17 6-17 12-17 18-16 22-13 24Q-11.5 29.5-5.5 29.5T1.5 27Q4 30 9 28.5T14 22C18 17 18 6 14 1Q12-2 9-4",
    shade: "M13 0C18 6 18 17 14 22 13.5 28 8 30 4 28 11 20 11 10 8 3Z",
    thumb: "M-14.5 3C-8 3 1 6 6 10 10 14 7 19 2 18.5-4 17.5-10 18-16.5 17",
    lines: "M1.5 27L1 21",
  },
  open: {
    shape:
      "M-8-4C-8 1-11 4-14 5L-21 7A4.8 4.8 0 0 0-18 16L-11 16-14 30A4.6 4.6 0 0 0-5 33L-3 23-2 36A4.8 4.8 0 0 0 7.5 36L7 23 12 32A4.8 4.8 0 0 0 21 28L14 8C13 3 10 0 8-4",
    shade: "M8-4C10 0 13 3 14 8L21 28A4.8 4.8 0 0 1 12 32L7 23C5 23 3 22 1 22 8 16 6 8 4-4Z",
  },
  claw: {
    shape:
      "M-8-4C-10 0-14 2-19 4-25 7-27 14-24 20-22 23-18 22-18 18-18 15-15 14-11 16-18 22-20 30-17 35-15 38-11 37-11 33-11 29-9 26-6 24-7 31-5 37-1 40 2 42 5 39 4 36 2 32 2 28 4 24 8 28 12 31 17 30 21 28 20 23 16 22 14 21 14 18 15 15 14 8 11 2 8-4",
    shade:
      "M8-4C9 0 12 3 14 8 15 11 15 14 15 15 14 18 14 21 16 22 20 23 21 28 17 30 12 31 8 28 4 24L1 25C7 19 7 10 4-4Z",
  },
  point: {
    shape: "M-9-4C-15 0-15 6-14 12L-13 36A4.8 4.8 0 0 0-4 36L-3 24Q0 30 6 29T14 20C17 14 15 3 9-4",
    shade: "M13 2C16 9 16 15 14 20 13 26 10 29 6 29 11 18 11 10 8 3Z",
    thumb: "M-14 6C-8 4-1 6 4 11 7 16 2 19-3 17.5L-13.5 16",
  },
  flat: {
    shape: "M-9-4C-15 1-19 8-18 15-17 19-13 19-11 14L-11 27Q-10 34-4 35T3.5 31Q6 36 10.5 34T13.5 27C15 19 15 8 9-4",
    shade: "M12 2C15 10 15 19 13.5 27 13 34 8 36.5 4.5 32.5 9 26 10 16 8 6Z",
    lines: "M3.5 31V20",
  },
};

/** Draws one hand. `line` is the color of the lines between the fingers. */
export function hand(kind: HandPose, color: string, shadeColor: string, line: string) {
  if (kind === "none" || kind === "steeple") return null;
  const { shape, shade, thumb, lines } = HANDS[kind];
  return paths([
    [color, shape],
    [shadeColor, shade, "flat"],
    [color, thumb],
    [line, lines, INNER],
  ]);
}

/**
 * Draws both hands with their fingertips together and their thumbs crossed: 56 units high, with 0,0 between the wrists.
 */
export const steeple = ({ skin, skinShade }: DrawContext) => (
  <g strokeWidth={INNER}>
    {paths([
      [skin, mirrored("M30-10C26-24 17-36 6-54Q1-58 0-55V-33C4-24 8-16 10-5 12 5 18 11 29 11")],
      [skinShade, mirrored("M30-10C26-24 19-34 12-45 14-28 20-14 18 8Q22 11 29 11Z"), "flat"],
      [skin, mirrored("M11-2C6-6 2-14 1-21Q4-26 7-20C9-14 13-10 15-7")],
      [INK, "M0-55V-32", INNER],
    ])}
  </g>
);
