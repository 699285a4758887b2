import type { FigureSpec } from "../../domain/figure-spec.ts";
import { GLEAM } from "../palette.ts";
import { circle, mirrored, rect } from "../shapes.ts";
import { standIn } from "../stand-in.ts";

type Kind = Exclude<FigureSpec["glasses"], "none">;

/** Frames around the middle of the face (0,0), eyes at ±21, 3: the right half. */
const FRAMES: Readonly<Record<Kind, string>> = {
  round: circle(22, 4, 17.5),
  square: rect(4, -11, 36, 29, 8),
  "cat-eye": "M5-6q19-6 41-11Q42 18 23 18 7 18 5-6Z",
  "half-moon": "M5-7H41Q40 18 23 18T5-7Z",
  ...standIn(circle(22, 4, 17.5), "oval", "aviator", "reading"),
  shades: "M3-11H43q0 29-19 29Q6 18 3-11Z",
};
const BRIDGE = mirrored("M0-2Q2.5-2 5 0M41-2L52 2");
const HEAVY_BROW = mirrored("M5-8H41");

export function Glasses({ kind, color }: { kind: Kind; color: string }) {
  const isDark = kind === "shades";
  const isThin = kind === "half-moon";
  return (
    <g stroke={color}>
      <path d={mirrored(FRAMES[kind])} fill={isDark ? "#12101feb" : "#d6eeff3d"} strokeWidth={isThin ? 1.6 : 3.4} />
      <path d={isThin ? BRIDGE + HEAVY_BROW : BRIDGE} strokeWidth={isThin ? 4.4 : 3.2} />
      <path d={isDark ? "M-34-5L-42 7M14-5L8 5" : "M-30-4l-6 7M13-4L7 3"} stroke={GLEAM} strokeWidth={2.5} />
    </g>
  );
}
