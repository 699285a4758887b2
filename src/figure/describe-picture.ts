import type { FigureSpec } from "../domain/figure-spec.ts";
import type { PictureFormat } from "../domain/picture-format.ts";
import { describeFigure, describePortrait } from "./describe-figure.ts";

/** Formats that show no box, and so nothing of what a box says. */
const UNBOXED: readonly PictureFormat[] = ["profile", "cover", "figure"];

/** The text alternative of a saved picture, in English: of a boxed one everything that the box says. */
export function describePicture(spec: FigureSpec, format: PictureFormat, isPaid: boolean): string {
  if (!UNBOXED.includes(format)) return describeFigure(spec, { isPaid });
  const words = format === "cover" ? `, saying “${spec.tagline}”` : "";
  return `${describePortrait(spec)}${words}${isPaid ? "" : ". PREVIEW, watermarked."}`;
}
