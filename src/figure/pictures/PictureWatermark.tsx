import * as ids from "../engine/ids.ts";
import type { PictureContext } from "../engine/picture-context.ts";
import { roundForSvg } from "../engine/shapes.ts";
import { Watermark } from "./Watermark.tsx";

/** The x of the middle of the ribbon in {@link Watermark}. */
const CARD_MIDDLE = 300;

interface PictureWatermarkProps {
  picture: PictureContext;
  /** Center of the ribbon. */
  x: number;
  y: number;
  /** How many units of the picture equal one unit of a card. */
  scale: number;
}

/** The PREVIEW watermark of a picture without a box. (A box includes its watermark.) It extends beyond the picture. */
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
