import type { FigureSpec } from "./figure-spec.ts";

/** The values of `hair` that are cloth: they take the color of the wrap. */
export const COVERINGS = [
  "hijab",
  "hijab-wrapped",
  "shayla",
  "turban",
  "patka",
  "gele",
  "headwrap",
  "tichel",
  "bonnet",
  "durag",
] as const satisfies readonly FigureSpec["hair"][];

type Hair = FigureSpec["hair"];
type Hat = FigureSpec["headwear"];

const CLOTH: ReadonlySet<Hair> = new Set(COVERINGS);
/** Coverings that close under the chin, over the ears. */
const VEILS: ReadonlySet<Hair> = new Set(["hijab", "hijab-wrapped", "shayla"]);
/** Coverings that lie as flat as hair, so that a hat goes over them. */
const FLAT: ReadonlySet<Hair> = new Set(["hijab", "durag"]);
/** Hair that stands where a kippah would sit. */
const TALL: ReadonlySet<Hair> = new Set(["bun", "mohawk", "half-up", "man-bun", "bantu-knots", "spiky"]);
/** Hats held by a band over the head, under which hair keeps its shape. */
const BANDS: ReadonlySet<Hat> = new Set(["headphones", "headset"]);
/** Facial hair that needs no room below the chin or at the cheeks. */
const ON_THE_LIP: ReadonlySet<FigureSpec["facialHair"]> = new Set([
  "none",
  "stubble",
  "moustache",
  "handlebar",
  "walrus",
]);

/** Whether the hair is a covering of cloth. */
export const isCovering = (hair: Hair): boolean => CLOTH.has(hair);

/** Whether ears, and what is worn on them, are out of sight. */
export const hidesEars = (hair: Hair): boolean => VEILS.has(hair);

/**
 * Why something cannot be worn: a kippah sits on hair that is covered, or needs a flat crown; a covering leaves no room
 * for a hat, or closes where a beard would be.
 */
export type WearingConflict = "covered" | "tall" | "hat" | "beard";

function hatConflict(hair: Hair, hat: Hat): WearingConflict | undefined {
  if (hat === "none") return undefined;
  if (hat === "kippah") return isCovering(hair) ? "covered" : TALL.has(hair) ? "tall" : undefined;
  if (!isCovering(hair) || FLAT.has(hair) || (BANDS.has(hat) && VEILS.has(hair))) return undefined;
  return "hat";
}

const beardConflict = (hair: Hair, facialHair: FigureSpec["facialHair"]): WearingConflict | undefined =>
  VEILS.has(hair) && !ON_THE_LIP.has(facialHair) ? "beard" : undefined;

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
export const wornHeadwear = ({ hair, headwear }: Pick<Worn, "hair" | "headwear">): Hat =>
  hatConflict(hair, headwear) === undefined ? headwear : "none";

/** The facial hair that is drawn and described: none under a covering that closes over it. */
export const wornFacialHair = ({ hair, facialHair }: Pick<Worn, "hair" | "facialHair">): FigureSpec["facialHair"] =>
  beardConflict(hair, facialHair) === undefined ? facialHair : "none";

/** A spec as it is drawn: without what cannot be worn. */
export function asWorn<Spec extends Worn>(spec: Spec): Spec {
  const headwear = wornHeadwear(spec);
  const facialHair = wornFacialHair(spec);
  return headwear === spec.headwear && facialHair === spec.facialHair ? spec : { ...spec, headwear, facialHair };
}
