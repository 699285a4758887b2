import { truncate } from "./graphemes.ts";
import type { Paper } from "./paper.ts";

/** A form in which a figure is saved. Sizes are in pixels; a drawing has none. */
export const PICTURE_FORMATS = {
  card: { extension: "png", width: 1200, height: 1600 },
  square: { extension: "png", width: 1200, height: 1200 },
  landscape: { extension: "png", width: 1200, height: 630 },
  drawing: { extension: "svg" },
  profile: { extension: "png", width: 800, height: 800 },
  cover: { extension: "png", width: 1584, height: 396 },
  story: { extension: "png", width: 1080, height: 1920 },
  figure: { extension: "png", width: 1200, height: 1600 },
} as const;
/** A form in which a figure is saved. */
export type PictureFormat = keyof typeof PICTURE_FORMATS;

/** In pixels; the drawing, which has no size of its own, takes the card's. */
export const pictureSize = (format: PictureFormat): { readonly width: number; readonly height: number } =>
  PICTURE_FORMATS[format === "drawing" ? "card" : format];

/** "maya-okonkwo-card.png"; letters of any script are kept, and "preview" stands in the name of an unpaid figure's file. */
export const pictureFileName = (name: string, format: PictureFormat, isPaid: boolean): string =>
  fileName(name, format, isPaid, PICTURE_FORMATS[format].extension);

/** "maya-okonkwo-cut-a4.svg", otherwise like {@link pictureFileName}. */
export const cuttingFileName = (name: string, paper: Paper, isPaid: boolean): string =>
  fileName(name, `cut-${paper}`, isPaid, "svg");

function fileName(name: string, what: string, isPaid: boolean, extension: string): string {
  const kept = truncate(name.normalize("NFC"), 60)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `${kept || "figure"}-${what}${isPaid ? "" : "-preview"}.${extension}`;
}

/** Whether a QR code is a choice: it stands under a box on request, beside one always, and elsewhere there is no room. */
export const hasCodeOption = (format: PictureFormat): boolean => format === "card" || format === "drawing";
