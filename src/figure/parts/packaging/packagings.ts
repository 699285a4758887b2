import { createPack, type Pack } from "../../engine/pack.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import { BLISTER } from "./Blister.tsx";
import type { PackagingDesign } from "./packaging.ts";

type Name = FigureSpec["packaging"];

const packs: Readonly<Record<Exclude<Name, "blister">, Pack<{ readonly DESIGN: PackagingDesign }>>> = {
  window: createPack(() => import("./drawings/WindowBox.tsx")),
  vintage: createPack(() => import("./drawings/VintageCard.tsx")),
  "trading-card": createPack(() => import("./drawings/TradingCard.tsx")),
};

/** Returns the pack that contains a packaging, or undefined for the blister card, which is in the initial bundle. */
export const packagingPack = (packaging: Name): Pack<{ readonly DESIGN: PackagingDesign }> | undefined =>
  packaging === "blister" ? undefined : packs[packaging];

/** Returns a packaging's design. Until its pack is loaded, returns the blister card. */
export const packagingOf = (packaging: Name): PackagingDesign => packagingPack(packaging)?.value?.DESIGN ?? BLISTER;
