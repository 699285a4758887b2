import { luminance } from "../../engine/color.ts";
import { CONTOUR, INK, PRINT } from "../../engine/ink.ts";
import { WHITE } from "../../engine/palette.ts";
import { paths } from "../../engine/paths.tsx";
import { path, roundForSvg } from "../../engine/shapes.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import type { DrawContext } from "../body/draw-context.ts";
import { Brows } from "./Brows.tsx";
import { Eyes } from "./Eyes.tsx";
import { expressionOf, noseOf } from "./features.ts";
import { FaceJewelry } from "./Markings.tsx";
import { isDarkSkin, lipOn, lipstickOn } from "./tones.ts";

const numbersOf = (d: string) => (d.match(/-?[\d.]+/g) ?? []).map(Number);

/** Turns the line between closed lips into a lens, thickest in the middle. */
function tapered(line: string): string {
  const [x1 = 0, y1 = 0, a = 0, b = 0, c = 0, d = 0, x2 = 0, y2 = 0] = numbersOf(line);
  return path`M${x1} ${y1}C${a} ${b - 2.5} ${c} ${d - 2.5} ${x2} ${y2}C${c} ${d + 2.5} ${a} ${b + 2.5} ${x1} ${y1}Z`;
}

/** Beards that hide the chin. The lip color must contrast with them. */
const BEARDS: readonly FigureSpec["facialHair"][] = ["beard", "long-beard", "short-beard", "curly-beard"];
/** How far facial hair other than {@link BEARDS} moves the mouth down. */
const MOUTH_DROPS: Partial<Record<FigureSpec["facialHair"], number>> = {
  moustache: 4,
  handlebar: 4,
  "van-dyke": 2,
  walrus: 5,
  chevron: 2,
  goatee: 2,
};

function mouth(context: DrawContext) {
  const { spec, skin, beard } = context;
  const { line, upper, lower, open, teeth, tongue } = expressionOf(spec.mouth);
  const isBearded = BEARDS.includes(spec.facialHair);
  const drop = isBearded ? 3 : (MOUTH_DROPS[spec.facialHair] ?? 0);
  const lip = spec.lipstick
    ? lipstickOn(skin)
    : isBearded
      ? lipOn(skin, luminance(beard) > 0.5 ? "#8c2f2c" : "#d2605a", 0.55)
      : lipOn(skin);
  /** Without lipstick, lips are printed only on dark skin, where a light lower lip makes the mouth visible. */
  const hasLips = spec.lipstick || isDarkSkin(skin);
  return (
    <g transform={drop === 0 ? undefined : `translate(0 ${drop})`}>
      {paths([
        [lip, spec.lipstick && upper, "flat"],
        [lip, hasLips && lower, "flat"],
        [spec.lipstick ? lip : INK, open, spec.lipstick ? PRINT : CONTOUR.head],
        ["#5c1522", open, "flat"],
        ["#e0686a", tongue, "flat"],
        [WHITE, teeth, "flat"],
        [INK, line && tapered(line), "flat"],
      ])}
    </g>
  );
}

/** Eyes, brows, nose and mouth. The middle of the face is at 0,0. */
export function Face({ context }: { context: DrawContext }) {
  const { spec } = context;
  const { headTurn } = context.stance;
  const { line, wing = 8 } = noseOf(spec.nose);
  return (
    <>
      <Eyes context={context} />
      <Brows context={context} />
      <g transform={`translate(${roundForSvg(headTurn * 2)} -2.5)${headTurn < 0 ? "scale(-1,1)" : ""}`}>
        {paths([[INK, line, CONTOUR.head]])}
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
