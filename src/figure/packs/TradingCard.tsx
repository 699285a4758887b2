import type { CharacterType } from "../../domain/figure-spec.ts";
import { hashText } from "../../domain/figure-spec.ts";
import { lighten, mix } from "../color.ts";
import { EmblemShape } from "../Emblem.tsx";
import * as ids from "../ids.ts";
import { bayPlaces, type PackagingLayout } from "../layout.ts";
import { CREAM, PAPER, WHITE } from "../palette.ts";
import { Background } from "../parts/Background.tsx";
import { Bays } from "../parts/Bay.tsx";
import { BoxedFigure } from "../parts/BoxedFigure.tsx";
import { Card } from "../parts/Card.tsx";
import { Tagline } from "../parts/Footer.tsx";
import { BrandWord, JobTitle, NameLettering, printedNumber } from "../parts/Header.tsx";
import type { PackagingDesign, PackagingProps } from "../parts/packaging.ts";
import { Stage } from "../parts/Stage.tsx";

const TRADING_LAYOUTS: Readonly<Record<CharacterType, PackagingLayout>> = {
  hero: {
    figure: { x: 300, y: 0, top: 46, room: 640, most: 1.52 },
    bays: bayPlaces({ x: 78, y: 636, scale: 0.5 }, [0, 45], {
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
    ribbonY: 410,
    tagline: { x: 46, y: 752, width: 508, height: 34, font: "display", size: 19, maxLines: 2, lineHeight: 1.1 },
  },
  villain: {
    figure: { x: 300, y: 0, top: 116, room: 620, most: 1.46 },
    bays: bayPlaces({ x: 122, y: 632, scale: 0.68 }, [178, 0], { x: -80, y: 40, width: 160, height: 32, size: 15.5 }),
    name: { x: 48, y: 36, width: 410, height: 56, font: "display", size: 52, maxLines: 2, lineHeight: 0.9 },
    jobTitle: { x: 48, y: 562, width: 504, height: 28, font: "display", size: 20, align: "middle" },
    ribbonY: 452,
    tagline: {
      x: 48,
      y: 706,
      width: 504,
      height: 44,
      font: "display",
      size: 19,
      maxLines: 2,
      lineHeight: 1.1,
      align: "middle",
    },
  },
};

/** In small pictures, which have no labels, the accessories take their room. */
const UNLABELED: typeof TRADING_LAYOUTS = {
  hero: {
    ...TRADING_LAYOUTS.hero,
    bays: bayPlaces({ x: 124, y: 676, scale: 1.1 }, [176, 0], TRADING_LAYOUTS.hero.bays[0].label),
  },
  villain: {
    ...TRADING_LAYOUTS.villain,
    bays: bayPlaces({ x: 122, y: 648, scale: 1 }, [178, 0], TRADING_LAYOUTS.villain.bays[0].label),
  },
};

const HERO_FRAME = "M76 66H524L566 108V594H34V108Z";
const VILLAIN_FRAME = "M4 4H596V560H4Z";

/** Three to five points, the same for the same text. */
const pointsOf = (text: string): number => 3 + (hashText(text) % 3);

/** A card to swap: the figure cut at the thigh, and its accessories as its strengths. */
function TradingCard({ id, spec, picture, empty, hasSmallPrint }: PackagingProps) {
  const { inks, isHero, ink, type } = picture;
  const layout = (hasSmallPrint ? TRADING_LAYOUTS : UNLABELED)[type];
  const common = { id, spec, layout, hasLabels: hasSmallPrint };
  const figure = (
    <g clipPath={picture.url(ids.windowClip)}>
      <BoxedFigure id={id} spec={spec} picture={picture} empty={empty} place={layout.figure} hasStand={false} />
    </g>
  );
  const foil = (
    <linearGradient id={picture.id(ids.clearPlastic)} x2={1} y2={1}>
      <stop stopColor={lighten(inks.accent, 0.7)} />
      <stop offset=".35" stopColor={inks.accent} />
      <stop offset=".5" stopColor={WHITE} />
      <stop offset=".65" stopColor={inks.light} />
      <stop offset={1} stopColor={lighten(inks.accent, 0.5)} />
    </linearGradient>
  );
  const clip = (d: string) => (
    <clipPath id={picture.id(ids.windowClip)}>
      <path d={d} />
    </clipPath>
  );
  const outline = "M28 4H572Q596 4 596 28V772Q596 796 572 796H28Q4 796 4 772V28Q4 4 28 4Z";
  const number = printedNumber(spec.number);
  return isHero ? (
    <Card picture={picture} outline={outline}>
      <defs>
        {foil}
        {clip("M0 0H600V500H0Z")}
      </defs>
      <path d="M0 0H600V800H0Z" fill={PAPER} />
      <Stage picture={picture} shape={HERO_FRAME} />
      <Background name={spec.background} x={300} color={WHITE} />
      <BrandWord x={46} y={46} color={inks.main} />
      {figure}
      <path d="M34 490H566V606H34Z" fill={inks.main} />
      <NameLettering picture={picture} name={spec.name} frame={layout.name} color={WHITE} shadow={inks.deep} leans />
      <JobTitle jobTitle={spec.jobTitle} frame={layout.jobTitle} color={inks.accent} />
      <Bays
        {...common}
        color={ink}
        back={
          <path d={hasSmallPrint ? "M-44-20H488V20H-44Z" : "M-82-56H82V56H-82Z"} fill={lighten(inks.light, 0.75)} />
        }
        front={null}
      />
      <Tagline tagline={spec.tagline} frame={layout.tagline} color={inks.main} />
      {hasSmallPrint
        ? spec.accessories.map(({ label }, i) => (
            <g
              key={layout.bays[i]?.y}
              transform={`translate(442 ${layout.bays[i]?.y})`}
              strokeWidth={17}
              strokeDasharray="0 25"
            >
              <path d="M0 0h101" stroke={WHITE} />
              <path d={`M0 0h${pointsOf(label) * 25 - 24}`} stroke={inks.main} />
            </g>
          ))
        : null}
      <path d={HERO_FRAME} stroke={inks.main} strokeWidth={8} />
      <path d="M500 4H596V100Z" fill={picture.url(ids.clearPlastic)} />
      <text transform="translate(566 44) rotate(45)" fontSize={22} fill={ink} textAnchor="middle">
        {number}
      </text>
      <circle cx={512} cy={536} r={50} fill={WHITE} stroke={inks.deep} strokeWidth={5} />
      <g transform="translate(512 528) scale(.62)">
        <EmblemShape type="hero" tone={inks.main} detail={inks.accent} outline={ink} />
      </g>
      <text x={512} y={580} fontSize={15} fill={ink} textAnchor="middle">
        HERO
      </text>
    </Card>
  ) : (
    <Card picture={picture} outline={outline} edge="#0003">
      <defs>
        {foil}
        {clip("M0 0H600V560H0Z")}
      </defs>
      <path d="M0 0H600V800H0Z" fill={inks.deep} />
      <Stage picture={picture} shape={VILLAIN_FRAME} />
      <Background name={spec.background} x={300} color={inks.main} />
      <g transform="translate(300 340) scale(6.6)" opacity=".8">
        <EmblemShape
          type="villain"
          tone={mix(inks.main, inks.deep, 0.35)}
          detail={mix(inks.light, "#ffe2c0", 0.25)}
          outline="none"
        />
      </g>
      <path d="M0 0H600V104L560 120H40L0 104Z" fill={inks.deep} />
      <NameLettering picture={picture} name={spec.name} frame={layout.name} color={CREAM} shadow={inks.main} />
      {figure}
      <path d="M0 560L40 546H560L600 560V800H0Z" fill={inks.deep} />
      <JobTitle jobTitle={spec.jobTitle} frame={layout.jobTitle} color={inks.accent} />
      <Bays
        {...common}
        color={CREAM}
        back={
          <path
            d={hasSmallPrint ? "M-24-40H24L46 0 24 40H-24L-46 0Z" : "M-60-50H60L82 0 60 50H-60L-82 0Z"}
            fill={mix(inks.light, "#ffe2c0", 0.3)}
          />
        }
        front={null}
      />
      <Tagline tagline={spec.tagline} frame={layout.tagline} color={inks.accent} />
      <BrandWord x={48} y={768} color={CREAM} />
      <path d="M40 18H560L582 40V760L560 782H40L18 760V40Z" stroke={picture.url(ids.clearPlastic)} strokeWidth={9} />
      <text x={552} y={76} fontSize={30} fill={inks.accent} textAnchor="end">
        {number}
      </text>
      <text x={552} y={768} fontSize={19} fill={CREAM} textAnchor="end">
        VILLAIN
      </text>
    </Card>
  );
}

export const TRADING_CARD: PackagingDesign = { Packaging: TradingCard, layouts: TRADING_LAYOUTS };
