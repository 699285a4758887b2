import { useId } from "react";
import { describePicture } from "./describe-picture.ts";
import type { FigureExportProps } from "./FigureExport.tsx";
import { FigurePortrait } from "./FigurePortrait.tsx";
import { Picture } from "./Picture.tsx";
import { PictureWatermark } from "./parts/PictureWatermark.tsx";
import { createPictureContext } from "./picture-context.ts";

/** Head and shoulders as a profile picture: 800 × 800 units, and nothing that matters outside of its circle. */
export function FigureProfile({ spec, isPaid, format, ...svg }: FigureExportProps) {
  const picture = createPictureContext(useId(), spec);
  return (
    <Picture
      viewBox="0 0 800 800"
      {...svg}
      slot="figure-profile"
      type={spec.type}
      label={describePicture(spec, format, isPaid)}
    >
      <FigurePortrait spec={spec} decorative width={800} height={800} />
      {isPaid ? null : <PictureWatermark picture={picture} x={400} y={700} scale={1.05} />}
    </Picture>
  );
}
