import { translucent } from "../../engine/color.ts";
import * as ids from "../../engine/ids.ts";
import type { PictureContext } from "../../engine/picture-context.ts";

interface CardProps {
  picture: PictureContext;
  outline: string;
  /** Path of the hang hole. */
  hole?: string;
  /** Color of the card's edge. @default translucent white */
  edge?: string;
  children: React.ReactNode;
}

/** Clips its children to the outline of a card or box, and draws the edge. */
export function Card({ picture, outline, hole = "", edge = "#fff6", children }: CardProps) {
  return (
    <>
      <clipPath id={picture.id(ids.cardClip)}>
        <path d={outline + hole} clipRule="evenodd" />
      </clipPath>
      <g clipPath={picture.url(ids.cardClip)}>
        {children}
        <path d={outline} stroke={edge} strokeWidth={6} />
      </g>
      {hole ? <path d={hole} stroke={translucent(picture.ink)} strokeWidth={2} /> : null}
    </>
  );
}
