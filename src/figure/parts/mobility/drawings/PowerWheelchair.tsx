import { mix } from "../../../engine/color.ts";
import { RUBBER, STEEL } from "../../../engine/palette.ts";
import { paths } from "../../../engine/paths.tsx";
import { circle, mirrored, path, rect } from "../../../engine/shapes.ts";
import type { DrawContext } from "../../body/draw-context.ts";
import type { AidProps } from "../types.ts";
import { frameColor, raised } from "./Wheelchair.tsx";

const CUSHION = "#3b435c";

/** The tall backrest and headrest of a power wheelchair, in units of the upper body. */
export function PowerWheelchairBack({ context, bust }: Pick<AidProps, "context" | "bust">) {
  const { chest } = context.build;
  const drawn = paths([
    [CUSHION, rect(-chest - 18, -288, chest * 2 + 36, 150, 24)],
    [frameColor(context), mirrored(path`M${chest + 18}-262Q${chest + 20}-288 ${chest - 6}-288`), 5],
    [CUSHION, rect(-52, -336, 104, 48, 20)],
    ["#59638a", mirrored("M34-326Q44-326 44-312"), 4],
  ]);
  return <g transform={raised(bust)}>{drawn}</g>;
}

const powerSpan = ({ build }: DrawContext): number => Math.max(build.hip, build.waist) + 26;

/** The base and armrests of a power wheelchair, behind the legs. The ground is at y = 0. */
export function PowerWheelchairSeat({ context }: Pick<AidProps, "context">) {
  const x = powerSpan(context);
  return paths([
    [STEEL, mirrored(rect(x - 5, -100, 9, 60))],
    [frameColor(context), rect(-x - 2, -54, 2 * x + 4, 36, 14)],
    [
      mix(frameColor(context), context.picture.shade, 0.3),
      path`M${-x}-32H${x}Q${x + 2}-18 ${x - 12}-18H${12 - x}Q${-x - 2}-18 ${-x}-32Z`,
      "flat",
    ],
    [CUSHION, mirrored(rect(x - 12, -112, 24, 14, 7))],
  ]);
}

/** The wheels and footplate of a power wheelchair, in front of the legs. */
export function PowerWheelchairFront({ context }: Pick<AidProps, "context">) {
  const { build } = context;
  const x = powerSpan(context);
  const foot = Math.round(build.hip * 0.54) + 26;
  return paths([
    [RUBBER, mirrored(rect(x - 4, -46, 22, 46, 10))],
    [frameColor(context), mirrored(rect(x + 3, -32, 8, 18, 4))],
    [STEEL, rect(-foot, -4, 2 * foot, 7, 3)],
  ]);
}

/** The joystick in front of the hand that uses it. Portraits do not show that hand. */
export function Joystick({ context, bust }: Pick<AidProps, "context" | "bust">) {
  if (bust) return null;
  const x = -powerSpan(context);
  return paths([
    [RUBBER, rect(x - 15, -104, 30, 15, 6)],
    [STEEL, path`M${x}-103v-12`, 5],
    [context.picture.inks.accent, circle(x, -119, 7)],
  ]);
}
