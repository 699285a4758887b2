import { luminance, mix } from "../../engine/color.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import type { DrawContext } from "../body/draw-context.ts";
import { EXPRESSIONS } from "./expressions.ts";

/** The right brow around its own middle, inner end on the left. */
const BROWS: Readonly<Record<FigureSpec["brows"], string>> = {
  natural: "M-12 2.5C-7-3 4-5.5 13.5 1.5 5-1.5-4 1-11 4.5Q-13 4.5-12 2.5Z",
  straight: "M-12-1.5Q0-4 13-1.5 14 0 12.5 1Q0 1-11.5 3-14 1-12-1.5Z",
  arched: "M-12.5 0C-7-4-1-7 5-7 10-6.5 12.5-2 14 3.5 10-1.5 7-2.8 4-3-1-3-6-1-11 2.6Q-13.5 2.6-12.5 0Z",
  rounded: "M-12 4C-9-6 8-8 13 3 14 5 12.5 5.5 11.5 4 6-3-5-2-9.5 5Q-12.5 7-12 4Z",
  thin: "M-12 2.5C-6-4 6-5.5 13 2 5-2.5-5-1-11.5 3.4Q-12.8 3.6-12 2.5Z",
  thick: "M-13 1C-8-6 6-8 14 1 15 3.5 12 3.5 10 2.6 3 0-5 2-10.5 5.5Q-14.5 5-13 1Z",
  bushy:
    "M-14 2C-12-4-7-7-2-7.5L-1-6C4-9 10-7 15-1L11.5-1 15 4C10 1 5 .5 1 1.5-4 2-8 3.5-10.5 6L-11 4-13.5 6C-14.5 5-14.6 3.5-14 2Z",
  angled: "M-13 5.5-12 1.5Q-2-1.5 6-7 11-4 14 2 9-2 5.5-2.5-2 2.5-11.5 6Z",
};

const BROW_X = 21;
const BROW_Y = -15;

/** Brows in the color of the hair, moved by the expression. */
export function Brows({ context }: { context: DrawContext }) {
  const { spec, skin, hair } = context;
  const { rise = [0, 0], tilt = [0, 0] } = EXPRESSIONS[spec.mouth];
  const brow = BROWS[spec.brows];
  const isOnDark = luminance(skin) < 0.35;
  /** Thicker where skin is as dark as they are. */
  const height = isOnDark && luminance(hair) < 0.35 ? 1.25 : 1;
  const color =
    luminance(hair) > 0.6 ? mix(hair, "#4f3f30", isOnDark ? 0.3 : 0.45) : mix(hair, "#160c0c", isOnDark ? 0.7 : 0.3);
  return (
    <g fill={color} stroke="none">
      <path d={brow} transform={`translate(${-BROW_X} ${BROW_Y - rise[0]})rotate(${-tilt[0]})scale(-1 ${height})`} />
      <path d={brow} transform={`translate(${BROW_X} ${BROW_Y - rise[1]})rotate(${tilt[1]})scale(1 ${height})`} />
    </g>
  );
}
