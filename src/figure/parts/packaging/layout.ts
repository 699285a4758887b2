import type { TextFrame } from "../../engine/fit-text.ts";
import { rect } from "../../engine/shapes.ts";
import type { CharacterType } from "../../schema/field.ts";

/** The hang hole of every card. */
export const HANG_HOLE = "M257 28h24a20 20 0 0 1 38 0h24a8 8 0 0 1 0 16H319a20 20 0 0 1-38 0H257a8 8 0 0 1 0-16Z";

/** Position of the figure, and the limits of its size. */
export interface FigurePosition {
  /** The point on the ground between the feet. */
  readonly x: number;
  readonly y: number;
  /** The y of the top of the hair or hat. It replaces `y` if the packaging cuts off the figure at the bottom. */
  readonly crownY?: number;
  /** Available height. The figure, including its hair or hat, must fit into it. */
  readonly maxHeight: number;
  /** The maximum scale, even if a larger figure would fit. */
  readonly maxScale: number;
}

/** Center and scale of an accessory, and the frame for its label. */
export interface BayPosition {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly label: TextFrame;
}

/** The positions that every packaging defines. */
export interface PackagingLayout {
  readonly figure: FigurePosition;
  readonly bays: readonly [BayPosition, BayPosition, BayPosition];
  readonly name: TextFrame;
  readonly jobTitle: TextFrame;
  readonly tagline: TextFrame;
  /** The y of the middle of the PREVIEW ribbon. The ribbon crosses the legs and covers no text that users proofread. */
  readonly ribbonY: number;
}

/**
 * Returns three positions, each `dx` and `dy` away from the previous one. The label's frame is relative to the center of
 * a position.
 */
export function bayPositions(
  { x, y, scale }: Pick<BayPosition, "x" | "y" | "scale">,
  [dx, dy]: readonly [number, number],
  label: Omit<TextFrame, "font">,
): readonly [BayPosition, BayPosition, BayPosition] {
  const position = (i: number): BayPosition => ({
    x: x + i * dx,
    y: y + i * dy,
    scale,
    label: {
      maxLines: 2,
      lineHeight: 0.94,
      align: "middle",
      ...label,
      font: "label",
      x: label.x + x + i * dx,
      y: label.y + y + i * dy,
    },
  });
  return [position(0), position(1), position(2)];
}

/**
 * The layout of a type's blister card: 600 × 800 units. A hero's card has round corners, with the name above the
 * figure. A villain's has cut corners, with the name below.
 */
interface CardLayout extends PackagingLayout {
  readonly outline: string;
  /** The printed band behind the name, and its edge. */
  readonly band: string;
  readonly bandEdge: string;
  /** The blister over the figure. */
  readonly bubble: string;
  /** The blister over an accessory, centered on 0,0, and the label plate below it. */
  readonly bay: string;
  readonly baySheen: string;
  readonly plate: string;
  readonly emblem: readonly [x: number, y: number];
}

const NAME = { font: "display", size: 84, maxLines: 2, lineHeight: 0.9 } as const;
const TAGLINE = { font: "display", size: 22, maxLines: 2, lineHeight: 1.1 } as const;
const LABEL = { x: -69, y: 58, width: 138, height: 36, size: 16.5 } as const;

export const LAYOUTS: Readonly<Record<CharacterType, CardLayout>> = {
  hero: {
    outline: "M34 4H566q30 0 30 30V766q0 30-30 30H34Q4 796 4 766V34Q4 4 34 4Z",
    band: "M0 0H600V150C470 214 150 168 0 204Z",
    bandEdge: "M600 150C470 214 150 168 0 204",
    bubble: "M26 314c0-74 66-104 192-104s192 30 192 104V650q0 48-48 48H74q-48 0-48-48Z",
    bay: rect(-74, -56, 148, 112, 26),
    baySheen: "M-60-16V-28q0-14 14-14h24",
    plate: rect(-72, 59, 144, 34, 10),
    bays: bayPositions({ x: 501, y: 270, scale: 1.12 }, [0, 160], LABEL),
    figure: { x: 218, y: 676, maxHeight: 456, maxScale: 1.14 },
    name: { ...NAME, x: 28, y: 54, width: 430, height: 110 },
    jobTitle: { x: 42, y: 165, width: 404, height: 28, font: "display", size: 20 },
    tagline: { ...TAGLINE, x: 116, y: 722, width: 312, height: 54 },
    ribbonY: 612,
    emblem: [524, 116],
  },
  villain: {
    outline: "M34 4H566l30 30V766l-30 30H34L4 766V34Z",
    band: "M0 800V592L130 574l50 30 120-22 120 22 50-34 130 26V800Z",
    bandEdge: "M0 592l130-18 50 30 120-22 120 22 50-34 130 26",
    bubble: "M216 66H544l30 30V568l-30 30H216l-30-30V96Z",
    bay: "M-56-56H56L74-38V38L56 56H-56L-74 38V-38Z",
    baySheen: "M-60-20V-32l10-10H-22",
    plate: "M-72 59H72v26l-8 8H-64l-8-8Z",
    bays: bayPositions({ x: 98, y: 124, scale: 1.12 }, [0, 160], LABEL),
    figure: { x: 380, y: 572, maxHeight: 492, maxScale: 1.16 },
    name: { ...NAME, x: 144, y: 608, width: 428, height: 80, align: "end" },
    jobTitle: { x: 144, y: 685, width: 414, height: 28, font: "display", size: 20, align: "end" },
    tagline: { ...TAGLINE, x: 116, y: 722, width: 312, height: 54 },
    ribbonY: 541,
    emblem: [74, 652],
  },
};
