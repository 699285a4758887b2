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
  /** How far the eyes look to the right, in units. */
  readonly gaze?: number;
  /** Closed lips: the line between them, and the shape of both. */
  readonly line?: string;
  readonly lips?: string;
  /** Open lips, with teeth and tongue inside. */
  readonly open?: string;
  readonly teeth?: string;
  readonly tongue?: string;
  /** Shadows on the skin, such as dimples and bags under the eyes. */
  readonly creases?: string;
  /** How far the head leans further to the side that the pose leans it to, in degrees. */
  readonly lean?: number;
  /** y of the bottom of the lower lip. */
  readonly bottom: number;
}

/**
 * Closed lips between the corners `x1`, `y1` and `x2`, `y2`. `middle` is the y of the control point of the line between
 * them, `fullness` the height of the lower lip.
 */
export function closedLips(
  x1: number,
  y1: number,
  middle: number,
  x2: number,
  y2: number,
  fullness = 6,
): Required<Pick<Expression, "line" | "lips" | "bottom">> {
  const x = (x1 + x2) / 2;
  const y = (y1 + y2) / 4 + middle / 2;
  const [left, right] = [(x1 + x) / 2, (x + x2) / 2];
  const [upper, lower] = [0.5, 1.06].map((share) => share * fullness) as [number, number];
  return {
    line: path`M${x1} ${y1}Q${x} ${middle} ${x2} ${y2}`,
    lips: path`M${x1} ${y1}Q${left} ${(y1 + y) / 2 - upper} ${x - 3.4} ${y - upper}L${x} ${y - upper * 0.6} ${x + 3.4} ${y - upper}Q${right} ${(y2 + y) / 2 - upper} ${x2} ${y2}Q${right + 2} ${y + lower} ${x} ${y + lower}T${x1} ${y1}Z`,
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
