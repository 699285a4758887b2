import { mix } from "../color.ts";
import * as ids from "../ids.ts";
import { GLEAM } from "../palette.ts";
import { ellipse, mirrored, rect } from "../shapes.ts";
import type { DrawContext } from "./draw-context.ts";
import { paths } from "./paths.tsx";

const TYRE = "#223";
const SEAT = "#335";
const frame = ({ picture }: DrawContext): string =>
  picture.isHero ? picture.inks.light : mix(picture.inks.light, "#3a1a2a", 0.25);
/** How far from the middle the wheels stand. */
const span = ({ build }: DrawContext): number => Math.max(build.hip, build.waist) + 34;

/** What is behind the sitter: backrest, handles and seat. Seen from the front, on the ground y = 0. */
export function WheelchairBack({ context }: { context: DrawContext }) {
  const { chest } = context.build;
  const wheel = span(context);
  return paths(context.picture, [
    [SEAT, rect(-chest - 4, -224, chest * 2 + 8, 120, 18) + rect(10 - wheel, -116, wheel * 2 - 20, 22, 9)],
    [frame(context), mirrored(rect(chest - 1, -228, 10, 124, 5)) + rect(14 - wheel, -97, wheel * 2 - 28, 8, 3)],
    [TYRE, mirrored(rect(chest - 3, -242, 14, 18, 6))],
  ]);
}

/** Foot plates, and the wheels on both sides: in front of the sitter's legs. */
export function WheelchairFront({ context }: { context: DrawContext }) {
  const { picture, build } = context;
  const foot = Math.round(build.hip * 0.56);
  return (
    <>
      {paths(picture, [
        [frame(context), mirrored(`M${foot + 12}-92L${foot + 9}-6`), 5],
        [frame(context), mirrored(rect(foot - 24, -6, 48, 7, 3))],
      ])}
      <g id={picture.id(ids.wheel)} transform={`translate(${-span(context)},-68)rotate(4)`}>
        {paths(picture, [
          [TYRE, ellipse(0, 0, 23, 67)],
          [frame(context), ellipse(0, 0, 18, 58)],
          [picture.inks.deep, ellipse(0, 0, 15, 51)],
          ["#dee", "M0-51V51M-15 0H15M-10.6-36L10.6 36M10.6-36L-10.6 36", 3],
          ["#eef", ellipse(2, 0, 17, 55), 3],
          [picture.inks.accent, ellipse(0, 0, 6, 10)],
          [GLEAM, "M-18-34q4-20 12-27", 3],
        ])}
      </g>
      <use href={picture.href(ids.wheel)} transform="scale(-1,1)" />
    </>
  );
}
