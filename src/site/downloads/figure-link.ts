import { decodeFigure, encodeFigure, isNewerCode } from "../../figure/schema/code.ts";
import { hasCodeOption, type PictureFormat } from "../../figure/schema/picture-format.ts";
import type { FigureSpec } from "../../figure.ts";
import { FIGURE_HASH } from "../platform/local-flags.ts";

/** Creates a URL that opens a copy of a figure. The figure is in the fragment, which is not sent to a server. */
export const figureLink = (spec: FigureSpec): string =>
  `${window.location.origin}${import.meta.env.BASE_URL}create#f=${encodeFigure(spec)}`;

/** The link for a picture's QR code, if `hasCode` is true and the format has space for it. */
export const pictureLink = (spec: FigureSpec, format: PictureFormat, hasCode: boolean): string | undefined =>
  hasCode && hasCodeOption(format) ? figureLink(spec) : undefined;

/** The site's texts on pictures: its URL, and the tag of the empty nail. */
export const PICTURE_TEXTS = {
  credit: (__SITE_URL__ + import.meta.env.BASE_URL).replace(/^https?:\/\/|\/$/g, ""),
  tag: "yours?",
};

/**
 * Reads the figure in a URL's hash. Returns undefined if there is none, and "newer" if a newer version of the site made
 * the link.
 */
export function readFigureLink(hash: string): FigureSpec | "damaged" | "newer" | undefined {
  if (!FIGURE_HASH.test(hash)) return undefined;
  // Ignores what a messenger may treat as part of the link: text from the first character that no code has, and a full
  // stop.
  const [code = ""] = /^[\w.-]*(?<!\.)/.exec(hash.replace(FIGURE_HASH, "")) ?? [];
  return decodeFigure(code) ?? (isNewerCode(code) ? "newer" : "damaged");
}
