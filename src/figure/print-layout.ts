import { PAPERS, type Paper } from "../domain/paper.ts";

/** The print card: an A4 sheet in tenths of a millimetre. */
const SHEET = { width: 2100, height: 2970 } as const;

/** The strip that is cut out, 86 mm wide, and the tops of its four panels. */
export const STRIP = { x: 120, width: 860, tab: 95, back: 205, front: 1352, base: 2499, end: 2869 } as const;

/** How far a plain card's print reaches past the strip, so that a cut beside its line shows no white: 2 mm. */
export const BLEED = 20;

/** The spare parts beside the strip: round, side by side. */
export const SPARES = { middles: [1251, 1545, 1839], y: 2602, radius: 129 } as const;

/** Size of the sheet on a paper, as a ratio to A4: on Letter the print stays 5 mm from the paper's edges too. */
const SCALES: Readonly<Record<Paper, number>> = { a4: 1, letter: 0.955 };

/** A paper in the sheet's units, with the sheet in its middle. */
export function paperFrame(paper: Paper) {
  const scale = SCALES[paper];
  const [width, height] = [(PAPERS[paper].width * 10) / scale, (PAPERS[paper].height * 10) / scale];
  return { x: (SHEET.width - width) / 2, y: (SHEET.height - height) / 2, width, height, scale } as const;
}

/** Text of letters that the print card's own fonts have; others come in a fallback font of ordinary width. */
export const LATIN = /^[ -\u024f\u1e00-\u1eff\u2010-\u2026]*$/;
