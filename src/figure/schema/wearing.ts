import type { FacialHair } from "../parts/facial-hair/options.ts";
import { FACIAL_HAIR } from "../parts/facial-hair/options.ts";
import { type Hair, hairTraits } from "../parts/hair/options.ts";
import { type Headwear, headwearTraits } from "../parts/headwear/options.ts";
import type { FigureSpec } from "./spec.ts";

/** Whether the hair is a covering of cloth: it has the color of the wrap. */
export const isCovering = (hair: Hair): boolean => hairTraits(hair).kind === "coverings";

/** Whether ears, and what is worn on them, are out of sight. */
export const hidesEars = (hair: Hair): boolean => hairTraits(hair).isVeil === true;

/**
 * Why something cannot be worn: a kippah sits on hair that is covered, or needs a flat crown; a covering leaves no room
 * for a hat, or closes where a beard would be.
 */
export type WearingConflict = "covered" | "tall" | "hat" | "beard";

function hatConflict(hair: Hair, hat: Headwear): WearingConflict | undefined {
  const { isFlat, isTall, isVeil } = hairTraits(hair);
  if (hat === "none") return undefined;
  if (hat === "kippah") return isCovering(hair) ? "covered" : isTall ? "tall" : undefined;
  if (!isCovering(hair) || isFlat || (headwearTraits(hat).isBand && isVeil)) return undefined;
  return "hat";
}

const beardConflict = (hair: Hair, facialHair: FacialHair): WearingConflict | undefined =>
  hidesEars(hair) && !("isOnLip" in FACIAL_HAIR[facialHair]) ? "beard" : undefined;

/** What of a spec decides what can be worn. */
export type Worn = Pick<FigureSpec, "hair" | "headwear" | "facialHair" | "glasses">;

/** Why an option cannot be worn with the rest of the figure; undefined if it can. Glasses go with everything. */
export function findConflict(spec: Worn, field: keyof FigureSpec, option: unknown): WearingConflict | undefined {
  if (field !== "hair" && field !== "headwear" && field !== "facialHair") return undefined;
  const { hair, headwear, facialHair } = { ...spec, [field]: option } as Worn;
  return (
    (field === "facialHair" ? undefined : hatConflict(hair, headwear)) ??
    (field === "headwear" ? undefined : beardConflict(hair, facialHair))
  );
}

/** The headwear that is drawn and described: none where there is no room for the one that was selected. */
export const wornHeadwear = ({ hair, headwear }: Pick<Worn, "hair" | "headwear">): Headwear =>
  hatConflict(hair, headwear) === undefined ? headwear : "none";

/** Whether a hat presses the hair flat under its rim. */
export const pressesHair = (headwear: Headwear): boolean =>
  headwear !== "none" && headwear !== "kippah" && !headwearTraits(headwear).isBand;

/** The facial hair that is drawn and described: none under a covering that closes over it. */
export const wornFacialHair = ({ hair, facialHair }: Pick<Worn, "hair" | "facialHair">): FacialHair =>
  beardConflict(hair, facialHair) === undefined ? facialHair : "none";

/** A spec as it is drawn: without what cannot be worn. */
export function asWorn<Spec extends Worn>(spec: Spec): Spec {
  const headwear = wornHeadwear(spec);
  const facialHair = wornFacialHair(spec);
  return headwear === spec.headwear && facialHair === spec.facialHair ? spec : { ...spec, headwear, facialHair };
}
