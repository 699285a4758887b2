import * as ids from "../engine/ids.ts";
import type { PictureContext } from "../engine/picture-context.ts";
import { roundForSvg } from "../engine/shapes.ts";
import { Watermark } from "./Watermark.tsx";

/** The ribbon of {@link Watermark} has its middle at 300 of a card's 600 units. */
const CARD_MIDDLE = 300;

interface PictureWatermarkProps {
  picture: PictureContext;
  /** Middle of the ribbon. */
  x: number;
  y: number;
  /** How many units of the picture one unit of a card is. */
  scale: number;
}

/** The PREVIEW watermark of a picture that shows no box, which would bring its own. The picture's edge cuts it. */
export function PictureWatermark({ picture, x, y, scale }: PictureWatermarkProps) {
  return (
    <g transform={`translate(${roundForSvg(x - CARD_MIDDLE * scale)} ${y})scale(${scale.toFixed(3)})`}>
      <clipPath id={picture.id(ids.cardClip)}>
        <path d="M-2000-2000H2000V2000H-2000Z" />
      </clipPath>
      <Watermark picture={picture} y={0} />
    </g>
  );
}
