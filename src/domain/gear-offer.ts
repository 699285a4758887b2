import {
  type Accessory,
  type AccessoryTrio,
  DEFAULT_ACCESSORIES,
  replaceAccessory,
} from "../figure/schema/accessory.ts";
import { type AccessorySource, suggestAccessories } from "./suggest-accessories.ts";
import { findTrades, isRole } from "./trades.ts";
import { withArticle } from "./with-article.ts";

/** Three accessories for a title's trade. */
export interface GearOffer {
  /** Their owner: "a Head of Procurement". Undefined if the title does not name a person: "Retired". */
  readonly owner: string | undefined;
  readonly trio: AccessoryTrio;
  /** The three and their alternatives, best first. */
  readonly all: readonly Accessory[];
}

/** Undefined if the title's trade is unknown. */
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
 * Whether most of the accessories are among the offered ones. The sample's three never are, because nobody chose them.
 */
export const hasGear = (accessories: AccessoryTrio, { all }: GearOffer): boolean =>
  !accessories.every((one, place) => isSame(one)(DEFAULT_ACCESSORIES[place])) &&
  accessories.filter((one) => all.some(isSame(one))).length > 1;

/** The three with one place changed to the next accessory that is not in use. */
export function anotherGear(trio: AccessoryTrio, place: number, { all }: GearOffer): AccessoryTrio {
  const at = all.findIndex(({ kind }) => kind === trio[place]?.kind) + 1;
  const next = [...all.slice(at), ...all].find((one) => !trio.some(({ kind }) => kind === one.kind));
  return next ? replaceAccessory(trio, place, next) : trio;
}
