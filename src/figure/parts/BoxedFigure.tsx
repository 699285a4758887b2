import { Suspense } from "react";
import type { FigureSpec } from "../../domain/figure-spec.ts";
import type { FigurePlace } from "../layout.ts";
import type { PictureContext } from "../picture-context.ts";
import { Body, bodyTop } from "./Body.tsx";
import { waitForBody } from "./body-packs.ts";
import { PersonGap } from "./PersonGap.tsx";
import { Stand } from "./Stand.tsx";

/** Height of the gap that is drawn instead of a figure. */
const GAP_HEIGHT = 420;

interface BoxedFigureProps {
  id: string;
  spec: FigureSpec;
  picture: PictureContext;
  /** Draws a gap instead of the figure. */
  empty: boolean;
  place: FigurePlace;
  /** @default true */
  hasStand?: boolean;
}

/** The figure on its stand, as large as its place lets it be, hat and all; a gap while its parts are on their way. */
export function BoxedFigure({ empty, ...props }: BoxedFigureProps) {
  const gap = (
    <Placed {...props} height={GAP_HEIGHT}>
      <PersonGap picture={props.picture} />
    </Placed>
  );
  return empty ? (
    gap
  ) : (
    <Suspense fallback={gap}>
      <Person {...props} />
    </Suspense>
  );
}

type PersonProps = Omit<BoxedFigureProps, "empty">;

function Person(props: PersonProps) {
  const { id, spec } = props;
  waitForBody(spec);
  return (
    <Placed {...props} height={bodyTop(spec)} slot="figure">
      <Body id={id} spec={spec} />
    </Placed>
  );
}

interface PlacedProps extends PersonProps {
  /** Of what is placed, in units of its own. */
  height: number;
  slot?: string;
  children: React.ReactNode;
}

function Placed({ spec, picture, place, hasStand = true, height, slot, children }: PlacedProps) {
  const { x, y, room, most, top } = place;
  const scale = Math.round(Math.min(most, room / height) * 1000) / 1000;
  return (
    <g transform={`translate(${x} ${top === undefined ? y : Math.round(top + scale * height)})`}>
      {hasStand ? <Stand picture={picture} mobility={spec.mobility} /> : null}
      <g data-slot={slot} transform={`scale(${scale})`}>
        {children}
      </g>
    </g>
  );
}
