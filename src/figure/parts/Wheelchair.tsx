import { mix } from "../color.ts";
import { GLEAM } from "../palette.ts";
import { box, ellipse, twin } from "../shapes.ts";
import { layers } from "./layer.tsx";
import type { Look } from "./look.ts";

const TYRE = "#223";
const SEAT = "#335";
const frame = ({ art }: Look): string => (art.isHero ? art.inks.light : mix(art.inks.light, "#3a1a2a", 0.25));
/** How far from the middle the wheels stand. */
const span = ({ build }: Look): number => Math.max(build.hip, build.waist) + 34;

/** What is behind the sitter: backrest, handles and seat. Seen from the front, on the ground y = 0. */
export function WheelchairBack({ look }: { look: Look }) {
  const { chest } = look.build;
  const wheel = span(look);
  return layers(look.art, [
    [SEAT, box(-chest - 4, -224, chest * 2 + 8, 120, 18) + box(10 - wheel, -116, wheel * 2 - 20, 22, 9)],
    [frame(look), twin(box(chest - 1, -228, 10, 124, 5)) + box(14 - wheel, -97, wheel * 2 - 28, 8, 3)],
    [TYRE, twin(box(chest - 3, -242, 14, 18, 6))],
  ]);
}

/** Foot plates, and the wheels on both sides: in front of the sitter's legs. */
export function WheelchairFront({ look }: { look: Look }) {
  const { art, build } = look;
  const foot = Math.round(build.hip * 0.56);
  return (
    <>
      {layers(art, [
        [frame(look), twin(`M${foot + 12}-92L${foot + 9}-6`), 5],
        [frame(look), twin(box(foot - 24, -6, 48, 7, 3))],
      ])}
      <g id={art.id("w")} transform={`translate(${-span(look)},-68)rotate(4)`}>
        {layers(art, [
          [TYRE, ellipse(0, 0, 23, 67)],
          [frame(look), ellipse(0, 0, 18, 58)],
          [art.inks.deep, ellipse(0, 0, 15, 51)],
          ["#dee", "M0-51V51M-15 0H15M-10.6-36L10.6 36M10.6-36L-10.6 36", 3],
          ["#eef", ellipse(2, 0, 17, 55), 3],
          [art.inks.accent, ellipse(0, 0, 6, 10)],
          [GLEAM, "M-18-34q4-20 12-27", 3],
        ])}
      </g>
      <use href={art.href("w")} transform="scale(-1,1)" />
    </>
  );
}
