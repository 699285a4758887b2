import { memo } from "react";
import { mix } from "../../engine/color.ts";
import { capitals, fitInto, type TextFrame } from "../../engine/fit-text.ts";
import { FONTS, textWidth } from "../../engine/fonts.ts";
import * as ids from "../../engine/ids.ts";
import { Lettering } from "../../engine/Lettering.tsx";
import { CREAM, WHITE } from "../../engine/palette.ts";
import type { PictureContext } from "../../engine/picture-context.ts";
import type { BoxLabels } from "../../schema/box-labels.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import { EmblemShape } from "../body/Emblem.tsx";
import { LAYOUTS } from "./layout.ts";

const BRAND = { size: 23, width: 155 };

interface BrandWordProps {
  labels: BoxLabels;
  x: number;
  y: number;
  color: string;
}

/** The brand name. `x` and `y` are the start of its baseline. Short names are not stretched, long ones are smaller. */
export function BrandWord({ labels: { brand }, x, y, color }: BrandWordProps) {
  const em = textWidth(brand, "display");
  return (
    <text
      x={x}
      y={y}
      fontSize={Math.min(BRAND.size, Math.floor(BRAND.width / em))}
      fill={color}
      textLength={Math.min(BRAND.width, Math.round(em * 30.7))}
    >
      {brand}
    </text>
  );
}

/** Formats a series number with three digits. */
export const printedNumber = (number: number): string => String(number).padStart(3, "0");

interface SeriesProps {
  labels: BoxLabels;
  x: number;
  y: number;
  number: number;
  color: string;
  numberColor: string;
  anchor?: "start" | "middle" | "end";
}

/** The name of the series and the figure's number, on two lines. */
export function Series({ labels, x, y, number, color, numberColor, anchor = "end" }: SeriesProps) {
  return (
    <g fontSize={14} fill={color} textAnchor={anchor} {...FONTS.label}>
      <text x={x} y={y}>
        {labels.series}
      </text>
      <text x={x} y={y + 17} fill={numberColor}>
        {`No. ${printedNumber(number)}`}
      </text>
    </g>
  );
}

interface NameProps {
  picture: PictureContext;
  name: string;
  frame: TextFrame;
  color: string;
  shadow: string;
  /** Slants the letters. @default false */
  leans?: boolean;
}

/** The width of the outline around the name. */
const LOGO_OUTLINE = 7;

/** The name as a logo: capitals in two tones, with an outline and a hard-edged shadow. */
export function NameLettering({ picture, name, frame, color, shadow, leans = false }: NameProps) {
  const fit = fitInto(frame)(capitals(name));
  const [first, last = first] = fit.lines;
  // The gradient repeats with each line. It is not relative to the text's box, which is empty until the font is loaded.
  const pitch = first && last && last !== first ? last.y - first.y : fit.size;
  const half = Math.round((first?.y ?? 0) - fit.size * 0.36);
  // Makes the middle of the frame the origin of the skew.
  const middle = Math.round((frame.y + frame.height / 2) * 0.105);
  return (
    <>
      <defs>
        <linearGradient
          id={picture.id(ids.nameFill)}
          gradientUnits="userSpaceOnUse"
          x1={0}
          x2={0}
          y1={half}
          y2={half + pitch}
          spreadMethod="repeat"
        >
          <stop offset=".5" stopColor={mix(CREAM, picture.inks.accent, 0.42)} />
          <stop offset=".5" stopColor={color} />
        </linearGradient>
        <Lettering fit={fit} id={picture.id(ids.nameLettering)} />
      </defs>
      <g transform={leans ? `translate(${middle}) skewX(-6)` : undefined}>
        <use
          href={picture.href(ids.nameLettering)}
          x={4}
          y={5}
          fill={shadow}
          stroke={shadow}
          strokeWidth={LOGO_OUTLINE}
        />
        <use
          href={picture.href(ids.nameLettering)}
          fill={picture.url(ids.nameFill)}
          stroke={picture.ink}
          strokeWidth={LOGO_OUTLINE}
          paintOrder="stroke"
        />
      </g>
    </>
  );
}

interface JobTitleProps {
  jobTitle: string;
  frame: TextFrame;
  color: string;
}

/** The job title in capitals. */
export const JobTitle = ({ jobTitle, frame, color }: JobTitleProps) => (
  <Lettering fit={fitInto(frame)(capitals(jobTitle))} fill={color} />
);

interface HeaderProps extends Pick<FigureSpec, "name" | "jobTitle" | "number"> {
  picture: PictureContext;
  hasSmallPrint: boolean;
}

/** The top of a blister card: brand, series, name, job title and emblem. */
export const Header = memo(function Header({ picture, name, jobTitle, number, hasSmallPrint }: HeaderProps) {
  const { inks, isHero, ink, type, labels } = picture;
  const { emblem, ...frames } = LAYOUTS[type];
  const job = fitInto(frames.jobTitle)(capitals(jobTitle));
  const plate = Math.round((job.lines[0]?.width ?? 0) + 28);
  return (
    <>
      <BrandWord labels={labels} x={28} y={42} color={CREAM} />
      {hasSmallPrint ? (
        <Series labels={labels} x={572} y={36} number={number} color={CREAM} numberColor={inks.accent} />
      ) : null}
      <NameLettering
        picture={picture}
        name={name}
        frame={frames.name}
        color={isHero ? WHITE : CREAM}
        shadow={isHero ? ink : inks.main}
        leans={isHero}
      />
      <path
        d={
          isHero
            ? `M44 164h${plate - 30}a15 15 0 0 1 0 30h${30 - plate}a15 15 0 0 1 0-30Z`
            : `M572 684h${-plate}v30h${plate - 8}Z`
        }
        fill={inks.accent}
      />
      <Lettering fit={job} fill={ink} />
      <g transform={`translate(${emblem.join(" ")}) scale(.94)`}>
        <EmblemShape type={type} tone={isHero ? WHITE : CREAM} outline={ink}>
          <use href={picture.href(ids.tradeSign)} transform={isHero ? "scale(.62)" : "translate(0 -6)scale(.58)"} />
        </EmblemShape>
      </g>
    </>
  );
});
