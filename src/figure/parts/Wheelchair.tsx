import { mix } from "../color.ts";
import { GLEAM } from "../palette.ts";
import { box, ellipse } from "../shapes.ts";
import { both } from "./builds.ts";
import type { Look } from "./look.ts";

const TYRE = "#23242f";
const SEAT = "#343a52";
const frame = ({ art }: Look): string => (art.isHero ? art.inks.light : mix(art.inks.light, "#3a1a2a", 0.25));
/** How far from the middle the wheels stand. */
const span = ({ build }: Look): number => Math.max(build.hip, build.waist) + 34;

/** What is behind the sitter: backrest, handles and seat. Seen from the front, on the ground y = 0. */
export function WheelchairBack({ look }: { look: Look }) {
  const { chest } = look.build;
  const wheel = span(look);
  return (
    <>
      <path
        d={box(-chest - 4, -224, chest * 2 + 8, 120, 18) + box(10 - wheel, -116, wheel * 2 - 20, 22, 9)}
        fill={SEAT}
      />
      <path
        d={`${both((m) => box(m * (chest + 4) - 5, -228, 10, 124, 5))}${box(14 - wheel, -97, wheel * 2 - 28, 8, 3)}`}
        fill={frame(look)}
      />
      <path d={both((m) => box(m * (chest + 4) - 7, -242, 14, 18, 6))} fill={TYRE} />
    </>
  );
}

/** Foot plates, and the wheels on both sides: in front of the sitter's legs. */
export function WheelchairFront({ look }: { look: Look }) {
  const { art, build } = look;
  const foot = Math.round(build.hip * 0.56);
  const wheel = (
    <>
      <path d={ellipse(0, 0, 23, 67)} fill={TYRE} />
      <path d={ellipse(0, 0, 18, 58)} fill={frame(look)} />
      <path d={ellipse(0, 0, 15, 51)} fill={art.inks.deep} />
      <path d="M0-51V51M-15 0H15M-10.6-36L10.6 36M10.6-36L-10.6 36" stroke="#dfe6f2" strokeWidth="2.5" />
      <path d={ellipse(2, 0, 17, 55)} stroke="#f3f6fb" strokeWidth="3" />
      <path d={ellipse(0, 0, 6, 10)} fill={art.inks.accent} />
      <path d="M-18-34Q-14-54-6-61" stroke={GLEAM} strokeWidth="3" />
    </>
  );
  return (
    <>
      <path d={both((m) => `M${m * (foot + 12)}-92L${m * (foot + 9)}-6`)} stroke={frame(look)} strokeWidth="5" />
      <path d={both((m) => box(m * foot - 24, -6, 48, 7, 3))} fill={frame(look)} />
      <g id={art.id("w")} transform={`translate(${-span(look)},-68)rotate(4)`}>
        {wheel}
      </g>
      <use href={art.href("w")} transform="scale(-1,1)" />
    </>
  );
}
