import { truncate } from "../../lib/graphemes.ts";

/** The formats of FigureExport. Sizes are in pixels; the SVG drawing has none. */
export const PICTURE_FORMATS = {
  post: { extension: "png", width: 1080, height: 1350 },
  card: { extension: "png", width: 1200, height: 1600 },
  square: { extension: "png", width: 1200, height: 1200 },
  landscape: { extension: "png", width: 1200, height: 630 },
  drawing: { extension: "svg" },
  profile: { extension: "png", width: 800, height: 800 },
  cover: { extension: "png", width: 1584, height: 396 },
} as const;
/** A key of {@link PICTURE_FORMATS}. */
export type PictureFormat = keyof typeof PICTURE_FORMATS;

/** Returns the size of a format in pixels. For `drawing`, returns the card's. */
export const pictureSize = (format: PictureFormat): { readonly width: number; readonly height: number } =>
  PICTURE_FORMATS[format === "drawing" ? "card" : format];

/**
 * Returns a file name such as "maya-okonkwo-card.png". It can contain letters of any script. Unpaid figures get
 * "-preview".
 */
export function pictureFileName(name: string, format: PictureFormat, isPaid: boolean): string {
  const text = truncate(name.normalize("NFC"), 60).toLowerCase();
  // Marks without a letter, and the marks that turn characters into emoji, belong to removed emoji.
  const words = text.replaceAll(/[\uFE0E\uFE0F\u20E3]/g, "").match(/(?:[\p{L}\p{N}]\p{M}*)+/gu) ?? ["figure"];
  return `${words.join("-")}-${format}${isPaid ? "" : "-preview"}.${PICTURE_FORMATS[format].extension}`;
}

/** Whether a picture in this format can include a QR code. */
export const hasCodeOption = (format: PictureFormat): boolean => !["post", "profile", "cover"].includes(format);
