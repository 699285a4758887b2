import { path } from "../../engine/shapes.ts";

/** The mouth of an expression, and how it changes eyes, brows and head. Left and right are the viewer's. */
export interface Expression {
  /** Height of the upper and lower lids, as a ratio to the eye shape's: 0 closes the eye. */
  readonly lids?: readonly [upper: number, lower: number];
  /** Draws closed eyes as arcs that rise by so many units in the middle: positive looks happy, negative calm. */
  readonly closed?: number;
  /** How far each brow rises, in units. */
  readonly rise?: readonly [left: number, right: number];
  /** Rotation of each brow, in degrees. A positive one raises the inner end. */
  readonly tilt?: readonly [left: number, right: number];
  /** Leaves angry brow shapes as they are. Other expressions soften them. */
  readonly frowns?: boolean;
  /** How far the eyes look to the right and down, in units. */
  readonly gaze?: readonly [right: number, down: number];
  /** Closed lips, and the line between them. */
  readonly line?: string;
  readonly upper?: string;
  readonly lower?: string;
  /** Open lips, with teeth and tongue inside. */
  readonly open?: string;
  readonly teeth?: string;
  readonly tongue?: string;
  /** Shadows on the skin, such as dimples and bags under the eyes. */
  readonly creases?: string;
  /** y of the bottom of the lower lip. */
  readonly bottom: number;
}

/**
 * Closed lips between the corners `x1`, `y1` and `x2`, `y2`. The line between them bends toward `middle` (y) and `bend`
 * (x). `fullness` is the height of the lower lip.
 */
export function closedLips(
  x1: number,
  y1: number,
  middle: number,
  x2: number,
  y2: number,
  fullness = 7,
  bend = (x1 + x2) / 2,
): Required<Pick<Expression, "line" | "upper" | "lower" | "bottom">> {
  const x = (x1 + x2) / 4 + bend / 2;
  const y = (y1 + y2) / 4 + middle / 2;
  const [round, rise] = [(x2 - x1) / 4, fullness * 0.55];
  /** y of both control points of a curve that is this far below the line in the middle. */
  const below = (depth: number) => (y + depth) * 1.33 - (y1 + y2) / 6;
  const line = path`M${x1} ${y1}C${bend - round} ${below(0)} ${bend + round} ${below(0)} ${x2} ${y2}`;
  return {
    line,
    upper:
      line +
      path`Q${(x + x2) / 2} ${(y2 + y) / 2 - rise} ${x + 3.4} ${y - rise}L${x} ${y - rise * 0.5} ${x - 3.4} ${y - rise}Q${(x1 + x) / 2} ${(y1 + y) / 2 - rise} ${x1} ${y1}Z`,
    lower: line + path`C${bend + round} ${below(fullness)} ${bend - round} ${below(fullness)} ${x1} ${y1}Z`,
    bottom: Math.round(y + fullness),
  };
}

export interface Nose {
  /** The shaded side. */
  readonly shade: string;
  readonly line: string;
  /** Half width at the nostrils. @default 8 */
  readonly wing?: number;
}
