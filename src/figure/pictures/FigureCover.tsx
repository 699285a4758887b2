import { fitInto } from "../engine/fit-text.ts";
import * as ids from "../engine/ids.ts";
import { Lettering } from "../engine/Lettering.tsx";
import { waitForPacks } from "../engine/pack.ts";
import { PAPER, PRINT_INK } from "../engine/palette.ts";
import { usePictureContext } from "../engine/picture-context.ts";
import { roundForSvg, star } from "../engine/shapes.ts";
import { CARD_INKS } from "../parts/background/options.ts";
import { Body, bodyTop, drop } from "../parts/body/Body.tsx";
import { CHIN_Y } from "../parts/body/proportions.ts";
import { StandPlate } from "../parts/packaging/Stand.tsx";
import { bodyPacks } from "../parts/packs.ts";
import type { FigureSpec } from "../schema/spec.ts";
import type { LayoutProps } from "./export-props.ts";
import { PictureWatermark } from "./PictureWatermark.tsx";

const TAGLINE = fitInto({
  x: 620,
  y: 44,
  width: 460,
  height: 152,
  font: "display",
  size: 62,
  maxLines: 2,
  lineHeight: 1.1,
  align: "middle",
});
const NAME = fitInto({ x: 620, y: 202, width: 460, height: 52, font: "display", size: 46, align: "middle" });
const JOB_TITLE = fitInto({ x: 620, y: 258, width: 460, height: 36, font: "display", size: 30, align: "middle" });

/** The x of the figure's center, in the right third of the banner. */
const X = 1354;
/**
 * Scale of the figure, y of the top of its hair or hat, and the largest y that its chin may have. If both limits
 * conflict, LOWEST_CHIN takes precedence, so that the banner's edge cuts a tall hat and not the face.
 */
const SCALE = 1.45;
const TOP = 16;
const LOWEST_CHIN = 306;

/** Rays behind the figure, across the whole banner. A villain has fewer. */
const RAYS = { hero: star(X, 190, 1800, 26, 0.06, 4), villain: star(X, 190, 1800, 17, 0.05, 6) };
/** The speech bubble. Its tail points at the head. */
const BUBBLE = "M628 24H1072q36 0 36 36V150l56 34-56 34V290q0 36-36 36H628q-36 0-36-36V60q0-36 36-36Z";

/** Returns the y of the ground under the feet, far below the banner's edge. */
function groundY(spec: FigureSpec): number {
  const chin = (CHIN_Y + drop(spec)) * SCALE;
  return roundForSvg(Math.min(TOP + bodyTop(spec) * SCALE, LOWEST_CHIN - chin));
}

/**
 * The banner of a profile page: the figure from head to hands, with its tagline. The left third stays empty for the
 * profile photo. On a computer, the photo covers the lower left; on a phone, up to 560 units of the width.
 */
export function FigureCover({ spec, isPaid }: LayoutProps) {
  const picture = usePictureContext(spec);
  const { light, main, deep } = CARD_INKS[spec.palette];
  waitForPacks(bodyPacks(spec));
  return (
    <>
      <radialGradient id={picture.id(ids.ground)} cx={X} cy="190" r="1100" gradientUnits="userSpaceOnUse">
        <stop stopColor={light} />
        <stop offset=".45" stopColor={main} />
        <stop offset={1} stopColor={picture.second} />
      </radialGradient>
      <path d="M0 0H1584V396H0Z" fill={picture.url(ids.ground)} />
      <path d={RAYS[spec.type]} fill={deep} opacity=".3" />
      <path d={BUBBLE} transform="translate(6 10)" fill={PRINT_INK} opacity=".28" />
      <path d={BUBBLE} fill={PAPER} stroke={PRINT_INK} strokeWidth={3} />
      <Lettering fit={TAGLINE(`“${spec.tagline}”`)} fill={PRINT_INK} />
      <Lettering fit={NAME(spec.name)} fill={main} />
      <Lettering fit={JOB_TITLE(spec.jobTitle)} fill={PRINT_INK} />
      <g transform="translate(850 308)scale(1.2)">
        <StandPlate picture={picture} />
      </g>
      <g transform={`translate(${X} ${groundY(spec)})scale(${SCALE})`}>
        <Body picture={picture} spec={spec} />
      </g>
      {isPaid ? null : <PictureWatermark picture={picture} x={X} y={352} scale={1.2} />}
    </>
  );
}
