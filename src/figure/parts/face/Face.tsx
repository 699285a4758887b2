import { luminance, mix } from "../../engine/color.ts";
import { WHITE } from "../../engine/palette.ts";
import { paths } from "../../engine/paths.tsx";
import { mirrored, roundForSvg } from "../../engine/shapes.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import type { DrawContext } from "../body/draw-context.ts";
import { Brows } from "./Brows.tsx";
import { Eyes } from "./Eyes.tsx";
import { EXPRESSIONS } from "./expressions.ts";
import { FaceJewelry } from "./Markings.tsx";

interface Nose {
  /** The side that is turned away from the light. */
  readonly shade: string;
  readonly line: string;
  /** How far its nostril reaches to the right. @default 8 */
  readonly wing?: number;
}

const NOSES: Readonly<Record<FigureSpec["nose"], Nose>> = {
  button: { shade: "M-6 19Q0 16 7 17 9 24 1 25-5 25-6 19Z", line: "M-5 22.5q5 4 10 0" },
  long: { shade: "M2 0Q6 14 10 22 9 30 0 29-6 28-7 24 1 27 4 22 4 12 2 0Z", line: "M-6 25.5q6 5 12-.5" },
  broad: {
    shade: "M5 8Q6 16 12 20 14 25 9 27 0 30-9 27 0 27 5 22Z",
    line: mirrored("M0 27.5C3 27.5 5 25 8 26 12 27 13.5 23.5 11 19.5"),
    wing: 12,
  },
  straight: { shade: "M2-2 9 22Q8 27 0 27-5 27-7 23 2 25 3 20Z", line: "M-5 24.5q5 3 10-.5" },
  hooked: { shade: "M1-5C12 4 15 18 9 24 5 30-2 30-6 26 2 27 6 22 7 10Z", line: "M-7 23.5q7 7 13 0" },
  snub: {
    shade: "M-6.5 20.5Q-5 16 0 16.5 5 16 6.5 20.5 6.5 24 3 23.5 0 25.5-3 23.5-6.5 24-6.5 20.5Z",
    line: "M-3 21.5h.1M3 21.5h.1",
  },
  fine: { shade: "M2 2 5 19Q5 23 0 23.5 2 21 2 2Z", line: "M-3.5 22q3.5 3 7 0", wing: 5 },
  bulbous: { shade: "M9 10Q15 20 7 27-1 30-8 25 3 26 8 19Z", line: "M-8 21a8.6 8.6 0 0 0 17 0" },
};

/** They hide the chin, and lips stand out from them in a color of their own. */
const BEARDS: readonly FigureSpec["facialHair"][] = ["beard", "long-beard", "short-beard", "curly-beard"];
const CHIN_TUFTS: readonly FigureSpec["facialHair"][] = ["goatee", "van-dyke"];
/** How much lower the mouth is under a moustache. */
const MOUTH_DROPS: Partial<Record<FigureSpec["facialHair"], number>> = {
  moustache: 4,
  handlebar: 4,
  "van-dyke": 2,
  walrus: 7,
  goatee: 2,
  beard: 3,
  "long-beard": 3,
  "short-beard": 3,
  "curly-beard": 3,
};

function mouth(context: DrawContext) {
  const { spec, skin, skinShade, skinLine, beard } = context;
  const { line, lips, open, teeth, tongue, bottom } = EXPRESSIONS[spec.mouth];
  const isBearded = BEARDS.includes(spec.facialHair);
  /** Of lips it leaves only the lower one to be seen. */
  const isWalrus = spec.facialHair === "walrus";
  const drop = MOUTH_DROPS[spec.facialHair] ?? 0;
  const lip = spec.lipstick
    ? mix(skin, "#b8123f", 0.7)
    : mix(
        skin,
        isBearded && luminance(beard) > 0.5 ? "#8c2f2c" : "#d2605a",
        isBearded || luminance(skin) < 0.35 ? 0.55 : 0.32,
      );
  return (
    <g transform={drop === 0 ? undefined : `translate(0 ${drop})`}>
      {paths([
        [
          mix(skin, skinShade, 0.6),
          !isBearded && !CHIN_TUFTS.includes(spec.facialHair) && `M-4 ${bottom + 4.5}q4 1.6 8 0`,
          3,
        ],
        [lip, lips, "flat"],
        [lip, (spec.lipstick || isBearded) && open, 4],
        ["#5c1522", open, "flat"],
        ["#e0686a", tongue, "flat"],
        [WHITE, teeth, "flat"],
        [isBearded ? mix(lip, "#2a0a10", 0.7) : mix(skinLine, lip, spec.lipstick ? 0.3 : 0.15), !isWalrus && line, 3],
      ])}
    </g>
  );
}

/** Eyes, brows, nose and mouth, around the middle of the face (0,0). */
export function Face({ context }: { context: DrawContext }) {
  const { spec, skin, skinShade, skinLine, stance } = context;
  const { shade, line, wing = 8 } = NOSES[spec.nose];
  return (
    <>
      <Eyes context={context} />
      <Brows context={context} />
      <g transform={stance.headTurn === 0 ? undefined : `translate(${roundForSvg(stance.headTurn * 2)})`}>
        {paths([
          [skinShade, shade, "flat"],
          [mix(skin, "#d9763f", 0.24), luminance(skin) < 0.35 && "M-1.5 6v10", 3.6],
          [skinLine, line, 2.6],
        ])}
        {spec.noseRing ? (
          <path
            d={`M${wing} 20.6a4.4 4.4 0 1 1-4.4 4.6l2.3-.1a2.1 2.1 0 1 0 2.1-2.2Z`}
            fill="#ffd76a"
            stroke="#7a4a0c"
            strokeWidth={0.9}
          />
        ) : null}
      </g>
      {mouth(context)}
      <FaceJewelry context={context} />
    </>
  );
}
