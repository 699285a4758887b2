import {
  type Accessory,
  type AccessoryTrio,
  DEFAULT_ACCESSORIES,
  replaceAccessory,
} from "../figure/schema/accessory.ts";
import { type AccessorySource, suggestAccessories } from "./suggest-accessories.ts";
import { findTrades, isRole } from "./trades.ts";
import { withArticle } from "./with-article.ts";

/** An offer of three accessories for the trade in a job title. */
export interface GearOffer {
  /** Whose accessories they are: "a Head of Procurement". Undefined if the title is not a role: "Retired". */
  readonly owner: string | undefined;
  readonly trio: AccessoryTrio;
  /** The three accessories and their alternatives, best first. */
  readonly all: readonly Accessory[];
}

/** Offers accessories for the trade in a title. Returns undefined if the trade is unknown. */
export function offerGear(source: AccessorySource): GearOffer | undefined {
  const suggestion = findTrades(source.title).length > 0 ? suggestAccessories(source) : undefined;
  return (
    suggestion && {
      owner: isRole(source.title) ? withArticle(source.title) : undefined,
      trio: suggestion.accessories,
      all: [...suggestion.accessories, ...suggestion.options],
    }
  );
}

const isSame = (one: Accessory) => (other: Accessory | undefined) =>
  one.kind === other?.kind && one.label === other.label;

/**
 * Whether the figure already has the offer: at least two of its accessories are among the offered ones. The default
 * accessories do not count, because nobody chose them.
 */
export const hasGear = (accessories: AccessoryTrio, { all }: GearOffer): boolean =>
  !accessories.every((one, slot) => isSame(one)(DEFAULT_ACCESSORIES[slot])) &&
  accessories.filter((one) => all.some(isSame(one))).length > 1;

/** Replaces the accessory at `slot` with the next offered one that is not in the trio. */
export function anotherGear(trio: AccessoryTrio, slot: number, { all }: GearOffer): AccessoryTrio {
  const at = all.findIndex(({ kind }) => kind === trio[slot]?.kind) + 1;
  const next = [...all.slice(at), ...all].find((one) => !trio.some(({ kind }) => kind === one.kind));
  return next ? replaceAccessory(trio, slot, next) : trio;
}
