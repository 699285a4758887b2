// Bundles what needs the trade and skill tables into one chunk.
export { offerGear, outfitsForTitle } from "../../trades/gear-offer.ts";
export { surpriseChoices } from "./surprise-choices.ts";
