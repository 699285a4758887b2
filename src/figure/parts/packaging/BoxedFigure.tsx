import type { PictureContext } from "../../engine/picture-context.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import { Body, bodyTop } from "../body/Body.tsx";
import type { FigurePosition } from "./layout.ts";
import { PersonGap } from "./PersonGap.tsx";
import { Stand } from "./Stand.tsx";

/** Height of the person-shaped gap. */
const GAP_HEIGHT = 420;

interface BoxedFigureProps {
  spec: FigureSpec;
  picture: PictureContext;
  /** Draws a person-shaped gap in place of the figure. */
  isEmpty: boolean;
  position: FigurePosition;
  /** @default true */
  hasStand?: boolean;
}

/** The figure, or a gap, on its stand. It is scaled to fit its position, including its hair or hat. */
export function BoxedFigure({ spec, picture, isEmpty, position, hasStand = true }: BoxedFigureProps) {
  const { x, y, maxHeight, maxScale, crownY } = position;
  const height = isEmpty ? GAP_HEIGHT : bodyTop(spec);
  const scale = Math.round(Math.min(maxScale, maxHeight / height) * 1000) / 1000;
  return (
    <g transform={`translate(${x} ${crownY === undefined ? y : Math.round(crownY + scale * height)})`}>
      {hasStand ? <Stand picture={picture} mobility={spec.mobility} /> : null}
      <g data-slot={isEmpty ? undefined : "figure"} transform={`scale(${scale})`}>
        {isEmpty ? <PersonGap picture={picture} /> : <Body picture={picture} spec={spec} />}
      </g>
    </g>
  );
}
