import { readSvgFigure } from "../../domain/figure-file.ts";
import type { FigureSpec } from "../../index.ts";

/** Largest file that is looked into, in bytes: many times one of ours. */
const FILE_LIMIT = 2_000_000;

/** The figure of an SVG file that was saved here, never paid for; undefined when the file is none of ours or is damaged. */
export const readFigureFile = async (file: Blob): Promise<FigureSpec | undefined> =>
  file.size > FILE_LIMIT ? undefined : readSvgFigure(await file.text());
