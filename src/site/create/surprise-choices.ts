import { ownText, withoutSampleText } from "../../figure/schema/design.ts";
import { OUTFIT_STYLES } from "../../figure/schema/outfit-styles.ts";
import type { CharacterType, FigureDesign, FigureLook, SurpriseChoices } from "../../figure.ts";
import { suggestAccessories } from "../../trades/suggest-accessories.ts";
import { findKinds, findTrades, isPlainTrade } from "../../trades/trades.ts";

type WinningLook = Pick<
  FigureLook,
  "pose" | "mouth" | "packaging" | "background" | "palette" | "legColor" | "outfit" | "outfitColor"
>;

/** The looks of a visit's first surprises. The outfits are for titles whose trade has no typical clothes. */
const WINNERS: Readonly<Record<CharacterType, readonly WinningLook[]>> = {
  hero: [
    {
      ...{ pose: "raise", mouth: "laugh", packaging: "window", background: "stars", palette: "ultra" },
      ...{ outfit: "waistcoat", outfitColor: "plum", legColor: "charcoal" },
    },
    {
      ...{ pose: "wave", mouth: "smile", packaging: "trading-card", background: "clouds", palette: "sky" },
      ...{ outfit: "cardigan", outfitColor: "brick", legColor: "navy" },
    },
    {
      ...{ pose: "guard", mouth: "grin", packaging: "vintage", background: "halftone", palette: "lagoon" },
      ...{ outfit: "suit", outfitColor: "navy", legColor: "navy" },
    },
  ],
  villain: [
    {
      ...{ pose: "cackle", mouth: "laugh", packaging: "window", background: "bolts", palette: "night" },
      ...{ outfit: "suit", outfitColor: "charcoal", legColor: "charcoal" },
    },
    {
      ...{ pose: "point", mouth: "sly", packaging: "trading-card", background: "webs", palette: "coal" },
      ...{ outfit: "turtleneck", outfitColor: "charcoal", legColor: "wine" },
    },
    {
      ...{ pose: "crossed", mouth: "smirk", packaging: "vintage", background: "grid", palette: "garnet" },
      ...{ outfit: "waistcoat", outfitColor: "wine", legColor: "charcoal" },
    },
  ],
};

/** An outfit in its color, with a hat of the same color. */
function workClothes(outfit: FigureLook["outfit"], headwear?: FigureLook["headwear"]): Partial<FigureLook> {
  const { color } = OUTFIT_STYLES[outfit];
  return { outfit, outfitColor: color, ...(headwear && { headwear, wrap: color }) };
}

/**
 * What the press with this index (0 is the visit's first) of Surprise me chooses from. Sample texts choose nothing. A
 * title that only mentions a trade, such as "Nursing Software", does not choose its clothes.
 */
export function surpriseChoices(design: FigureDesign, press: number): SurpriseChoices {
  const { skills, industry } = withoutSampleText(design);
  const title = ownText(design, "jobTitle");
  const trades = findTrades(title);
  const gear = suggestAccessories({ title, skills, industry });
  const kinds = new Set([
    ...trades.flatMap(({ accessories }) => accessories.flat().map(({ kind }) => kind)),
    ...[...skills, industry].flatMap(findKinds),
  ]);
  // If nothing is known about the person, the general alternatives are as good as any.
  const options = gear?.options.filter(({ kind }) => kinds.size === 0 || kinds.has(kind)) ?? [];
  const { outfit, headwear } = (isPlainTrade(title) && trades[0]) || {};
  const winner = WINNERS[design.spec.type][press];
  return {
    // The three best are enough for the first surprise.
    accessories: gear && [...gear.accessories, ...(press === 0 ? [] : options)],
    outfit,
    headwear,
    look: winner && { ...winner, ...(outfit && workClothes(outfit, headwear)) },
  };
}
