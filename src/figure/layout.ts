import type { CharacterType } from "../domain/figure-spec.ts";
import { memoize } from "../domain/memoize.ts";
import type { TextFrame } from "./fit-text.ts";
import { rect } from "./shapes.ts";

/** The hang hole of every card. */
export const HANG_HOLE = "M257 28h24a20 20 0 0 1 38 0h24a8 8 0 0 1 0 16H319a20 20 0 0 1-38 0H257a8 8 0 0 1 0-16Z";

/** The card of one type, on 600 × 800 units. A hero's is round and reads from the left; a villain's has cut corners and is mirrored. */
export interface CardLayout {
  readonly outline: string;
  /** Rim of the clear plastic that is glued to the card. */
  readonly flange: string;
  /** The bubble over the figure. */
  readonly bubble: string;
  /** The bubble over an accessory, 160 × 114, drawn at x, 0. */
  readonly bay: string;
  readonly baySheen: string;
  /** The accessory's name plate, 160 × 36, drawn at x, 115. */
  readonly plate: string;
  readonly bayX: number;
  /** Middle of the figure; it stands on {@link FLOOR_Y}. */
  readonly figureX: number;
  readonly name: TextFrame;
  readonly jobTitle: TextFrame;
  readonly emblemX: number;
  readonly sealX: number;
}

/** The ground that a figure stands on. */
export const FLOOR_Y = 654;
/** Middle of the glow behind the figure, and of patterns around it. */
export const FIGURE_MIDDLE_Y = 420;
/** Top edges of the three bays. */
export const BAY_Y = [228, 383, 538] as const;

/** Leaves the emblem room: a name may fill its box. */
const NAME = { y: 56, width: 418, height: 126, font: "display", size: 94, maxLines: 2, lineHeight: 0.9 } as const;
const JOB_TITLE = { y: 177, width: 418, height: 30, font: "display", size: 21 } as const;

export const LAYOUTS: Readonly<Record<CharacterType, CardLayout>> = {
  hero: {
    outline: "M34 4H566q30 0 30 30V766q0 30-30 30H34Q4 796 4 766V34Q4 4 34 4Z",
    flange: "M30 316c0-78 74-104 184-104 86 0 116 6 186 6H552q22 0 22 22V672q0 22-20 22H80q-50 0-50-54Z",
    bubble: "M44 318c0-68 66-94 170-94s170 26 170 94V636q0 44-44 44H88q-44 0-44-44Z",
    bay: rect(402, 0, 160, 114, 24),
    baySheen: "M416 40V26q0-13 14-13h30",
    plate: rect(402, 115, 160, 36, 8),
    bayX: 402,
    figureX: 214,
    name: { ...NAME, x: 30 },
    jobTitle: { ...JOB_TITLE, x: 38 },
    emblemX: 528,
    sealX: 72,
  },
  villain: {
    outline: "M34 4H566l30 30V766l-30 30H34L4 766V34Z",
    flange: "M48 216H214l18-4H536l34 34V664l-30 30H48L26 672V238Z",
    bubble: "M244 224H528l28 28V652l-28 28H244l-28-28V252Z",
    bay: "M58 0H178l20 20V94l-20 20H58L38 94V20Z",
    baySheen: "M50 44V26L64 12H96",
    plate: "M38 115H198v28l-8 8H46l-8-8Z",
    bayX: 38,
    figureX: 386,
    name: { ...NAME, x: 152, align: "end" },
    jobTitle: { ...JOB_TITLE, x: 144, align: "end" },
    emblemX: 72,
    sealX: 528,
  },
};

/** An accessory's label, in the bay at `top`. */
export const labelFrame = memoize(({ bayX }: CardLayout) =>
  memoize(
    (top: number): TextFrame => ({
      x: bayX + 5,
      y: top + 115,
      width: 150,
      height: 36,
      font: "label",
      size: 17,
      maxLines: 2,
      lineHeight: 0.94,
      align: "middle",
    }),
  ),
);

export const TAGLINE: TextFrame = {
  x: 116,
  y: 709,
  width: 312,
  height: 58,
  font: "display",
  size: 22,
  maxLines: 2,
  lineHeight: 1.1,
};
