import { path, radians } from "../../engine/shapes.ts";

export type Point = readonly [x: number, y: number];

export const along = ([x, y]: Point, [dx, dy]: Point, distance: number): Point => [
  x + dx * distance,
  y + dy * distance,
];
const direction = (degrees: number): Point => [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
const normal = ([dx, dy]: Point): Point => [-dy, dx];
export const xy = ([x, y]: Point): string => path`${x} ${y}`;

/** The joints of an arm (shoulder, elbow, wrist) or a leg (hip, knee, ankle). */
export interface Limb {
  readonly root: Point;
  readonly bend: Point;
  readonly end: Point;
  /** Directions of the upper and the lower half. */
  readonly upper: Point;
  readonly lower: Point;
}

/**
 * Creates a limb that hangs from `root`. `angles` move its halves outward, in degrees. `sign` is 1 for a right limb and
 * -1 for a left one.
 */
export function limbOf(root: Point, sign: 1 | -1, angles: Point, lengths: Point): Limb {
  const upper = direction(sign * angles[0]);
  const lower = direction(sign * angles[1]);
  const bend = along(root, upper, lengths[0]);
  return { root, bend, end: along(bend, lower, lengths[1]), upper, lower };
}

/** Half widths at root, bend and end. A negative half width is on the opposite side of the limb's center line. */
type Widths = readonly [number, number, number];

/**
 * Returns the points of one edge of a limb: root, rounded bend with its control point, end. `sign` is 1 for the edge on
 * the side of the normal and -1 for the other edge.
 */
function edge({ root, bend, end, upper, lower }: Limb, sign: 1 | -1, widths: Widths): readonly Point[] {
  const [top, middle, bottom] = widths;
  const [across, below] = [normal(upper), normal(lower)];
  const sum: Point = [across[0] + below[0], across[1] + below[1]];
  const length = Math.hypot(...sum) || 1;
  const mitre: Point = [sum[0] / length, sum[1] / length];
  /** Cosine of half the angle of the bend. */
  const cosine = Math.max(0.5, length / 2);
  const width = middle * sign;
  const corner = along(bend, mitre, width / cosine);
  const isInside = (upper[0] * lower[1] - upper[1] * lower[0]) * width > 0;
  return [
    along(root, across, top * sign),
    ...(isInside
      ? [along(corner, upper, -7), corner, along(corner, lower, 7)]
      : [along(bend, across, width), along(bend, mitre, width * Math.min(1.5, 1 / cosine)), along(bend, below, width)]),
    along(end, below, bottom * sign),
  ];
}

/** Draws the outline along one edge and back along the other. The end is rounded and extends by `bulge`. */
function outline(limb: Limb, right: Widths, left: Widths, bulge: number): string {
  const [a0, a1, a2, a3, a4] = edge(limb, 1, right).map(xy);
  const [b0, b1, b2, b3, b4] = edge(limb, -1, left).map(xy);
  return `M${a0}L${a1}Q${a2} ${a3}L${a4}Q${xy(along(limb.end, limb.lower, bulge))} ${b4}L${b3}Q${b2} ${b1}L${b0}`;
}

export interface LimbPaths {
  /** The filled shape, with a round end at the root. */
  readonly fill: string;
  /** The outline, open at the root, where the limb joins the body. */
  readonly line: string;
  /** The shaded side. */
  readonly shade: string;
}

/** Whether the side of the normals is the darker one. The light comes from above and slightly from the left. */
const isRightShaded = ({ upper, lower }: Limb): boolean => {
  const [across, below] = [normal(upper), normal(lower)];
  return (across[0] + below[0]) * 0.4 + across[1] + below[1] > 0;
};

/**
 * The shade's inner edge as a ratio of the half width. It is negative because the edge is on the shaded side of the
 * center line.
 */
const SHADE = -0.25;

export function limbPaths(limb: Limb, widths: Widths, bulge = 3): LimbPaths {
  const line = outline(limb, widths, widths, bulge);
  const thin: Widths = [-widths[0], widths[1] * SHADE, widths[2] * SHADE];
  const isRight = isRightShaded(limb);
  return {
    line,
    // Radius 1 is too small, so SVG draws a half circle. That hides rounding errors of the end points.
    fill: `${line}A1 1 0 0 0 ${xy(along(limb.root, normal(limb.upper), widths[0]))}Z`,
    shade: `${outline(limb, isRight ? widths : thin, isRight ? thin : widths, bulge)}Z`,
  };
}

/** Draws a straight piece of a limb's upper half, starting at its root, such as a short sleeve. */
export const piecePaths = (limb: Limb, length: number, top: number, bottom: number): LimbPaths =>
  limbPaths(
    {
      ...limb,
      bend: along(limb.root, limb.upper, length / 2),
      end: along(limb.root, limb.upper, length),
      lower: limb.upper,
    },
    [top, (top + bottom) / 2, bottom],
    4,
  );

/** Draws a cuff around the end of a limb, `height` units high. */
export function cuffPath({ end, lower }: Limb, height: number, radius: number): string {
  const across = normal(lower);
  const top = along(end, lower, -height);
  return `M${xy(along(top, across, radius))}L${xy(along(end, across, radius))}Q${xy(along(end, lower, 4))} ${xy(along(end, across, -radius))}L${xy(along(top, across, -radius))}Q${xy(along(top, lower, 4))} ${xy(along(top, across, radius))}Z`;
}

/** Draws a fold on the inside of the bend, or returns undefined if the limb bends too little. */
export function foldPath(limb: Limb, radius: number): string | undefined {
  const { upper, lower, bend } = limb;
  const turn = upper[0] * lower[1] - upper[1] * lower[0];
  const isBent = Math.abs(turn) > 0.6 || upper[0] * lower[0] + upper[1] * lower[1] < 0;
  const corner = edge(limb, turn > 0 ? 1 : -1, [radius, radius, radius])[2];
  return isBent && corner ? `M${xy(corner)}L${xy(bend)}` : undefined;
}
