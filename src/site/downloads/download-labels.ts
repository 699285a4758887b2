import { DOWNLOAD_LABELS } from "../../components/DownloadText.tsx";
import type { PictureFormat } from "../../figure/schema/picture-format.ts";

export const LABELS = {
  heading: "Download",
  group: "Format",
  formats: {
    card: { title: "Card", use: "" },
    square: { title: "Square", use: "for posts" },
    landscape: { title: "Landscape", use: "for links" },
    drawing: { title: "Drawing", use: "sharp at any size" },
    profile: { title: "Profile picture", use: "fits a round crop" },
    cover: { title: "LinkedIn cover", use: "with your tagline" },
  } satisfies Record<PictureFormat, { title: string; use: string }>,
  lettering: "Lettering shows in browsers; some image programs may replace the font",
  code: "Add a QR code",
  codeNote: "It opens the figure when someone scans it.",
  watermark: "The picture has the PREVIEW watermark until you buy the figure.",
  ...DOWNLOAD_LABELS,
  download: "Download",
  busy: "Making the picture…",
  print: "Print card",
  /** The close button. */
  close: "Close",
};
/** The dialog's texts. */
export type DownloadDialogLabels = Readonly<typeof LABELS>;
