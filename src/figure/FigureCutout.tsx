import { useId } from "react";
import { describePicture } from "./describe-picture.ts";
import { FigureAlone } from "./FigureAlone.tsx";
import type { FigureExportProps } from "./FigureExport.tsx";
import { Picture } from "./Picture.tsx";
import { PictureWatermark } from "./parts/PictureWatermark.tsx";
import { createPictureContext } from "./picture-context.ts";

/** The figure on its stand and on nothing else: 1200 × 1600 units, transparent around it. */
export function FigureCutout({ spec, isPaid, format, ...svg }: FigureExportProps) {
  const picture = createPictureContext(useId(), spec);
  return (
    <Picture
      viewBox="0 0 1200 1600"
      {...svg}
      slot="figure-cutout"
      type={spec.type}
      label={describePicture(spec, format, isPaid)}
    >
      {/* Smaller than the picture: a pointing finger reaches out of the figure's own frame. */}
      <FigureAlone spec={spec} decorative overflow="visible" x={24} y={46} width={1152} height={1498} />
      {isPaid ? null : <PictureWatermark picture={picture} x={600} y={1080} scale={2} />}
    </Picture>
  );
}
