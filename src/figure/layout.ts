import type { CharacterType } from "../domain/figure-spec.ts";
import type { TextBox } from "./fit-text.ts";

/** The hang hole of every card. */
export const HANG_HOLE =
  "M257,28H281A20,20 0 0 1 319,28H343A8,8 0 0 1 343,44H319A20,20 0 0 1 281,44H257A8,8 0 0 1 257,28Z";

/** The card of one side, on 600 × 800 units. Hero is round and reads from the left; villain is cut and mirrored. */
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
  /** Middle of the figure; it stands on y = 654. */
  readonly figureX: number;
  readonly name: TextBox;
  readonly jobTitle: TextBox;
  readonly emblemX: number;
  readonly sealX: number;
}

export const FLOOR = 654;
/** Tops of the three bays. */
export const BAY_TOPS = [228, 383, 538] as const;

export const LAYOUTS: Readonly<Record<CharacterType, CardLayout>> = {
  hero: {
    outline: "M34,4H566Q596,4 596,34V766Q596,796 566,796H34Q4,796 4,766V34Q4,4 34,4Z",
    flange:
      "M30,316C30,238 104,212 214,212C300,212 330,218 400,218H552Q574,218 574,240V672Q574,694 554,694H80Q30,694 30,640Z",
    bubble: "M44,318C44,250 110,224 214,224C318,224 384,250 384,318V636Q384,680 340,680H88Q44,680 44,636Z",
    bay: "M426,0h112q24,0 24,24v66q0,24-24,24h-112q-24,0-24-24v-66q0-24 24-24Z",
    baySheen: "M416,40V26Q416,13 430,13H460",
    plate: "M410,115h144q8,0 8,8v20q0,8-8,8h-144q-8,0-8-8v-20q0-8 8-8Z",
    bayX: 402,
    figureX: 214,
    name: { x: 30, y: 56, width: 432, height: 126 },
    jobTitle: { x: 38, y: 177, width: 418, height: 30 },
    emblemX: 528,
    sealX: 72,
  },
  villain: {
    outline: "M34,4H566L596,34V766L566,796H34L4,766V34Z",
    flange: "M48,216H214L232,212H536L570,246V664L540,694H48L26,672V238Z",
    bubble: "M244,224H528L556,252V652L528,680H244L216,652V252Z",
    bay: "M58,0h120l20,20v74l-20,20h-120l-20-20v-74Z",
    baySheen: "M50,44V26L64,12H96",
    plate: "M38,115h160v28l-8,8h-144l-8-8Z",
    bayX: 38,
    figureX: 386,
    name: { x: 138, y: 56, width: 432, height: 126 },
    jobTitle: { x: 144, y: 177, width: 418, height: 30 },
    emblemX: 72,
    sealX: 528,
  },
};

/** An accessory's label, in its bay. */
export const labelBox = ({ bayX }: CardLayout, top: number): TextBox => ({
  x: bayX + 5,
  y: top + 115,
  width: 150,
  height: 36,
});

export const TAGLINE_BOX: TextBox = { x: 116, y: 709, width: 312, height: 58 };
