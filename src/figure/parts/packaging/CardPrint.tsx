import { memo } from "react";
import { equalInFields } from "../../engine/equal-in-fields.ts";
import { TYPE_COLORS } from "../../engine/palette.ts";
import { createPictureContext } from "../../engine/picture-context.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import { Background } from "../background/Background.tsx";
import { LAYOUTS } from "./layout.ts";
import { Stage } from "./Stage.tsx";

/** The printed cardboard of a blister card: ink, pattern, the band behind the name and the lit ground behind the figure. */
export const CardPrint = memo(
  function CardPrint({ id, spec }: { id: string; spec: FigureSpec }) {
    const picture = createPictureContext(id, spec);
    const { inks } = picture;
    const { figure, band, bandEdge, bubble } = LAYOUTS[spec.type];
    return (
      <>
        <path d="M0 0H600V800H0Z" fill={inks.main} />
        <Background name={spec.background} x={figure.x} color={TYPE_COLORS[spec.type].pattern || inks.light} />
        <Stage picture={picture} shape={bubble} />
        <path d={band} fill={picture.isHero ? inks.deep : picture.ink} />
        <path d={bandEdge} stroke={inks.accent} strokeWidth={7} strokeLinejoin="miter" />
      </>
    );
  },
  equalInFields((field) => field === "type" || field === "palette" || field === "background"),
);
