import type { PictureFormat } from "../../figure/schema/picture-format.ts";
import { DOWNLOAD_LABELS } from "../DownloadText.tsx";

export const LABELS = {
  heading: "Download",
  group: "Format",
  formats: {
    card: { title: "Card", use: "" },
    square: { title: "Square", use: "for posts" },
    landscape: { title: "Landscape", use: "for links" },
    drawing: { title: "Drawing", use: "sharp at any size" },
    profile: { title: "Profile picture", use: "safe in a circle" },
    cover: { title: "LinkedIn cover", use: "with your words" },
    loop: { title: "Moving picture", use: "3 seconds" },
  } satisfies Record<PictureFormat, { title: string; use: string }>,
  lettering: "Lettering shows in browsers; some image programs may replace the font",
  code: "QR code under the box",
  codeNote: "A camera opens the figure with it. Square, Landscape and Moving picture always have one.",
  watermark: "The picture carries the PREVIEW watermark until the figure is bought.",
  ...DOWNLOAD_LABELS,
  download: "Download",
  busy: "Making the picture…",
  /** Names the bar. */
  progress: "Drawing it frame by frame",
  cancel: "Cancel",
  print: "Print card",
  /** The close button. */
  close: "Close",
};
/** The texts of the dialog. */
export type DownloadDialogLabels = Readonly<typeof LABELS>;
