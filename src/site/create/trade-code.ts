// Bundles what needs the trade and skill tables into one chunk.
export { offerGear, outfitsForTitle } from "../../trades/gear-offer.ts";
export { suggestAccessories } from "../../trades/suggest-accessories.ts";
