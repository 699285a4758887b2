import { memo } from "react";
import type { PictureContext } from "../../engine/picture-context.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import { Background } from "../background/Background.tsx";
import { LAYOUTS } from "./layout.ts";
import { Stage } from "./Stage.tsx";

/**
 * The printed parts of a blister card: base color, pattern, the band behind the name, and the light area behind the
 * figure.
 */
export const CardPrint = memo(function CardPrint({
  picture,
  background,
}: {
  picture: PictureContext;
  background: FigureSpec["background"];
}) {
  const { inks, type, ground, pattern } = picture;
  const { figure, band, bandEdge, bubble } = LAYOUTS[type];
  return (
    <>
      <path d="M0 0H600V800H0Z" fill={ground} />
      <Background name={background} x={figure.x} color={pattern} />
      <path d={bubble} transform="translate(6 10)" fill={picture.ink} opacity=".25" />
      <Stage picture={picture} shape={bubble} />
      <path d={band} fill={picture.second} />
      <path d={bandEdge} stroke={inks.accent} strokeWidth={7} strokeLinejoin="miter" />
    </>
  );
});
