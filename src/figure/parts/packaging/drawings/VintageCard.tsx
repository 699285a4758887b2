import { lighten, mix } from "../../../engine/color.ts";
import * as ids from "../../../engine/ids.ts";
import { WHITE } from "../../../engine/palette.ts";
import type { PictureContext } from "../../../engine/picture-context.ts";
import { circle } from "../../../engine/shapes.ts";
import type { CharacterType } from "../../../schema/field.ts";
import type { FigureSpec } from "../../../schema/spec.ts";
import { Background } from "../../background/Background.tsx";
import { Bays } from "../Bay.tsx";
import { BoxedFigure } from "../BoxedFigure.tsx";
import { Card } from "../Card.tsx";
import { AgesSeal, Tagline } from "../Footer.tsx";
import { BrandWord, JobTitle, NameLettering, Series } from "../Header.tsx";
import { bayPositions, HANG_HOLE, type PackagingLayout } from "../layout.ts";
import type { PackagingDesign, PackagingProps } from "../packaging.ts";
import { StandPlate } from "../Stand.tsx";

/** Colors of yellowed cardboard and of its worn spots. */
const BOARD = "#f6e9cc";
const WEAR = "#fffaf0";

/** The corners of the card where the print has worn off. */
const WORN_CORNERS =
  "M578 0Q590 6 592 18L600 26V0ZM0 778Q6 786 8 792 16 794 24 800H0ZM0 18Q4 8 16 0H0ZM600 784Q594 794 584 800H600Z";
const OUTLINE = "M14 4H584l12 10V788l-8 8H12l-8-10V16Z";

const LABEL = { x: -72, y: 54, width: 144, height: 34, size: 16 } as const;

interface VintageLayout extends PackagingLayout {
  readonly bubble: string;
  readonly glint: string;
}

const VINTAGE_LAYOUTS: Readonly<Record<CharacterType, VintageLayout>> = {
  hero: {
    bubble: "M190 430a167 167 0 0 1 334 0V690q0 30-30 30H220q-30 0-30-30Z",
    glint: "M203 440c0-60 26-106 68-132-32 32-50 76-50 132V620q0 14-9 18-9-4-9-18Z",
    bays: bayPositions({ x: 98, y: 316, scale: 1.02 }, [0, 150], LABEL),
    figure: { x: 357, y: 696, maxHeight: 418, maxScale: 1.12 },
    name: { x: 34, y: 62, width: 532, height: 92, font: "display", size: 84, maxLines: 2, lineHeight: 0.9 },
    jobTitle: { x: 34, y: 152, width: 532, height: 30, font: "display", size: 22 },
    ribbonY: 594,
    tagline: { x: 34, y: 736, width: 400, height: 50, font: "display", size: 21, maxLines: 2, lineHeight: 1.1 },
  },
  villain: {
    bubble: "M50 330L88 150 216 124 344 150 382 330V560L350 596H82L50 560Z",
    glint: "M64 334L96 168l18-4L80 338V550l-16 14Z",
    bays: bayPositions({ x: 486, y: 184, scale: 1.04 }, [0, 150], LABEL),
    figure: { x: 216, y: 576, maxHeight: 440, maxScale: 1.12 },
    name: {
      x: 44,
      y: 624,
      width: 512,
      height: 86,
      font: "display",
      size: 80,
      maxLines: 2,
      lineHeight: 0.9,
      align: "middle",
    },
    jobTitle: { x: 44, y: 734, width: 512, height: 28, font: "display", size: 21, align: "middle" },
    ribbonY: 528,
    tagline: {
      x: 44,
      y: 62,
      width: 512,
      height: 50,
      font: "display",
      size: 23,
      maxLines: 2,
      lineHeight: 1.1,
      align: "middle",
    },
  },
};

/**
 * Draws a stripe that starts at the left edge and turns down. `inset` is its distance from the outermost stripe's outer
 * edge.
 */
const swoosh = (inset: number): string =>
  `M-10 ${196 + inset}H444a${120 - inset} ${120 - inset} 0 0 1 ${120 - inset} ${120 - inset}V810`;

const HERO_FIELD = `${swoosh(24)}H-10Z`;
const VILLAIN_SKY = "M20 20H580V780H20Z";
const SKYLINE =
  "M20 600V480h44v-40h50v70h40V390h16v-30h12v30h18V500h40V420h60v60h36V380l30-26 30 26V470h44V410h56v60h30V440h54V600Z";

