import type { FigureSpec } from "../../domain/figure-spec.ts";
import { createPack, type Pack } from "../pack.ts";
import { OFFICE } from "./office-outfits.ts";
import type { Outfit, Sleeves } from "./tailoring.ts";

type Name = FigureSpec["outfit"];

const CLASSICS: Partial<Record<Name, Outfit>> = OFFICE;

interface MoreOutfits {
  readonly OUTFIT_PACK: Partial<Record<Name, Outfit>>;
  readonly SLEEVE_PACK: Partial<Record<Name, Sleeves>>;
}
const everyday = createPack<MoreOutfits>(() => import("../packs/outfits.ts"));
const work = createPack<MoreOutfits>(() => import("../packs/work-outfits.ts"));
const EVERYDAY: readonly Name[] = [
  "hoodie",
  "dress",
  "turtleneck",
  "cardigan",
  "t-shirt",
  "polo",
  "shirt-tie",
  "waistcoat",
  "sari",
  "kurta",
  "tracksuit",
  "flannel",
];

/** What has to be loaded before the outfit can be drawn. */
export const outfitPack = (outfit: Name): Pack<MoreOutfits> | undefined =>
  outfit in CLASSICS ? undefined : EVERYDAY.includes(outfit) ? everyday : work;

export const outfitOf = (outfit: Name): Outfit => {
  const drawn = CLASSICS[outfit] ?? outfitPack(outfit)?.get().OUTFIT_PACK[outfit];
  if (!drawn) throw new Error(`No outfit is called "${outfit}".`);
  return drawn;
};

/** What an outfit has on its sleeves. */
export const sleevesOf = (outfit: Name): Sleeves | undefined => outfitPack(outfit)?.get().SLEEVE_PACK[outfit];
