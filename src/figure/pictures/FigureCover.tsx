import { fitInto } from "../engine/fit-text.ts";
import * as ids from "../engine/ids.ts";
import { Lettering } from "../engine/Lettering.tsx";
import { waitForPacks } from "../engine/pack.ts";
import { PAPER, PRINT_INK } from "../engine/palette.ts";
import { usePictureContext } from "../engine/picture-context.ts";
import { star } from "../engine/shapes.ts";
import { CARD_INKS } from "../parts/background/options.ts";
import { bodyPacks } from "../parts/packs.ts";
import type { LayoutProps } from "./export-props.ts";
import { FigureAlone } from "./FigureAlone.tsx";
import { PictureWatermark } from "./PictureWatermark.tsx";
import { FLOOR_COLOR } from "./Wall.tsx";

const TAGLINE = fitInto({
  x: 636,
  y: 56,
  width: 548,
  height: 164,
  font: "display",
  size: 66,
  maxLines: 2,
  lineHeight: 1.1,
  align: "middle",
});
const NAME = fitInto({ x: 636, y: 236, width: 548, height: 46, font: "display", size: 40, align: "middle" });
const JOB_TITLE = fitInto({ x: 636, y: 284, width: 548, height: 34, font: "display", size: 28, align: "middle" });

/** Rays from behind the figure over the whole banner, fewer for a villain. */
const RAYS = { hero: star(1408, 190, 1800, 26, 0.06, 4), villain: star(1408, 190, 1800, 17, 0.05, 6) };
/** The bubble that the figure speaks: its tail points at the head. */
const BUBBLE = "M628 28H1192q36 0 36 36V92l62 30-62 34V300q0 36-36 36H628q-36 0-36-36V64q0-36 36-36Z";

/**
 * The figure and its words as the banner of a profile. The left third is left free, where the
 * profile photo lies over the banner: over its lower left on a computer, and up to 560 units wide on a phone.
 */
export function FigureCover({ spec, isPaid }: LayoutProps) {
  const picture = usePictureContext(spec);
  const { light, main, deep } = CARD_INKS[spec.palette];
  waitForPacks(bodyPacks(spec));
  return (
    <>
      <radialGradient id={picture.id(ids.ground)} cx="1408" cy="190" r="1100" gradientUnits="userSpaceOnUse">
        <stop stopColor={light} />
        <stop offset=".45" stopColor={main} />
        <stop offset={1} stopColor={deep} />
      </radialGradient>
      <path d="M0 0H1584V396H0Z" fill={picture.url(ids.ground)} />
      <path d={RAYS[spec.type]} fill={deep} opacity=".3" />
      <path d="M0 378H1584V396H0Z" fill={FLOOR_COLOR} />
      <path d={BUBBLE} transform="translate(6 10)" fill={PRINT_INK} opacity=".28" />
      <path d={BUBBLE} fill={PAPER} stroke={PRINT_INK} strokeWidth={3} />
      <Lettering fit={TAGLINE(`“${spec.tagline}”`)} fill={PRINT_INK} />
      <Lettering fit={NAME(spec.name)} fill={main} />
      <Lettering fit={JOB_TITLE(spec.jobTitle)} fill={PRINT_INK} />
      <FigureAlone spec={spec} decorative overflow="visible" x={1264} y={8} width={296} height={385} />
      {isPaid ? null : <PictureWatermark picture={picture} x={1410} y={292} scale={0.9} />}
    </>
  );
}
