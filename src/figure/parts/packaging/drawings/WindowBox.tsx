import { darken, lighten, mix } from "../../../engine/color.ts";
import { FONTS } from "../../../engine/fonts.ts";
import * as ids from "../../../engine/ids.ts";
import { CREAM, WHITE } from "../../../engine/palette.ts";
import { rect } from "../../../engine/shapes.ts";
import type { CharacterType } from "../../../schema/field.ts";
import { Background } from "../../background/Background.tsx";
import { EmblemShape } from "../../body/Emblem.tsx";
import { Bays } from "../Bay.tsx";
import { BoxedFigure } from "../BoxedFigure.tsx";
import { Card } from "../Card.tsx";
import { Tagline } from "../Footer.tsx";
import { BrandWord, JobTitle, NameLettering, printedNumber } from "../Header.tsx";
import { bayPositions, HANG_HOLE, type PackagingLayout } from "../layout.ts";
import type { PackagingDesign, PackagingProps } from "../packaging.ts";
import { Stage } from "../Stage.tsx";
import { StandPlate } from "../Stand.tsx";

interface WindowLayout extends PackagingLayout {
  /** The outline of the front and the side together. */
  readonly outline: string;
  readonly side: string;
  /** The window in the front: an arch for a hero, a shape with horns for a villain. */
  readonly window: string;
  /** The visible side wall and the floor, both inside the box. */
  readonly wall: string;
  readonly floor: string;
  readonly glints: string;
  readonly brandX: number;
  readonly sideX: number;
  readonly numberX: number;
  readonly porthole: string;
}

const LABEL = { x: -78, y: 43, width: 156, height: 29, size: 15.5 } as const;

const WINDOW_LAYOUTS: Readonly<Record<CharacterType, WindowLayout>> = {
  hero: {
    outline: "M20 4H548L596 26V774L548 796H20Q4 796 4 780V20Q4 4 20 4Z",
    side: "M548 0L600 26V774L548 800Z",
    window: "M36 262C36 126 136 60 276 60S516 126 516 262V540q0 28-28 28H64q-28 0-28-28Z",
    wall: "M30 40L72 70V526L30 578Z",
    floor: "M30 578L72 526H520V578Z",
    glints: "M56 262c0-66 30-116 84-146l26 2c-60 30-88 82-88 150V400L56 430ZM498 330V528q0 30-40 30L498 498Z",
    brandX: 28,
    sideX: 573,
    numberX: 524,
    porthole: rect(-76, -38, 152, 76, 38),
    bays: bayPositions({ x: 106, y: 719, scale: 0.76 }, [170, 0], LABEL),
    figure: { x: 280, y: 541, maxHeight: 470, maxScale: 1.16 },
    name: { x: 28, y: 590, width: 496, height: 43, font: "display", size: 48, maxLines: 2, lineHeight: 0.9 },
    jobTitle: { x: 28, y: 632, width: 496, height: 25, font: "display", size: 19 },
    ribbonY: 504,
    tagline: { x: 28, y: 656, width: 496, height: 22, font: "display", size: 16 },
  },
  villain: {
    outline: "M52 4H582L596 18V782L582 796H52L4 774V26Z",
    side: "M52 0L0 26V774L52 800Z",
    window: "M84 134L196 164 324 140 452 164 564 134V618L538 646H110L84 618Z",
    wall: "M570 122L526 162V602L570 654Z",
    floor: "M570 654L526 602H80V654Z",
    glints: "M100 164l24 8V560l-24 30ZM548 420V610l-22 22h-30Z",
    brandX: 76,
    sideX: 27,
    numberX: 572,
    porthole: "M-60-38H60L76 0 60 38H-60L-76 0Z",
    bays: bayPositions({ x: 150, y: 703, scale: 0.76 }, [174, 0], { ...LABEL, y: 41, height: 28 }),
    figure: { x: 324, y: 619, maxHeight: 470, maxScale: 1.16 },
    name: {
      x: 76,
      y: 62,
      width: 496,
      height: 46,
      font: "display",
      size: 52,
      maxLines: 2,
      lineHeight: 0.9,
      align: "middle",
    },
    jobTitle: { x: 76, y: 106, width: 496, height: 24, font: "display", size: 19, align: "middle" },
    ribbonY: 584,
    tagline: { x: 76, y: 774, width: 496, height: 18, font: "display", size: 16, align: "middle" },
  },
};

