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
const more = createPack<MoreOutfits>(() => import("../packs/outfits.ts"));

/** What has to be loaded before the outfit can be drawn. */
export const outfitPack = (outfit: Name): Pack | undefined => (outfit in CLASSICS ? undefined : more);

export const outfitOf = (outfit: Name): Outfit => {
  const drawn = CLASSICS[outfit] ?? more.get().OUTFIT_PACK[outfit];
  if (!drawn) throw new Error(`No outfit is called "${outfit}".`);
  return drawn;
};

/** What an outfit has on its sleeves. */
export const sleevesOf = (outfit: Name): Sleeves | undefined =>
  outfit in CLASSICS ? undefined : more.get().SLEEVE_PACK[outfit];
