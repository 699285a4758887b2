import type { FigureSpec } from "../../domain/figure-spec.ts";
import { GLEAM } from "../palette.ts";
import { box, circle } from "../shapes.ts";
import { both } from "./builds.ts";

type Kind = Exclude<FigureSpec["glasses"], "none">;

/** Frames around the middle of the face (0,0), eyes at ±21, 3. */
const FRAMES: Readonly<Record<Kind, string>> = {
  round: circle(-22, 4, 17.5) + circle(22, 4, 17.5),
  square: box(-40, -11, 36, 29, 8) + box(4, -11, 36, 29, 8),
  "cat-eye": both((m) => `M${m * 5}-6Q${m * 24}-12 ${m * 46}-17Q${m * 42} 18 ${m * 23} 18Q${m * 7} 18 ${m * 5}-6Z`),
  "half-moon": both((m) => `M${m * 5}-7H${m * 41}Q${m * 40} 18 ${m * 23} 18Q${m * 6} 18 ${m * 5}-7Z`),
  shades: both((m) => `M${m * 3}-11H${m * 43}Q${m * 43} 18 ${m * 24} 18Q${m * 6} 18 ${m * 3}-11Z`),
};
const BRIDGE = "M-5,0Q0-4 5,0M-41-2L-52,2M41-2L52,2";
const HEAVY_BROW = "M-41-8H-5M5-8H41";

export function Glasses({ kind, color }: { kind: Kind; color: string }) {
  const isDark = kind === "shades";
  return (
    <g stroke={color}>
      <path d={FRAMES[kind]} fill={isDark ? "#12101feb" : "#d6eeff3d"} strokeWidth={kind === "half-moon" ? 1.6 : 3.4} />
      <path d={kind === "half-moon" ? BRIDGE + HEAVY_BROW : BRIDGE} strokeWidth={kind === "half-moon" ? 4.4 : 3.2} />
      <path d={isDark ? "M-34-5l-8 12M14-5l-6 10" : "M-30-4l-6 7M13-4l-6 7"} stroke={GLEAM} strokeWidth="2.5" />
    </g>
  );
}
