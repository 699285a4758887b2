import type { AccessoryTrio } from "../figure/schema/accessory.ts";
import { type FigureDesign, ownText, withoutSampleText } from "../figure/schema/design.ts";
import type { FigureLook } from "../figure/schema/fields.ts";
import { suggestAccessories } from "./suggest-accessories.ts";
import { findTrades, isRole, type Trade } from "./trades.ts";
import { withArticle } from "./with-article.ts";

/** The accessories and clothes for the trade in a job title. */
export interface GearOffer {
  readonly trade: Trade;
  /** Whose accessories they are: "a Head of Procurement". Undefined if the title is not a role: "Retired". */
  readonly owner: string | undefined;
  /** Three accessories at a time, best first. */
  readonly trios: readonly [AccessoryTrio, ...AccessoryTrio[]];
}

/** Offers accessories for the trade in the title that the person wrote. Returns undefined if the trade is unknown. */
export function offerGear(design: FigureDesign): GearOffer | undefined {
  const title = ownText(design, "jobTitle");
  const trades = findTrades(title);
  const { skills, industry } = withoutSampleText(design);
  const suggestion = suggestAccessories({ title, skills, industry });
  if (!trades[0] || !suggestion) return undefined;
  const { accessories, options } = suggestion;
  const kinds = trades.flatMap((trade) => trade.accessories.flat()).map(({ kind }) => kind);
  const ofTrade = options.filter(({ kind }) => kinds.includes(kind));
  const all = [...accessories, ...(ofTrade.length > 0 ? ofTrade : options)];
  const trioAt = (start: number) =>
    [0, 1, 2].map((slot) => all[(start + slot) % all.length]) as unknown as AccessoryTrio;
  return {
    trade: trades[0],
    owner: isRole(title) ? withArticle(title) : undefined,
    trios: [accessories, ...all.slice(1).map((_, at) => trioAt(3 * (at + 1)))],
  };
}

/** The outfits that people with this title wear at work, the most usual first. */
export const outfitsForTitle = (title: string): readonly FigureLook["outfit"][] => [
  ...new Set(findTrades(title).flatMap(({ outfit }) => outfit ?? [])),
];
