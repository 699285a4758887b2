import { useId } from "react";
import type { FigureSpec } from "../domain/figure-spec.ts";
import { translucent } from "./color.ts";
import { describeFigure } from "./describe-figure.ts";
import { FONTS } from "./fonts.ts";
import * as ids from "./ids.ts";
import { FLOOR_Y, HANG_HOLE, LAYOUTS } from "./layout.ts";
import { Picture } from "./Picture.tsx";
import { Bay, BayShapes } from "./parts/Bay.tsx";
import { Blister, Sheen } from "./parts/Blister.tsx";
import { Body, bodyScale } from "./parts/Body.tsx";
import { CardPrint } from "./parts/CardPrint.tsx";
import { Footer } from "./parts/Footer.tsx";
import { Header } from "./parts/Header.tsx";
import { Lighting } from "./parts/Lighting.tsx";
import { PersonGap } from "./parts/PersonGap.tsx";
import { Stand, StandPlate } from "./parts/Stand.tsx";
import { Watermark } from "./parts/Watermark.tsx";
import { createPictureContext } from "./picture-context.ts";

/** Props of {@link FigureBox}; all others go to the `svg` element. */
export interface FigureBoxProps extends Omit<React.ComponentProps<"svg">, "children"> {
  /** Everything that is drawn; make one of anything with `toFigureSpec`. */
  spec: FigureSpec;
  /** Whether the figure is paid for. While it is not, PREVIEW is in the picture itself (specification §1). */
  isPaid: boolean;
  /** Draws a dotted person-shaped gap instead of the figure, for waiting, empty and not-found states. @default false */
  empty?: boolean;
  /** Hides the picture from assistive technology, where text beside it says the same. @default false */
  decorative?: boolean;
  /**
   * `large` leaves out the accessory labels and the small print: for pictures less than 280 CSS pixels
   * wide, where they could not be read. @default "all"
   */
  lettering?: "all" | "large";
}

/**
 * A figure in its box: 600 × 800 units. The same spec gives the same picture, on server and client
 * (ids aside). Any number may stand on a page.
 */
export function FigureBox({
  spec,
  isPaid,
  empty = false,
  decorative = false,
  lettering = "all",
  ...svg
}: FigureBoxProps) {
  const id = useId();
  const picture = createPictureContext(id, spec);
  const { outline, figureX } = LAYOUTS[spec.type];
  const [first, second, third] = spec.accessories;
  const hasSmallPrint = lettering === "all";
  const bay = { id, spec, hasLabel: hasSmallPrint };
  return (
    <Picture
      viewBox="0 0 600 800"
      {...svg}
      slot="figure-box"
      type={spec.type}
      label={decorative ? null : describeFigure(spec, { isPaid, empty })}
    >
      <defs>
        <Lighting picture={picture} />
        <Sheen picture={picture} />
        <BayShapes picture={picture} hasLabels={hasSmallPrint} />
        <path id={picture.id(ids.cardOutline)} d={outline} />
        <clipPath id={picture.id(ids.cardClip)}>
          <path d={outline + HANG_HOLE} clipRule="evenodd" />
        </clipPath>
      </defs>
      <g clipPath={picture.url(ids.cardClip)}>
        <CardPrint id={id} spec={spec} />
        <Header id={id} spec={spec} hasSmallPrint={hasSmallPrint} />
        <g transform={`translate(${figureX} ${FLOOR_Y})`}>
          <Stand picture={picture} mobility={spec.mobility} />
          {empty ? (
            <PersonGap picture={picture} />
          ) : (
            <g data-slot="figure" transform={`scale(${bodyScale(spec)})`}>
              <Body id={id} spec={spec} />
            </g>
          )}
        </g>
        <g textAnchor="middle" {...FONTS.label}>
          <Bay {...bay} {...first} place={0} />
          <Bay {...bay} {...second} place={1} />
          <Bay {...bay} {...third} place={2} />
        </g>
        <Blister picture={picture} />
        <Footer id={id} spec={spec} hasSmallPrint={hasSmallPrint} />
        <g transform={`translate(${figureX} 664)`}>
          <StandPlate picture={picture} />
        </g>
        <use href={picture.href(ids.cardOutline)} stroke="#fff6" strokeWidth={6} />
      </g>
      {isPaid ? null : <Watermark picture={picture} />}
      <path d={HANG_HOLE} stroke={translucent(picture.ink)} strokeWidth={2} />
    </Picture>
  );
}
