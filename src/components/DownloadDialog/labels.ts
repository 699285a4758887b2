import type { PictureFormat } from "../../domain/picture-format.ts";

/** Code that shows a picture: with the picture in it, or, for a README, with the name of its file. */
export type EmbedKind = "html" | "markdown" | "readme";

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
    story: { title: "Story", use: "for phones" },
    figure: { title: "Figure alone", use: "transparent" },
    loop: { title: "Moving picture", use: "3 seconds" },
  } satisfies Record<PictureFormat, { title: string; use: string }>,
  lettering: "Lettering shows in browsers; some image programs may replace the font",
  code: "QR code under the box",
  codeNote: "A camera opens the figure with it. Square, Landscape and Moving picture always have one.",
  watermark: "The picture carries the PREVIEW watermark until the figure is bought.",
  download: "Download",
  busy: "Making the picture…",
  /** Names the bar. */
  progress: "Drawing it frame by frame",
  cancel: "Cancel",
  print: "Print card",
  /** Heading of the buttons that copy code. */
  copy: "Copy for a web page",
  copyNote:
    "HTML and Markdown contain the picture itself. GitHub shows only pictures that are files: for a README the picture is saved too, to put beside it. A copy counts as a download.",
  /** In place of the buttons. */
  copyNotLoop: "A moving picture is too large for the code of a page: download it, and add the file.",
  copyKinds: { html: "HTML", markdown: "Markdown", readme: "For a README" } satisfies Record<EmbedKind, string>,
  /** The close button. */
  close: "Close",
};
/** The texts of the dialog. */
export type DownloadDialogLabels = Readonly<typeof LABELS>;
