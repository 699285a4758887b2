import { memo } from "react";
import { hashText } from "../../../lib/hash-text.ts";
import { lighten } from "../../engine/color.ts";
import { fitInto, type TextFrame } from "../../engine/fit-text.ts";
import { FONTS } from "../../engine/fonts.ts";
import { Lettering } from "../../engine/Lettering.tsx";
import { WHITE } from "../../engine/palette.ts";
import type { PictureContext } from "../../engine/picture-context.ts";
import { star } from "../../engine/shapes.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import { printedNumber } from "./Header.tsx";
import { LAYOUTS } from "./layout.ts";

const AGES_SEAL = { hero: "M-32 0a32 32 0 1 0 64 0 32 32 0 1 0-64 0Z", villain: star(0, 0, 37, 6, 0.82, 0) };

/**
 * Returns the widths of a barcode's bars and gaps, 1 to 3 units each, derived from a number. If the number of widths is
 * odd, SVG repeats the list with bars and gaps swapped.
 */
const bars = (seed: number): string => Array.from(seed.toString(3).slice(-17), (digit) => +digit + 1).join(" ");

interface PositionProps {
  /** Position of the element's 0,0. */
  x: number;
  y: number;
  hasSmallPrint: boolean;
}

/** The age rating seal, centered on 0,0. */
export function AgesSeal({ picture, x, y, hasSmallPrint }: PositionProps & { picture: PictureContext }) {
  return (
    <g transform={`translate(${x} ${y})`} fill={picture.ink} textAnchor="middle">
      <path d={AGES_SEAL[picture.type]} fill={picture.inks.accent} />
      <text y={hasSmallPrint ? 8 : 7} fontSize={18} textLength={56} lengthAdjust="spacingAndGlyphs">
        {picture.labels.hours}
      </text>
      {hasSmallPrint ? (
        <g fontSize={12.5} {...FONTS.label}>
          <text y={-10}>{picture.labels.ages}</text>
          <text y={20.5} textLength={46} lengthAdjust="spacingAndGlyphs">
            {picture.labels.overtime}
          </text>
        </g>
      ) : null}
    </g>
  );
}

interface BarcodeProps extends PositionProps, Pick<FigureSpec, "type" | "name" | "number"> {}

/** A barcode on a white label of 124 × 58 units. Its top left corner is at 0,0. */
function Barcode({ type, name, number, x, y, hasSmallPrint }: BarcodeProps) {
  const hash = hashText(name + type);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M6 0H118q6 0 6 6V52q0 6-6 6H6Q0 58 0 52V6Q0 0 6 0Z" fill={WHITE} />
      <path d="M8 23H116" stroke="#111" strokeWidth={32} strokeLinecap="butt" strokeDasharray={bars(hash)} />
      {hasSmallPrint ? (
        <text
          x={10}
          y={52}
          fontSize={12.5}
          fill="#111"
          textLength={104}
          lengthAdjust="spacingAndGlyphs"
          {...FONTS.label}
        >
          {`0 9005 ${printedNumber(number)}${(hash % 90) + 10} 5`}
        </text>
      ) : null}
    </g>
  );
}

interface TaglineProps {
  tagline: string;
  frame: TextFrame;
  color: string;
}

/** The tagline in quotation marks. */
export const Tagline = ({ tagline, frame, color }: TaglineProps) => (
  <Lettering fit={fitInto(frame)(`“${tagline}”`)} fill={color} />
);

interface FooterProps extends Pick<FigureSpec, "name" | "tagline" | "number"> {
  picture: PictureContext;
  hasSmallPrint: boolean;
}

/** The bottom of a blister card: age seal, tagline, contents and barcode. */
export const Footer = memo(function Footer({ picture, name, tagline, number, hasSmallPrint }: FooterProps) {
  const { inks, ink, isHero, type } = picture;
  return (
    <>
      {isHero ? (
        <>
          <path d="M0 710H600v90H0Z" fill={ink} />
          <path d="M0 708H600v4H0Z" fill={inks.accent} />
        </>
      ) : null}
      <AgesSeal picture={picture} x={66} y={757} hasSmallPrint={hasSmallPrint} />
      <Tagline tagline={tagline} frame={LAYOUTS[type].tagline} color={WHITE} />
      <Barcode type={type} name={name} number={number} x={446} y={730} hasSmallPrint={hasSmallPrint} />
      {hasSmallPrint ? (
        <text
          x={118}
          y={787}
          fontSize={12.5}
          fill={lighten(inks.light, 0.6)}
          textLength={314}
          lengthAdjust="spacingAndGlyphs"
          {...FONTS.label}
        >
          {picture.labels.contents}
        </text>
      ) : null}
    </>
  );
});
