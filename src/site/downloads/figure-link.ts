import { decodeFigure, encodeFigure } from "../../figure/schema/code.ts";
import type { FigureSpec } from "../../figure.ts";
import { FIGURE_HASH } from "../platform/local-flags.ts";

/** A URL that opens a copy of a figure: only its specification, after the #, which is not sent to a server. */
export const figureLink = (spec: FigureSpec): string =>
  `${window.location.origin}${import.meta.env.BASE_URL}create#f=${encodeFigure(spec)}`;

/** The content of a URL's hash: a figure, a damaged one, or nothing. */
export function readFigureLink(hash: string): FigureSpec | "damaged" | undefined {
  if (!FIGURE_HASH.test(hash)) return undefined;
  // A messenger can treat the punctuation after a link as part of it.
  const code = hash.replace(FIGURE_HASH, "").replace(/[^\w-]+$/, "");
  return decodeFigure(code) ?? "damaged";
}
