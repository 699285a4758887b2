import { Boundary } from "../engine/Boundary.tsx";
import { lighten } from "../engine/color.ts";
import { capitals, type FittedText, fitInto } from "../engine/fit-text.ts";
import { FONTS } from "../engine/fonts.ts";
import * as ids from "../engine/ids.ts";
import { INK } from "../engine/ink.ts";
import { Lettering } from "../engine/Lettering.tsx";
import { Picture } from "../engine/Picture.tsx";
import { waitForPacks } from "../engine/pack.ts";
import { CREAM, TYPE_COLORS, WHITE } from "../engine/palette.ts";
import { type PictureContext, usePictureContext } from "../engine/picture-context.ts";
import { roundForSvg } from "../engine/shapes.ts";
import { Accessory } from "../parts/accessory/Accessory.tsx";
import { Background } from "../parts/background/Background.tsx";
import { describeFigure } from "../parts/describe.ts";
import { NameLettering } from "../parts/packaging/Header.tsx";
import { LAYOUTS } from "../parts/packaging/layout.ts";
import { Stage } from "../parts/packaging/Stage.tsx";
import { boxPacks } from "../parts/packs.ts";
import type { FigureSpec } from "../schema/spec.ts";
import type { FigureExportProps, LayoutProps } from "./export-props.ts";
import { FigureAlone } from "./FigureAlone.tsx";
import { CodeLabel, describeWithCode, LABELED_CODE_SIDE, LEAST_MODULE, linkCode } from "./LinkCode.tsx";
import { PictureWatermark } from "./PictureWatermark.tsx";

/** The blister over the figure: round for a hero, with cut corners for a villain. */
const BUBBLES = {
  hero: "M392 546V172q0-150 150-150H658q150 0 150 150V546",
  villain: "M392 546V70L440 22H760L808 70V546",
};
/** Frames of the texts. {@link Title} centers name and job title vertically. */
const NAME = {
  x: 40,
  y: 0,
  width: 332,
  height: 250,
  font: "display",
  size: 104,
  maxLines: 2,
  lineHeight: 0.92,
} as const;
const JOB_TITLE = { x: 40, y: 0, width: 332, height: 78, font: "display", size: 34 } as const;
const ON_ONE_LINE = fitInto(JOB_TITLE);
const ON_TWO_LINES = fitInto({ ...JOB_TITLE, maxLines: 2 });
const TITLE_GAP = 26;
const TITLE_MIDDLE = 272;
const TAGLINE = fitInto({ x: 40, y: 560, width: 780, height: 56, font: "display", size: 32, maxLines: 2 });
const CREDIT = fitInto({ x: 860, y: 568, width: 300, height: 40, font: "display", size: 24, align: "end" });
/** The x of each bay's center. A bay is 148 × 112 units. */
const BAY_X = 920;
/** The y of each bay's center, and the frame of its label. */
const BAYS = [104, 272, 440].map((y) => ({
  y,
  label: fitInto({ x: 1008, y: y - 46, width: 164, height: 92, font: "label", size: 30, maxLines: 2 }),
}));
/** Top left corner of the QR code. The code replaces the accessories. */
const CODE = { x: 835, y: 74 } as const;

/**
 * The figure at a large size in a blister, between its name and its accessories: 1200 × 630 units, the size of link
 * previews.
 */
export function FigureLandscape({ spec, isPaid, link, credit, ...svg }: Omit<FigureExportProps, "format" | "labels">) {
  const code = linkCode(link, LABELED_CODE_SIDE, LEAST_MODULE);
  return (
    <Picture
      viewBox="0 0 1200 630"
      {...svg}
      slot="figure-landscape"
      type={spec.type}
      label={describeWithCode(describeFigure(spec, { isPaid }), code)}
    >
      {/* A single boundary, so that text and watermark appear together with the figure. */}
      <Boundary>
        <Front spec={spec} isPaid={isPaid} hasAccessories={!code} />
        {code ? <CodeLabel code={code} {...CODE} /> : null}
        {credit ? <Lettering fit={CREDIT(credit)} fill={lighten(TYPE_COLORS[spec.type].ink, 0.7)} /> : null}
      </Boundary>
    </Picture>
  );
}

