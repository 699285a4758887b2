import { path } from "../../engine/shapes.ts";

/** The mouth of an expression, and how the expression changes eyes, brows and head. Left and right are the viewer's. */
export interface Expression {
  /** Heights of the upper and lower lid, relative to those of the eye shape. 0 closes the eye. */
  readonly lids?: readonly [upper: number, lower: number];
  /**
   * Draws closed eyes as arcs whose middle is this many units higher than their ends. A positive number looks happy, a
   * negative one calm.
   */
  readonly closed?: number;
  /** How far each brow is raised, in units. */
  readonly rise?: readonly [left: number, right: number];
  /** Rotation of each brow, in degrees. A positive angle raises the inner end. */
  readonly tilt?: readonly [left: number, right: number];
  /** Keeps angry brow shapes unchanged. Without it, they are softened. */
  readonly frowns?: boolean;
  /** How far the eyes look to the right and down, in units. */
  readonly gaze?: readonly [right: number, down: number];
  /** `line` is drawn between the closed lips `upper` and `lower`. */
  readonly line?: string;
  readonly upper?: string;
  readonly lower?: string;
  /** `open` is the outline of open lips, with `teeth` and `tongue` inside. */
  readonly open?: string;
  readonly teeth?: string;
  readonly tongue?: string;
  /** Shadows on the skin, such as dimples and bags under the eyes. */
  readonly creases?: string;
}

/**
 * Draws closed lips between the corners `x1`, `y1` and `x2`, `y2`. The line between them bends toward `middle` (y) at
 * `bend` (x). `fullness` is the height of the lower lip.
 */
export function closedLips(
  x1: number,
  y1: number,
  middle: number,
  x2: number,
  y2: number,
  fullness = 7,
  bend = (x1 + x2) / 2,
): Required<Pick<Expression, "line" | "upper" | "lower">> {
  const x = (x1 + x2) / 4 + bend / 2;
  const y = (y1 + y2) / 4 + middle / 2;
  const [round, rise] = [(x2 - x1) / 4, fullness * 0.55];
  /** Returns the y of both control points of a curve that passes this far below the middle of the line. */
  const below = (depth: number) => (y + depth) * 1.33 - (y1 + y2) / 6;
  const line = path`M${x1} ${y1}C${bend - round} ${below(0)} ${bend + round} ${below(0)} ${x2} ${y2}`;
  return {
    line,
    upper:
      line +
      path`Q${(x + x2) / 2} ${(y2 + y) / 2 - rise} ${x + 3.4} ${y - rise}L${x} ${y - rise * 0.5} ${x - 3.4} ${y - rise}Q${(x1 + x) / 2} ${(y1 + y) / 2 - rise} ${x1} ${y1}Z`,
    lower: line + path`C${bend + round} ${below(fullness)} ${bend - round} ${below(fullness)} ${x1} ${y1}Z`,
  };
}

export interface Nose {
  readonly line: string;
  /** Half of the nose's width at the nostrils. @default 8 */
  readonly wing?: number;
}