/** A card in the style of the 1970s: a hero has a racing stripe around the sun, a villain a B-movie poster. */
function VintageCard({ spec, picture, isEmpty, hasSmallPrint }: PackagingProps) {
  const { inks, isHero, ink, type, second } = picture;
  const layout = VINTAGE_LAYOUTS[type];
  const { figure, bubble } = layout;
  const text = isHero ? second : BOARD;
  return (
    <Card picture={picture} outline={OUTLINE} hole={HANG_HOLE} edge={isHero ? "#fff9" : "#fff6"}>
      <path d="M0 0H600V800H0Z" fill={BOARD} />
      {isHero ? (
        <HeroPrint picture={picture} background={spec.background} />
      ) : (
        <VillainPrint picture={picture} background={spec.background} />
      )}
      <BrandWord labels={picture.labels} x={34} y={46} color={text} />
      {hasSmallPrint ? (
        <Series
          labels={picture.labels}
          x={566}
          y={36}
          number={spec.number}
          color={text}
          numberColor={isHero ? inks.main : inks.accent}
        />
      ) : null}
      <g transform={isHero ? undefined : "rotate(-3 300 670)"}>
        {isHero ? null : <path d="M-20 620H620V716H-20Z" fill={BOARD} stroke={ink} strokeWidth={6} />}
        <NameLettering
          picture={picture}
          name={spec.name}
          frame={layout.name}
          color={WHITE}
          shadow={isHero ? inks.accent : inks.main}
        />
      </g>
      <JobTitle jobTitle={spec.jobTitle} frame={layout.jobTitle} color={text} />
      <path d={bubble} fill={WHITE} opacity=".16" />
      <BoxedFigure spec={spec} picture={picture} isEmpty={isEmpty} position={figure} />
      <Bays
        picture={picture}
        accessories={spec.accessories}
        layout={layout}
        hasLabels={hasSmallPrint}
        color={isHero ? WHITE : BOARD}
        back={
          <path
            d={circle(0, 0, 54)}
            fill={isHero ? inks.light : mix(inks.main, ink, 0.55)}
            stroke={isHero ? WHITE : inks.accent}
            strokeWidth={3}
          />
        }
      />
      <path data-slot="blister" d={bubble} stroke="#fffd" strokeWidth={3.5} />
      <path d={layout.glint} fill={WHITE} opacity=".35" />
      <Tagline tagline={spec.tagline} frame={layout.tagline} color={BOARD} />
      {isHero ? <AgesSeal picture={picture} x={484} y={756} hasSmallPrint={hasSmallPrint} /> : null}
      <g transform={`translate(${figure.x} ${figure.y + 8})`}>
        <StandPlate picture={picture} />
      </g>
      <path d={WORN_CORNERS} fill={WEAR} opacity=".85" />
    </Card>
  );
}

interface PrintProps {
  picture: PictureContext;
  background: FigureSpec["background"];
}

/** The print of a hero's card: a stripe in four inks above a blue field, and the sun. */
function HeroPrint({ picture, background }: PrintProps) {
  const { inks, ground, second } = picture;
  const stripes = [second, inks.main, inks.accent, inks.cloth];
  return (
    <>
      <clipPath id={picture.id(ids.windowClip)}>
        <path d={HERO_FIELD} />
      </clipPath>
      <path d={HERO_FIELD} fill={ground} />
      <path d={circle(357, 440, 200)} fill={inks.light} />
      <path d={circle(357, 440, 150)} fill={lighten(inks.light, 0.45)} />
      <g clipPath={picture.url(ids.windowClip)} opacity=".6">
        <Background name={background} x={357} y={440} color={inks.light} />
      </g>
      {stripes.map((color, i) => (
        <path key={color} d={swoosh(6 + i * 12)} stroke={color} strokeWidth={12.5} strokeLinecap="butt" />
      ))}
    </>
  );
}

/** The print of a villain's card: a red sky, a pale moon and a black town. */
function VillainPrint({ picture, background }: PrintProps) {
  const { inks, ground, pattern, second } = picture;
  return (
    <>
      <clipPath id={picture.id(ids.windowClip)}>
        <path d={VILLAIN_SKY} />
      </clipPath>
      <path d={VILLAIN_SKY} fill={ground} />
      <g clipPath={picture.url(ids.windowClip)}>
        <Background name={background} x={216} y={330} color={pattern} />
      </g>
      <path d={circle(216, 330, 196)} fill={inks.light} />
      <path d={circle(216, 330, 156)} fill={mix(inks.accent, BOARD, 0.55)} />
      <path d={SKYLINE} fill={second} />
      <path d="M20 590H580V780H20Z" fill={second} />
    </>
  );
}

export const VINTAGE_CARD: PackagingDesign = { Packaging: VintageCard, layouts: VINTAGE_LAYOUTS };
