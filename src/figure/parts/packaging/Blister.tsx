import * as ids from "../../engine/ids.ts";
import { CREAM, WHITE } from "../../engine/palette.ts";
import type { PictureContext } from "../../engine/picture-context.ts";
import { Bays } from "./Bay.tsx";
import { BoxedFigure } from "./BoxedFigure.tsx";
import { Card } from "./Card.tsx";
import { CardPrint } from "./CardPrint.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { HANG_HOLE, LAYOUTS } from "./layout.ts";
import type { PackagingDesign, PackagingProps } from "./packaging.ts";
import { StandPlate } from "./Stand.tsx";

/** Reflections near the edges of the blister. Farther inside, they would make dark hair look gray. */
const GLINTS = {
  hero: "M38 330c0-46 14-72 42-88-18 26-24 54-24 88V560q0 16-9 20-9-4-9-20ZM396 470V640q0 40-30 50 12-16 12-48V470Z",
  villain: "M198 112l24-26h14l-22 28V470l-16 18ZM558 330V558l-20 20V346Z",
} as const;

/** Defines the gradient for the gloss of all clear plastic in a picture. */
function Sheen({ picture }: { picture: PictureContext }) {
  return (
    <linearGradient id={picture.id(ids.clearPlastic)} x2={1} y2={1}>
      <stop stopColor="#fff6" />
      <stop offset=".2" stopColor="#fff0" />
      <stop offset=".75" stopColor="#fff0" />
      <stop offset={1} stopColor="#fff4" />
    </linearGradient>
  );
}

/** A card with a clear blister over the figure and over each accessory. */
function BlisterCard({ spec, picture, isEmpty, hasSmallPrint }: PackagingProps) {
  const layout = LAYOUTS[spec.type];
  const { figure, bubble, bay, baySheen, plate } = layout;
  return (
    <Card picture={picture} outline={layout.outline} hole={HANG_HOLE}>
      <Sheen picture={picture} />
      <CardPrint picture={picture} background={spec.background} />
      <Header
        picture={picture}
        name={spec.name}
        jobTitle={spec.jobTitle}
        number={spec.number}
        hasSmallPrint={hasSmallPrint}
      />
      <BoxedFigure spec={spec} picture={picture} isEmpty={isEmpty} position={figure} />
      <Bays
        picture={picture}
        accessories={spec.accessories}
        layout={layout}
        hasLabels={hasSmallPrint}
        hasSign
        back={
          <>
            <path d={bay} fill={picture.url(ids.glow)} />
            <path d={bay} transform="translate(1 3)" stroke={picture.ink} strokeWidth={10} opacity=".25" />
          </>
        }
        front={
          <g stroke="#fffc">
            <path d={bay} strokeWidth={2.5} />
            <path d={baySheen} strokeWidth={4} />
            {hasSmallPrint ? <path d={plate} fill={CREAM} stroke="none" /> : null}
          </g>
        }
      />
      <g data-slot="blister" fill={WHITE}>
        <path d={bubble} fill="none" stroke="#fff4" strokeWidth={13} />
        <path d={bubble} fill={picture.url(ids.clearPlastic)} stroke="#fffc" strokeWidth={3} />
        <path d={GLINTS[picture.type]} opacity=".3" />
      </g>
      <Footer
        picture={picture}
        name={spec.name}
        tagline={spec.tagline}
        number={spec.number}
        hasSmallPrint={hasSmallPrint}
      />
      <g transform={`translate(${figure.x} ${figure.y + 10})`}>
        <StandPlate picture={picture} />
      </g>
    </Card>
  );
}

export const BLISTER: PackagingDesign = { Packaging: BlisterCard, layouts: LAYOUTS };
