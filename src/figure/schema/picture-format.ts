import { truncate } from "./graphemes.ts";

/** A form in which a figure is saved. Sizes are in pixels; a drawing has none. */
export const PICTURE_FORMATS = {
  card: { extension: "png", width: 1200, height: 1600 },
  square: { extension: "png", width: 1200, height: 1200 },
  landscape: { extension: "png", width: 1200, height: 630 },
  drawing: { extension: "svg" },
  profile: { extension: "png", width: 800, height: 800 },
  cover: { extension: "png", width: 1584, height: 396 },
} as const;
/** A form in which a figure is saved. */
export type PictureFormat = keyof typeof PICTURE_FORMATS;

/** In pixels; the drawing, which has no size of its own, takes the card's. */
export const pictureSize = (format: PictureFormat): { readonly width: number; readonly height: number } =>
  PICTURE_FORMATS[format === "drawing" ? "card" : format];

/** "maya-okonkwo-card.png"; letters of any script stay, and the file of an unpaid figure has "preview" in its name. */
export function pictureFileName(name: string, format: PictureFormat, isPaid: boolean): string {
  const words = truncate(name.normalize("NFC"), 60)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `${words || "figure"}-${format}${isPaid ? "" : "-preview"}.${PICTURE_FORMATS[format].extension}`;
}

/** Whether a QR code is a choice: elsewhere there is no room for one. */
export const hasCodeOption = (format: PictureFormat): boolean => format !== "profile" && format !== "cover";
