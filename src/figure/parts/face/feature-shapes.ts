import { path } from "../../engine/shapes.ts";

/** What a mouth and all that moves with it do. Left and right are the viewer's. */
export interface Expression {
  /** Height of the upper and the lower lid: 1 leaves the eye as its kind has it, 0 closes it. */
  readonly lids?: readonly [upper: number, lower: number];
  /** Eyes closed to arcs, whose middle is so many units above their ends: happy ones rise, calm ones sink. */
  readonly closed?: number;
  /** How far the brows rise, in units: left, right. */
  readonly rise?: readonly [left: number, right: number];
  /** Turn of the brows, in degrees: positive lifts their inner ends; left, right. */
  readonly tilt?: readonly [left: number, right: number];
  /** Goes with brows that are drawn angry; others raise them, one higher than the other. */
  readonly frowns?: boolean;
  /** Where the eyes look aside, in units to the right. */
  readonly gaze?: number;
  /** Closed lips: the line between them, and both. */
  readonly line?: string;
  readonly lips?: string;
  /** Opened lips, with teeth and tongue inside. */
  readonly open?: string;
  readonly teeth?: string;
  readonly tongue?: string;
  /** Shadows of the skin: a dimple, a bag below an eye. */
  readonly creases?: string;
  /** How far the head leans to the side to which the pose has it, in degrees. */
  readonly lean?: number;
  /** Where the lower lip ends. */
  readonly bottom: number;
}

/**
 * Closed lips from a left corner to a right one, both filled. The line between them bends toward `middle`, the height
 * of its control point; `fullness` is the height of the lower lip.
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
  /** The side that is turned away from the light. */
  readonly shade: string;
  readonly line: string;
  /** How far its nostril reaches to the right. @default 8 */
  readonly wing?: number;
}
