import { usePictureContext } from "../engine/picture-context.ts";
import type { LayoutProps } from "./export-props.ts";
import { FigurePortrait } from "./FigurePortrait.tsx";
import { PictureWatermark } from "./PictureWatermark.tsx";

/** Head and shoulders as a profile picture. A circular crop cuts off nothing important. */
export function FigureProfile({ spec, isPaid }: LayoutProps) {
  const picture = usePictureContext(spec);
  return (
    <>
      <FigurePortrait spec={spec} isDecorative width={800} height={800} />
      {isPaid ? null : <PictureWatermark picture={picture} x={400} y={690} scale={1.4} />}
    </>
  );
}
