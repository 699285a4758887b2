import { mirrored } from "../../engine/shapes.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import { closedLips, type Expression, type Nose } from "./feature-shapes.ts";

// Features that are part of the first load.

/** Mouths, centered on the axis of the face, with corners at about ±18, 38. */
export const CLASSIC_MOUTHS = {
  grin: {
    lids: [1, 0.85],
    rise: [2, 2],
    tilt: [3, 3],
    open: mirrored("M0 37.5Q12 37 20 33.5 19 52 0 52.5"),
    teeth: mirrored("M0 38.5Q10 38 18.5 35 17 45.5 0 46"),
    lean: 2,
    bottom: 53,
  },
  smile: {
    ...closedLips(-21, 34, 55, 21, 34, 5.6),
    lids: [1, 0.9],
    rise: [2, 2],
    tilt: [3, 3],
    lean: 3,
  },
  smirk: {
    ...closedLips(-13, 43.5, 49, 19.5, 34.5),
    lids: [0.86, 0.85],
    rise: [-1, 5],
    tilt: [-3, 2],
    frowns: true,
    gaze: 1.4,
    lean: 3,
  },
} satisfies Partial<Record<FigureSpec["mouth"], Expression>>;

export const CLASSIC_NOSES = {
  button: { shade: "M-6 19Q0 16 7 17 9 24 1 25-5 25-6 19Z", line: "M-5 22.5q5 4 10 0" },
} satisfies Partial<Record<FigureSpec["nose"], Nose>>;

/** The right brow, centered on 0,0, with its inner end on the left. */
export const CLASSIC_BROWS = {
  natural: "M-12 2.5C-7-3 4-5.5 13.5 1.5 5-1.5-4 1-11 4.5Q-13 4.5-12 2.5Z",
  angled: "M-13 5.5-12 1.5Q-2-1.5 6-7 11-4 14 2 9-2 5.5-2.5-2 2.5-11.5 6Z",
} satisfies Partial<Record<FigureSpec["brows"], string>>;

/** The ids that are not in the table of classic ones. */
export type Others<Id extends string, Classics> = Exclude<Id, keyof Classics>;
