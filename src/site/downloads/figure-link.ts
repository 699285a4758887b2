import { decodeFigure, encodeFigure } from "../../figure/schema/code.ts";
import type { FigureSpec } from "../../figure.ts";
import { FIGURE_HASH } from "../platform/local-flags.ts";

/** The URL that opens a copy of a figure: its spec only, after the #, which no server receives. */
export const figureLink = (spec: FigureSpec): string =>
  `${window.location.origin}${import.meta.env.BASE_URL}create#f=${encodeFigure(spec)}`;

/** What a URL's hash holds: a figure, a damaged one, or none. */
export function readFigureLink(hash: string): FigureSpec | "damaged" | undefined {
  if (!FIGURE_HASH.test(hash)) return undefined;
  // A messenger may take the punctuation after a link for a part of it.
  const code = hash.replace(FIGURE_HASH, "").replace(/[^\w-]+$/, "");
  return decodeFigure(code) ?? "damaged";
}
