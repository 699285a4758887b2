import { hashText } from "../../../../lib/hash-text.ts";
import { lighten, mix } from "../../../engine/color.ts";
import { FONTS } from "../../../engine/fonts.ts";
import * as ids from "../../../engine/ids.ts";
import { CREAM, PAPER, WHITE } from "../../../engine/palette.ts";
import type { CharacterType } from "../../../schema/field.ts";
import { Background } from "../../background/Background.tsx";
import { EmblemShape } from "../../body/Emblem.tsx";
import { Bays } from "../Bay.tsx";
import { BoxedFigure } from "../BoxedFigure.tsx";
import { Card } from "../Card.tsx";
import { Tagline } from "../Footer.tsx";
import { BrandWord, JobTitle, NameLettering, printedNumber } from "../Header.tsx";
import { bayPositions, type FigurePosition, type PackagingLayout } from "../layout.ts";
import type { PackagingDesign, PackagingProps } from "../packaging.ts";
import { Stage } from "../Stage.tsx";
import { StandPlate } from "../Stand.tsx";

const TAGLINE = { x: 48, width: 504, height: 36, font: "display", size: 19, maxLines: 2, lineHeight: 1.1 } as const;

const TRADING_LAYOUTS: Readonly<Record<CharacterType, PackagingLayout>> = {
  hero: {
    figure: { x: 300, y: 0, crownY: 56, maxHeight: 600, maxScale: 1.4 },
    bays: bayPositions({ x: 78, y: 636, scale: 0.5 }, [0, 45], {
      x: 40,
      y: -17,
      width: 296,
      height: 34,
      size: 19,
      maxLines: 1,
      align: "start",
    }),
    name: { x: 52, y: 500, width: 404, height: 62, font: "display", size: 58, maxLines: 2, lineHeight: 0.9 },
    jobTitle: { x: 52, y: 566, width: 404, height: 28, font: "display", size: 20 },
    ribbonY: 416,
    tagline: { ...TAGLINE, y: 752 },
  },
  villain: {
    figure: { x: 300, y: 0, crownY: 120, maxHeight: 600, maxScale: 1.36 },
    bays: bayPositions({ x: 122, y: 628, scale: 0.62 }, [178, 0], { x: -120, y: 43, width: 240, height: 46, size: 22 }),
    name: { x: 48, y: 56, width: 410, height: 54, font: "display", size: 52, maxLines: 2, lineHeight: 0.9 },
    jobTitle: { x: 48, y: 560, width: 504, height: 24, font: "display", size: 20, align: "middle" },
    ribbonY: 488,
    tagline: { ...TAGLINE, y: 719, align: "middle" },
  },
};

/** Layouts for small pictures. They have no labels, so the accessories are larger. */
const UNLABELED: typeof TRADING_LAYOUTS = {
  hero: {
    ...TRADING_LAYOUTS.hero,
    bays: bayPositions({ x: 124, y: 676, scale: 1.1 }, [176, 0], TRADING_LAYOUTS.hero.bays[0].label),
  },
  villain: {
    ...TRADING_LAYOUTS.villain,
    bays: bayPositions({ x: 122, y: 648, scale: 1 }, [178, 0], TRADING_LAYOUTS.villain.bays[0].label),
  },
};

const OUTLINE = "M28 4H572Q596 4 596 28V772Q596 796 572 796H28Q4 796 4 772V28Q4 4 28 4Z";
const HERO_FRAME = "M76 66H524L566 108V594H34V108Z";
const FOIL_FRAME = "M40 18H560L582 40V760L560 782H40L18 760V40Z";
/** Returns the points of a strength, 3 to 5, which depend only on its text. */
const pointsOf = (text: string): number => 3 + (hashText(text) % 3);
/** Draws a strength as dots. */
const dots = (points: number, x: number, y: number, color: string) => (
  <path key={y} d={`M${x} ${y}h${points * 25 - 24}`} stroke={color} strokeWidth={17} strokeDasharray="0 25" />
);

/** A trading card. It shows the figure down to its thighs, and presents the accessories as strengths. */
function TradingCard(props: PackagingProps) {
  const { picture } = props;
  const { inks, isHero } = picture;
  return (
    <Card picture={picture} outline={OUTLINE} edge="#0a144030">
      <linearGradient id={picture.id(ids.clearPlastic)} x2={1} y2={1}>
        <stop stopColor={lighten(inks.accent, 0.7)} />
        <stop offset=".35" stopColor={inks.accent} />
        <stop offset=".5" stopColor={WHITE} />
        <stop offset=".65" stopColor={inks.light} />
        <stop offset={1} stopColor={lighten(inks.accent, 0.5)} />
      </linearGradient>
      <clipPath id={picture.id(ids.windowClip)}>
        <path d="M0 0H600V560H0Z" />
      </clipPath>
      {isHero ? <HeroFront {...props} /> : <VillainFront {...props} />}
    </Card>
  );
}

/** The figure, clipped only at the bottom of its area, so that head and elbows overlap the frame. */
const Bust = ({ position, ...props }: PackagingProps & { position: FigurePosition }) => (
  <g clipPath={props.picture.url(ids.windowClip)}>
    <BoxedFigure {...props} position={position} hasStand={false} />
  </g>
);

