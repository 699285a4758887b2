import { lazyPart } from "../layout/lazy-part.tsx";

/** Fetches the trade and skill tables, which are large. */
export const loadTrades = () => import("./trade-code.ts");

export const GearTiles = lazyPart(() => loadTrades().then((module) => module.GearTiles), {
  onDemand: true,
  fallback: null,
  hideError: true,
});
