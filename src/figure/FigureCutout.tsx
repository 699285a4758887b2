import { Suspense, useId } from "react";
import type { FigureSpec } from "../domain/figure-spec.ts";
import { describePicture } from "./describe-picture.ts";
import { FigureAlone } from "./FigureAlone.tsx";
import type { FigureExportProps } from "./FigureExport.tsx";
import { Picture } from "./Picture.tsx";
import { waitForPacks } from "./pack.ts";
import { bodyPacks } from "./parts/body-packs.ts";
import { PictureWatermark } from "./parts/PictureWatermark.tsx";
import { createPictureContext } from "./picture-context.ts";

/** The figure on its stand and on nothing else: 1200 × 1600 units, transparent around it. */
export function FigureCutout({ spec, isPaid, format, ...svg }: FigureExportProps) {
  return (
    <Picture
      viewBox="0 0 1200 1600"
      {...svg}
      slot="figure-cutout"
      type={spec.type}
      label={describePicture(spec, format, isPaid)}
    >
      {/* The whole waits for the figure, so that nobody sees a ribbon over an empty stand. */}
      <Suspense>
        <Cutout spec={spec} isPaid={isPaid} />
      </Suspense>
    </Picture>
  );
}

function Cutout({ spec, isPaid }: { spec: FigureSpec; isPaid: boolean }) {
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
