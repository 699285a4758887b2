import { createPack, type Pack } from "../../engine/pack.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import { BLISTER } from "./Blister.tsx";
import type { PackagingDesign } from "./packaging.ts";

type Name = FigureSpec["packaging"];

const packs: Readonly<Record<Exclude<Name, "blister">, Pack<PackagingDesign>>> = {
  window: createPack(() => import("./drawings/WindowBox.tsx").then((module) => module.WINDOW)),
  vintage: createPack(() => import("./drawings/VintageCard.tsx").then((module) => module.VINTAGE)),
  "trading-card": createPack(() => import("./drawings/TradingCard.tsx").then((module) => module.TRADING_CARD)),
};

/** What has to be loaded before the packaging can be drawn. */
export const packagingPack = (packaging: Name): Pack<PackagingDesign> | undefined =>
  packaging === "blister" ? undefined : packs[packaging];

/** A blister card while its own design is on its way. */
export function packagingOf(packaging: Name): PackagingDesign {
  const pack = packagingPack(packaging);
  return pack?.isLoaded ? pack.get() : BLISTER;
}
