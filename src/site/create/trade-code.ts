// Bundles what needs the trade and skill tables into one chunk.
export { suggestAccessories } from "../../trades/suggest-accessories.ts";
export { GearTiles } from "./GearTiles.tsx";
