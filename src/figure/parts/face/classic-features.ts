import { mirrored } from "../../engine/shapes.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import { closedLips, type Expression, type Nose } from "./feature-shapes.ts";

// These features are in the initial bundle. The others are in a pack.

/** Mouths, centered on the axis of the face. The corners are at about ±18, 38. */
export const CLASSIC_MOUTHS = {
  grin: {
    lids: [1, 0.85],
    rise: [2, 2],
    tilt: [3, 3],
    open: mirrored("M0 36.5Q13 36 21.5 32 21 53.5 0 54"),
    teeth: mirrored("M0 37.5Q12.5 37 20.5 33.5 19.8 51.8 0 52.4"),
  },
  smile: {
    ...closedLips(-15, 38.5, 52.5, 17, 37, 6.5, 1),
    lids: [1, 0.9],
    rise: [2, 2],
    tilt: [3, 3],
  },
  smirk: {
    ...closedLips(-14, 43, 52, 21, 31, 5.6, 7),
    lids: [0.7, 0.85],
    tilt: [-4, -4],
    frowns: true,
    gaze: [3, 0],
  },
} satisfies Partial<Record<FigureSpec["mouth"], Expression>>;

export const CLASSIC_NOSES = {
  button: { line: "M-5 22.5q5 4 10 0" },
} satisfies Partial<Record<FigureSpec["nose"], Nose>>;

/** Shapes of the right brow, centered on 0,0 with the inner end on the left. */
export const CLASSIC_BROWS = {
  natural: "M-12.5 2.5C-8-4 4-7 14 1.5 6-1-4 1.5-11 6Q-14 5.5-12.5 2.5Z",
  angled: "M-13 5.5-12 1.5Q-2-1.5 6-7 11-4 14 2 9-2 5.5-2.5-2 2.5-11.5 6Z",
} satisfies Partial<Record<FigureSpec["brows"], string>>;

/** The ids of the features that are in the pack. */
export type Others<Id extends string, Classics> = Exclude<Id, keyof Classics>;
