import { decodeFigure, FIGURE_CODE_LIMIT } from "../../domain/figure-link.ts";
import type { FigureSpec } from "../../index.ts";

/** Stands before a figure's code in the metadata of its SVG file. */
export const METADATA_PREFIX = "profigure:";

/** Largest file that is looked into, in bytes: many times one of ours. */
const FILE_LIMIT = 2_000_000;

/**
 * The figure of an SVG file that was saved here, never paid for; undefined when the file is none of ours or is
 * damaged. It is read as text, never as a document.
 */
export async function readFigureFile(file: Blob): Promise<FigureSpec | undefined> {
  if (file.size > FILE_LIMIT) return undefined;
  const text = await file.text();
  const at = text.indexOf(`>${METADATA_PREFIX}`);
  if (at < 0) return undefined;
  const rest = text.slice(at + 1 + METADATA_PREFIX.length, at + METADATA_PREFIX.length + FIGURE_CODE_LIMIT + 2);
  return decodeFigure(rest.slice(0, rest.indexOf("<")));
}