/** The front of a hero's card: white, with a banner for the name and a table of strengths. */
function HeroFront(props: PackagingProps) {
  const { spec, picture, hasSmallPrint } = props;
  const { inks, ink } = picture;
  const layout = (hasSmallPrint ? TRADING_LAYOUTS : UNLABELED).hero;
  return (
    <>
      <path d="M0 0H600V800H0Z" fill={PAPER} />
      <Stage picture={picture} shape={HERO_FRAME} />
      <Background name={spec.background} x={300} y={260} color={WHITE} />
      <path d={HERO_FRAME} stroke={inks.main} strokeWidth={8} />
      <BrandWord labels={picture.labels} x={46} y={46} color={inks.main} />
      <Bust {...props} position={layout.figure} />
      <path d="M30 490H570V606H30Z" fill={picture.second} />
      <NameLettering picture={picture} name={spec.name} frame={layout.name} color={WHITE} shadow={inks.deep} leans />
      <JobTitle jobTitle={spec.jobTitle} frame={layout.jobTitle} color={lighten(inks.accent, 0.45)} />
      <Bays
        picture={picture}
        accessories={spec.accessories}
        layout={layout}
        hasLabels={hasSmallPrint}
        back={
          <>
            <path d={hasSmallPrint ? "M-48-20H492V20H-48Z" : "M-82-56H82V56H-82Z"} fill={lighten(inks.light, 0.75)} />
            {hasSmallPrint ? dots(5, 364, 0, WHITE) : null}
          </>
        }
      />
      {hasSmallPrint
        ? spec.accessories.map(({ label }, i) => dots(pointsOf(label), 442, layout.bays[i]?.y ?? 0, inks.main))
        : null}
      <Tagline tagline={spec.tagline} frame={layout.tagline} color={inks.main} />
      <path d="M500 4H596V100Z" fill={picture.url(ids.clearPlastic)} />
      <text transform="translate(566 44) rotate(45)" fontSize={22} fill={ink} textAnchor="middle">
        {printedNumber(spec.number)}
      </text>
      <circle cx={512} cy={536} r={50} fill={WHITE} stroke={inks.deep} strokeWidth={5} />
      <g transform="translate(512 528) scale(.62)">
        <EmblemShape type="hero" tone={inks.main} detail={inks.accent} outline={ink} />
      </g>
      <text x={512} y={580} fontSize={15} fill={ink} textAnchor="middle">
        HERO
      </text>
    </>
  );
}

/** The front of a villain's card: red, in a foil frame, with a huge mask behind the figure. */
function VillainFront(props: PackagingProps) {
  const { spec, picture, hasSmallPrint } = props;
  const { inks } = picture;
  const layout = (hasSmallPrint ? TRADING_LAYOUTS : UNLABELED).villain;
  return (
    <>
      <Stage picture={picture} shape="M0 0H600V800H0Z" />
      <Background name={spec.background} x={300} y={300} color={inks.main} />
      <g transform="translate(300 340) scale(6.6)" opacity=".8">
        <EmblemShape type="villain" tone={inks.main} detail={mix(inks.light, "#ffe2c0", 0.25)} outline="none" />
      </g>
      <path d="M0 0H600V114L560 130H40L0 114Z" fill={inks.main} />
      <NameLettering picture={picture} name={spec.name} frame={layout.name} color={CREAM} shadow={inks.deep} />
      <Bust {...props} position={layout.figure} />
      <path d="M0 562L40 546H560L600 562V800H0Z" fill={picture.second} />
      <JobTitle jobTitle={spec.jobTitle} frame={layout.jobTitle} color={lighten(inks.accent, 0.45)} />
      <Bays
        picture={picture}
        accessories={spec.accessories}
        layout={layout}
        hasLabels={hasSmallPrint}
        color={CREAM}
        back={
          <path
            d={hasSmallPrint ? "M-24-40H24L46 0 24 40H-24L-46 0Z" : "M-60-50H60L82 0 60 50H-60L-82 0Z"}
            fill={mix(inks.light, "#ffe2c0", 0.3)}
          />
        }
      />
      <Tagline tagline={spec.tagline} frame={layout.tagline} color={inks.accent} />
      <BrandWord labels={picture.labels} x={48} y={768} color={CREAM} />
      <path d={FOIL_FRAME} stroke={picture.url(ids.clearPlastic)} strokeWidth={9} />
      <text x={552} y={92} fontSize={30} fill={inks.accent} textAnchor="end">
        {printedNumber(spec.number)}
      </text>
      {hasSmallPrint ? (
        <text x={552} y={767} fontSize={14} fill={CREAM} textAnchor="end" {...FONTS.label}>
          {picture.labels.series}
        </text>
      ) : null}
      <g transform="translate(300 525)">
        <StandPlate picture={picture} />
      </g>
    </>
  );
}

export const TRADING_CARD: PackagingDesign = { Packaging: TradingCard, layouts: TRADING_LAYOUTS };
