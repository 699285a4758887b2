import { decodeFigure, encodeFigure } from "../../figure/schema/code.ts";
import type { FigureSpec } from "../../figure.ts";
import { FIGURE_HASH } from "../platform/local-flags.ts";

/** Creates a URL that opens a copy of a figure. The figure is in the fragment, which is not sent to a server. */
export const figureLink = (spec: FigureSpec): string =>
  `${window.location.origin}${import.meta.env.BASE_URL}create#f=${encodeFigure(spec)}`;

/** Reads the figure in a URL's hash. Returns undefined if there is none. */
export function readFigureLink(hash: string): FigureSpec | "damaged" | undefined {
  if (!FIGURE_HASH.test(hash)) return undefined;
  // Removes punctuation after the link, which a messenger may treat as part of it.
  const code = hash.replace(FIGURE_HASH, "").replace(/[^\w-]+$/, "");
  return decodeFigure(code) ?? "damaged";
}
