import type { Packaging } from "./options.ts";
export const PACKAGING_DESCRIPTIONS: Readonly<Record<Packaging, string>> = {
  blister: "Boxed",
  window: "Window-boxed",
  vintage: "Vintage carded",
  "trading-card": "Trading-card",
};
