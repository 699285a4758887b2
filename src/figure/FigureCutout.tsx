import { useId } from "react";
import { FigureAlone } from "./FigureAlone.tsx";
import type { LayoutProps } from "./FigureExport.tsx";
import { waitForPacks } from "./pack.ts";
import { bodyPacks } from "./parts/body-packs.ts";
import { PictureWatermark } from "./parts/PictureWatermark.tsx";
import { createPictureContext } from "./picture-context.ts";

/** The figure on its stand and on nothing else, transparent around it. */
export function FigureCutout({ spec, isPaid }: LayoutProps) {
  const picture = createPictureContext(useId(), spec);
  waitForPacks(bodyPacks(spec));
  return (
    <>
      {/* Smaller than the picture: a pointing finger reaches out of the figure's own frame. */}
      <FigureAlone spec={spec} decorative overflow="visible" x={24} y={46} width={1152} height={1498} />
      {isPaid ? null : <PictureWatermark picture={picture} x={600} y={1080} scale={2} />}
    </>
  );
}