/** A box with a die-cut window and a printed back wall, seen slightly from the side. */
function WindowBox({ spec, picture, isEmpty, hasSmallPrint }: PackagingProps) {
  const { inks, isHero, ink, type, ground, second } = picture;
  const layout = WINDOW_LAYOUTS[type];
  const { figure, window, porthole, sideX } = layout;
  const clip = picture.url(ids.windowClip);
  return (
    <Card picture={picture} outline={layout.outline} hole={HANG_HOLE}>
      <clipPath id={picture.id(ids.windowClip)}>
        <path d={window} />
      </clipPath>
      <path d="M0 0H600V800H0Z" fill={isHero ? ground : inks.deep} />
      <path d={isHero ? "M0 568H600V800H0Z" : "M0 646H600V800H0Z"} fill={isHero ? inks.deep : second} />
      {isHero ? null : <path d="M0 0H600V116L452 148 324 124 196 148 52 112 0 124Z" fill={ground} />}
      <path d={layout.side} fill={isHero ? inks.deep : darken(inks.deep, 0.4)} />
      <BrandWord labels={picture.labels} x={layout.brandX} y={42} color={WHITE} />
      <text x={layout.numberX} y={44} fontSize={24} fill={inks.accent} textAnchor="end">
        {printedNumber(spec.number)}
      </text>
      <g transform={`translate(${sideX} 100) skewY(${isHero ? 20 : -20}) scale(.28 .36)`}>
        <EmblemShape
          type={type}
          tone={isHero ? WHITE : inks.light}
          detail={isHero ? inks.cloth : CREAM}
          outline={ink}
        />
      </g>
      {hasSmallPrint ? (
        <g fontSize={15} fill={CREAM} textAnchor="middle" {...FONTS.label}>
          <text transform={`translate(${sideX} 450) rotate(${isHero ? 90 : -90})`} y={5} letterSpacing={3}>
            {picture.labels.contents}
          </text>
        </g>
      ) : null}
      <g clipPath={clip}>
        <Stage picture={picture} shape={window} />
        <Background name={spec.background} x={figure.x} y={figure.y - 260} color={isHero ? WHITE : inks.main} />
        <path d={layout.wall} fill={mix(inks.light, inks.main, 0.6)} />
        <path d={layout.floor} fill={mix(inks.main, inks.deep, 0.35)} />
        <path
          d={window}
          transform={`translate(${isHero ? 12 : -12} 16)`}
          stroke={inks.deep}
          strokeWidth={38}
          opacity=".28"
        />
      </g>
      <NameLettering
        picture={picture}
        name={spec.name}
        frame={layout.name}
        color={isHero ? WHITE : CREAM}
        shadow={inks.deep}
      />
      <JobTitle jobTitle={spec.jobTitle} frame={layout.jobTitle} color={lighten(inks.accent, 0.45)} />
      <BoxedFigure spec={spec} picture={picture} isEmpty={isEmpty} position={figure} />
      <path d={window} stroke={isHero ? inks.deep : ink} strokeWidth={8} />
      <path d={layout.glints} fill={WHITE} opacity=".3" />
      <Bays
        picture={picture}
        accessories={spec.accessories}
        layout={layout}
        hasLabels={hasSmallPrint}
        color={CREAM}
        back={<path d={porthole} fill={picture.url(ids.glow)} />}
        front={<path d={porthole} stroke={isHero ? inks.deep : ink} strokeWidth={5} />}
      />
      <Tagline tagline={spec.tagline} frame={layout.tagline} color={CREAM} />
      <g transform={`translate(${figure.x} ${figure.y + 12})`}>
        <StandPlate picture={picture} />
      </g>
    </Card>
  );
}

export const WINDOW_BOX: PackagingDesign = { Packaging: WindowBox, layouts: WINDOW_LAYOUTS };