function Front({ spec, isPaid, hasAccessories }: LayoutProps & { hasAccessories: boolean }) {
  const picture = usePictureContext(spec);
  const { inks, type } = picture;
  const bubble = BUBBLES[type];
  waitForPacks(boxPacks(spec));
  return (
    <>
      <clipPath id={picture.id(ids.windowClip)}>
        <path d={bubble} />
      </clipPath>
      <path d="M0 0H1200V630H0Z" fill={picture.ground} />
      {/* Shows the middle of the pattern: it is drawn for a card, which is half as wide and, scaled by 2, taller. */}
      <g transform="translate(0 -400)scale(2)">
        <Background name={spec.background} x={300} y={350} color={picture.pattern} />
      </g>
      <Stage picture={picture} shape={bubble} />
      <path d="M0 546H1200V630H0Z" fill={picture.second} />
      <path d="M0 543H1200V549H0Z" fill={inks.accent} />
      <Title picture={picture} spec={spec} />
      <Lettering fit={TAGLINE(`“${spec.tagline}”`)} fill={WHITE} />
      {hasAccessories ? <Accessories picture={picture} spec={spec} /> : null}
      <FigureAlone spec={spec} isDecorative overflow="visible" x={396} y={14} width={408} height={530} />
      <path d={bubble} stroke="#fffc" strokeWidth={4} />
      {isPaid ? null : (
        // The watermark covers only the figure, so that users can proofread the texts.
        <g clipPath={picture.url(ids.windowClip)}>
          <PictureWatermark picture={picture} x={600} y={428} scale={1.25} />
        </g>
      )}
    </>
  );
}

interface PrintProps {
  picture: PictureContext;
  spec: FigureSpec;
}

/** Returns the y of the top and of the bottom of a text's letters. */
const extentOf = ({ lines, size }: FittedText) =>
  [(lines[0]?.y ?? 0) - 0.75 * size, (lines.at(-1)?.y ?? 0) + 0.1 * size] as const;

/** The name and, right below it, the job title. The two are centered vertically as a group. */
function Title({ picture, spec }: PrintProps) {
  const { inks, ink, isHero } = picture;
  const one = ON_ONE_LINE(capitals(spec.jobTitle));
  const jobTitle = one.size < JOB_TITLE.size ? ON_TWO_LINES(capitals(spec.jobTitle)) : one;
  const [top, bottom] = extentOf(fitInto(NAME)(capitals(spec.name)));
  const [jobTop, jobBottom] = extentOf(jobTitle);
  const drop = bottom + TITLE_GAP - jobTop;
  return (
    <g transform={`translate(0 ${roundForSvg(TITLE_MIDDLE - (top + drop + jobBottom) / 2)})`}>
      <NameLettering
        picture={picture}
        name={spec.name}
        frame={NAME}
        color={isHero ? WHITE : CREAM}
        shadow={isHero ? ink : inks.deep}
      />
      <g transform={`translate(0 ${roundForSvg(drop)})`}>
        <Lettering fit={jobTitle} fill={inks.accent} />
      </g>
    </g>
  );
}

/** The three accessories, each with its label next to it. */
function Accessories({ picture, spec }: PrintProps) {
  const { bay } = LAYOUTS[picture.type];
  return (
    <g {...FONTS.label}>
      {BAYS.map(({ y, label }, index) => {
        const accessory = spec.accessories[index];
        return accessory ? (
          <g key={y}>
            <path
              d={bay}
              transform={`translate(${BAY_X} ${y})`}
              fill={picture.url(ids.glow)}
              stroke="#fffc"
              strokeWidth={2.5}
            />
            <g transform={`translate(${BAY_X} ${y})scale(1.12)`} stroke={INK}>
              <Accessory kind={accessory.kind} />
            </g>
            <Lettering fit={label(capitals(accessory.label))} fill={WHITE} inherits />
          </g>
        ) : null;
      })}
    </g>
  );
}
