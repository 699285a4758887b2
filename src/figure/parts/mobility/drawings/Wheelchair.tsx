import { mix } from "../../../engine/color.ts";
import * as ids from "../../../engine/ids.ts";
import { RUBBER } from "../../../engine/palette.ts";
import { paths } from "../../../engine/paths.tsx";
import { circle, ellipse, mirrored, path, rect } from "../../../engine/shapes.ts";
import type { DrawContext } from "../../body/draw-context.ts";
import type { AidProps } from "../types.ts";

const CUSHION = "#3b435c";
const RIM = "#dfe6f0";
/** Returns the color of the frame, which is bright on a hero's and a villain's card. */
export const frameColor = ({ picture }: DrawContext): string =>
  picture.isHero ? picture.inks.accent : mix(picture.inks.accent, "#ffffff", 0.2);
/** Returns the distance of the wheels from the axis. */
const span = ({ build }: DrawContext): number => Math.max(build.hip, build.waist) + 32;

/** Returns the transform that raises the backrest in a portrait, so that it is visible next to the shoulders. */
export const raised = (bust: boolean) => (bust ? "translate(0,-26)" : undefined);

/** The backrest and push handles behind the body, in units of the upper body. */
export function WheelchairBack({ context, bust }: Pick<AidProps, "context" | "bust">) {
  const { shoulder, chest } = context.build;
  const x = shoulder + 19;
  const drawn = paths([
    [CUSHION, rect(-x + 3, -256, x * 2 - 6, 116, 16)],
    ["#59638a", mirrored(path`M${x - 11}-236V-176`), 4],
    [frameColor(context), mirrored(path`M${chest - 4}-150Q${x}-160 ${x}-200V-262`), 7],
    [RUBBER, mirrored(`M${x}-280v20`), 13],
    ["#8d99b5", mirrored(`M${x - 3}-280v14`), 3],
  ]);
  return <g transform={raised(bust)}>{drawn}</g>;
}

/** The tops of the wheels in a portrait. They are raised, so that they are visible in both lower corners. */
export function RaisedWheels({ context: { build }, context }: Pick<AidProps, "context">) {
  const x = Math.min(95, build.shoulder + build.arm + 5);
  return paths([
    [RUBBER, mirrored(ellipse(x, -246, 18, 45)), 7.5],
    [RIM, mirrored(path`M${x}-246v-40M${x}-246l12-33M${x}-246l-12-33`), 1.6],
    [frameColor(context), mirrored(ellipse(x, -246, 14.5, 40)), 3],
  ]);
}

/** The seat, footplates and wheels, in front of the legs. */
export function WheelchairFront({ context }: { context: DrawContext }) {
  const { picture, build } = context;
  const foot = Math.round(build.hip * 0.54);
  const frame = frameColor(context);
  return (
    <>
      {paths([[frame, mirrored(path`M${foot + 27}-66Q${foot + 30}-20 ${foot + 22}-3H${foot - 20}`), 5.5]])}
      <g id={picture.id(ids.wheel)} transform={`translate(${-span(context)},-64)rotate(5)`}>
        {paths([
          [RUBBER, ellipse(0, 0, 15, 60), 8],
          [RIM, "M0-54V54M-11-30L11 30M11-30L-11 30M-13 0H13", 1.6],
          [frame, ellipse(0, 0, 11.5, 53), 3],
          [RIM, ellipse(-5, 0, 14, 51), 3.5],
          [frame, circle(0, 0, 7)],
        ])}
      </g>
      <use href={picture.href(ids.wheel)} transform="scale(-1,1)" />
    </>
  );
}
