import { memoize } from "../../../lib/memoize.ts";
import { INK } from "../../engine/ink.ts";
import { paths } from "../../engine/paths.tsx";
import { compact, radians } from "../../engine/shapes.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import type { DrawContext } from "../body/draw-context.ts";
import { browOf, expressionOf } from "./features.ts";
import { browOn, rimOn } from "./tones.ts";

const BROW_X = 21;
const BROW_Y = -15;

/** Moves and rotates the path of a brow. Mirrors it for the left side. */
function placed(brow: string, side: -1 | 1, y: number, tilt: number): string {
  const [cos, sin] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
  return brow.replaceAll(/([CLMQ])([^A-Z]+)/g, (_, command: string, text: string) => {
    const points = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const moved = points.map((number, i) =>
      i % 2 === 0
        ? side * (BROW_X + number * cos - (points[i + 1] ?? 0) * sin)
        : y + (points[i - 1] ?? 0) * sin + number * cos,
    );
    return command + compact(moved.map((number) => Math.round(number * 10) / 10).join(" "));
  });
}

const browPaths = memoize((kind: FigureSpec["brows"]) =>
  memoize((mouth: FigureSpec["mouth"]): string => {
    const { rise = [0, 0], tilt = [0, 0], frowns } = expressionOf(mouth);
    /** If the brows are angry but the expression is not, raises their inner ends. */
    const softening = kind === "angled" && !frowns ? 16 : 0;
    return ([-1, 1] as const)
      .map((side, at) => placed(browOf(kind), side, BROW_Y - (rise[at] ?? 0), (tilt[at] ?? 0) + softening))
      .join("");
  }),
);

/** Both brows, in the color of the hair, with the position that the expression gives them. */
export function Brows({ context }: { context: DrawContext }) {
  const { spec, skin, hair } = context;
  const color = browOn(skin, hair);
  const rim = color === INK ? rimOn(skin) : undefined;
  const brows = browPaths(spec.brows)(spec.mouth);
  return (
    <>
      {rim ? <path d={brows} fill={rim} stroke="none" transform="translate(0 2.4)" /> : null}
      {paths([[color, brows, "flat"]])}
    </>
  );
}
