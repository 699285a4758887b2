import { circle, radians, roundForSvg } from "../../../engine/shapes.ts";
import type { FigureSpec } from "../../../schema/spec.ts";
import type { Pattern } from "../types.ts";

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const polar = (radius: number, degrees: number): string =>
  [Math.cos(radians(degrees)), Math.sin(radians(degrees))].map((v) => Math.round(v * radius)).join();

/** Positions of the pieces of a scattered pattern, in the card's units. */
const SCATTER_POINTS = [
  [30, 470],
  [96, 236],
  [150, 690],
  [20, 640],
  [330, 240],
  [402, 262],
  [392, 520],
  [470, 366],
  [586, 300],
  [548, 700],
  [398, 690],
  [570, 520],
  [60, 350],
  [372, 400],
  [300, 676],
  [586, 420],
] as const;
/** Draws a piece at every `step`th point, starting with point `from`. */
const scattered = (piece: string, from: number, step: number): string =>
  SCATTER_POINTS.filter((_, i) => i % step === from)
    .map(([x, y]) => `M${x} ${y}${piece}`)
    .join("");

/** Distance from the center of the figure to the card's edge. */
const REACH = 420;
/** Draws a line from the x `from` down to the x `to`, clipped at the card's edge. */
function ray(from: number, to: number): string {
  const ratio = Math.min(1, (REACH - Math.abs(from)) / Math.abs(to - from));
  return `M${from} 50L${roundForSvg(from + (to - from) * ratio)} ${roundForSvg(50 + 330 * ratio)}`;
}

/** The lines of a spider web around 0,0. */
const WEB = [
  ...range(6).map((spoke) => `M${polar(720, spoke * 30)}L${polar(-720, spoke * 30)}`),
  ...range(5).map((ring) => {
    const reach = (ring + 1) * 92;
    return `M${reach} 0${range(12)
      .map((at) => `Q${polar(reach * 0.8, at * 30 + 15)} ${polar(reach, at * 30 + 30)}`)
      .join("")}`;
  }),
].join("");

export const DRAWINGS: Readonly<Record<Exclude<FigureSpec["background"], "rays" | "shards">, readonly Pattern[]>> = {
  stars: [
    { fill: scattered("l4,9h10l-8,6 3,10-9-6-9,6 3-10-8-6h10Z", 0, 2), opacity: 0.4 },
    { fill: scattered("l7,15h16l-13,10 5,16-15-10-15,10 5-16-13-10h16Z", 1, 2), opacity: 0.22 },
  ],
  halftone: range(6).map((row) => ({
    line: range(3)
      .map((i) => `M${(i % 2) * 20} ${220 + (row * 3 + i) * 30}H610`)
      .join(""),
    width: 3 + row * 4,
    dashes: "0 40",
    opacity: 0.3,
  })),
  clouds: [
    {
      fill: range(7)
        .map(
          (i) =>
            `M${((i * 137 + 20) % 600) - 60} ${240 + i * 70}a22 22 0 0 1 26-26a34 34 0 0 1 62-6a24 24 0 0 1 ${26 + (i % 3) * 14} 32Z`,
        )
        .join(""),
      opacity: 0.3,
    },
  ],
  rings: [
    {
      line: range(4)
        .map((i) => circle(0, 0, 58 + i * 116))
        .join(""),
      width: 16,
      opacity: 0.24,
      isCentered: true,
    },
    {
      line: range(4)
        .map((i) => circle(0, 0, 116 + i * 116))
        .join(""),
      width: 5,
      opacity: 0.3,
      isCentered: true,
    },
  ],
  bolts: [
    { fill: scattered("h26l-12,26h18l-40,50 10-36h-16Z", 0, 2), opacity: 0.34 },
    { fill: scattered("h18l-8,18h12l-27,34 6-24h-10Z", 1, 2), opacity: 0.2 },
  ],
  chevrons: [
    {
      line: range(12)
        .map((i) => `M-20 ${230 + i * 52}l320 80 320-80`)
        .join(""),
      width: 20,
      opacity: 0.2,
    },
  ],
  grid: [
    {
      // Clips the lines, because resvg leaves parts of a picture unpainted if a path extends far beyond it.
      line: range(21)
        .map((i) => `${ray((i - 10) * 14, (i - 10) * 110)}M-${REACH} ${roundForSvg(50 + i * i * 1.6)}H${REACH}`)
        .join(""),
      width: 1.8,
      opacity: 0.5,
      isCentered: true,
    },
    { fill: circle(0, -20, 128), opacity: 0.26, isCentered: true },
  ],
  webs: [{ line: WEB, width: 1.8, opacity: 0.45, isCentered: true }],
};
