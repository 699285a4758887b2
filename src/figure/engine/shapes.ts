import { memoize } from "../../lib/memoize.ts";

/** Rounds to one decimal, or to an integer beyond ±20, where the difference is invisible. Keeps pictures small. */
export const roundForSvg = (value: number): number =>
  value > 20 || value < -20 ? Math.round(value) : Math.round(value * 10) / 10;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Removes spaces before a minus sign: it already separates two numbers. */
export const compact = (drawn: string): string => drawn.replaceAll(" -", "-");

/**
 * Template tag for path data: rounds numbers with {@link roundForSvg} and drops a space before a minus sign. It does
 * not call {@link compact}, because running a regular expression for each of a box's twenty paths takes measurable
 * time.
 */
export function path(texts: TemplateStringsArray, ...numbers: readonly number[]): string {
  let drawn = "";
  for (let i = 0; i < numbers.length; i++) {
    const number = roundForSvg(numbers[i] ?? 0);
    const text = texts[i] ?? "";
    drawn += (number < 0 && text.endsWith(" ") ? text.slice(0, -1) : text) + number;
  }
  return drawn + texts[numbers.length];
}

/**
 * Path commands whose parameters are not x,y pairs: the number of parameters, and the index of x among them. `v` has no
 * x, so its index is out of range.
 */
const X_PARAMETERS: Readonly<Record<string, readonly [count: number, x: number]>> = { a: [7, 5], h: [1, 0], v: [2, 1] };

/**
 * Adds the mirror image of a shape across the axis x = 0. If an open outline begins and ends on the axis, the two
 * halves become one shape without a seam.
 */
export const mirrored = memoize((half: string): string =>
  compact(
    half +
      half.replaceAll(/([a-z])([^a-z]*)/gi, (_, command: string, text: string) => {
        const [count, x] = X_PARAMETERS[command.toLowerCase()] ?? [2, 0];
        const numbers = (text.match(/-?[\d.]+/g) ?? []).map((number, i) => (i % count === x ? -number : number));
        return command + numbers.join(" ");
      }),
  ),
);

/** Moves the points of a path to another x. Relative commands move with their start point. */
export function bent(drawn: string, toX: (x: number, y: number) => number): string {
  let y = 0;
  return drawn.replaceAll(/([CHLMQ])([^A-Za-z]+)/g, (_, command: string, text: string) => {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const moved = numbers.map((number, i) => {
      if (command !== "H") {
        if (i % 2 > 0) return number;
        y = numbers[i + 1] ?? y;
      }
      return roundForSvg(toX(number, y));
    });
    return command + compact(moved.join(" "));
  });
}

/** Returns a point on an ellipse. The angle is in degrees, clockwise from three o'clock. */
const onEllipse = (cx: number, cy: number, rx: number, ry: number, degrees: number): readonly [number, number] => {
  const angle = radians(degrees);
  return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
};

export const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  path`M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0 ${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;

/** Draws dots as lines of length zero: with round line caps, each is as wide as the stroke. */
export const dots = (...points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y]) => `M${roundForSvg(x)} ${y}h0`).join("");

export const circle = (cx: number, cy: number, radius: number): string => ellipse(cx, cy, radius, radius);

/** Draws a rectangle, with rounded corners if `radius` is not 0. */
export const rect = (x: number, y: number, width: number, height: number, radius = 0): string =>
  radius === 0
    ? path`M${x} ${y}h${width}v${height}h${-width}Z`
    : path`M${x + radius} ${y}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}v${height - 2 * radius}q0 ${radius}${-radius} ${radius}h${2 * radius - width}q${-radius} 0${-radius}${-radius}v${2 * radius - height}q0${-radius} ${radius}${-radius}Z`;

/**
 * Draws a star with `points` points. `innerRatio` is the inner radius as a ratio to the outer; `turn` is the angle of
 * the first point, in degrees clockwise from three o'clock.
 */
export function star(cx: number, cy: number, radius: number, points = 5, innerRatio = 0.45, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const reach = i % 2 === 0 ? radius : radius * innerRatio;
    return onEllipse(cx, cy, reach, reach, turn + (i * 180) / points)
      .map(roundForSvg)
      .join(" ");
  });
  // Coordinates after the first pair of an `M` command draw lines.
  return compact(`M${corners.join(" ")}Z`);
}

/**
 * Draws curls along an arc of an ellipse: `count` half circles from one angle to another, in degrees. `wild` makes
 * their sizes differ; 0 makes them equal.
 */
export function curls(
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  [from, to]: readonly [number, number],
  count: number,
  start: "M" | "L" = "M",
  wild = 0,
): string {
  let path = "";
  let last: readonly [number, number] = [0, 0];
  for (let i = 0; i <= count; i++) {
    const wobble = i % count === 0 ? 0 : wild * Math.sin(i * 2.3);
    const grow = 1 + wobble * 0.12;
    const point = onEllipse(cx, cy, rx * grow, ry * grow, from + ((to - from) * (i + wobble)) / count);
    const radius = Math.round(Math.hypot(point[0] - last[0], point[1] - last[1]) * 0.6);
    const arc = i === 0 ? start : `A${radius} ${radius} 0 0${to > from ? 1 : 0} `;
    path += `${arc}${roundForSvg(point[0])} ${roundForSvg(point[1])}`;
    last = point;
  }
  return compact(path);
}

/** Draws a limb that hangs from 0,0, `length` long, with round ends of radius `top` and `bottom`. */
export const taperedPath = (top: number, bottom: number, length: number): string =>
  path`M${-top} 0A${top} ${top} 0 0 1 ${top} 0L${bottom} ${length}A${bottom} ${bottom} 0 0 1 ${-bottom} ${length}Z`;
