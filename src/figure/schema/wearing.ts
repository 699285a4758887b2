import type { FacialHair } from "../parts/facial-hair/options.ts";
import { FACIAL_HAIR } from "../parts/facial-hair/options.ts";
import { type Hair, hairTraits } from "../parts/hair/options.ts";
import { type Headwear, headwearTraits } from "../parts/headwear/options.ts";
import type { FigureSpec } from "./spec.ts";

/** Whether the hair option is a cloth covering. Coverings take the color of `wrap`. */
export const isCovering = (hair: Hair): boolean => hairTraits(hair).kind === "coverings";

/** Whether the hair option hides the ears. Earrings and hearing devices are then hidden, too. */
export const hidesEars = (hair: Hair): boolean => hairTraits(hair).isVeil === true;

/**
 * Why an option cannot be worn: a kippah over a covering (`covered`) or on tall hair (`tall`), a hat over a covering
 * (`hat`), or a beard under a veil (`beard`).
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

/** The fields that {@link findConflict} needs. */
export type Worn = Pick<FigureSpec, "hair" | "headwear" | "facialHair" | "glasses">;

/**
 * Returns why an option conflicts with the rest of the figure, or undefined if it does not. Only hair, headwear and
 * facial hair can conflict.
 */
export function findConflict(spec: Worn, field: keyof FigureSpec, option: unknown): WearingConflict | undefined {
  if (field !== "hair" && field !== "headwear" && field !== "facialHair") return undefined;
  const { hair, headwear, facialHair } = { ...spec, [field]: option } as Worn;
  return (
    (field === "facialHair" ? undefined : hatConflict(hair, headwear)) ??
    (field === "headwear" ? undefined : beardConflict(hair, facialHair))
  );
}

/** Returns the headwear to draw and describe: "none" if the selected one conflicts with the hair. */
export const wornHeadwear = ({ hair, headwear }: Pick<Worn, "hair" | "headwear">): Headwear =>
  hatConflict(hair, headwear) === undefined ? headwear : "none";

/** Whether a hat presses the hair flat under its rim. */
export const pressesHair = (headwear: Headwear): boolean =>
  headwear !== "none" && headwear !== "kippah" && !headwearTraits(headwear).isBand;

/** Returns the facial hair to draw and describe: "none" if a veil covers the selected one. */
export const wornFacialHair = ({ hair, facialHair }: Pick<Worn, "hair" | "facialHair">): FacialHair =>
  beardConflict(hair, facialHair) === undefined ? facialHair : "none";

/** Returns the spec without headwear and facial hair that conflict with the hair, as it is drawn. */
export function asWorn<Spec extends Worn>(spec: Spec): Spec {
  const headwear = wornHeadwear(spec);
  const facialHair = wornFacialHair(spec);
  return headwear === spec.headwear && facialHair === spec.facialHair ? spec : { ...spec, headwear, facialHair };
}
