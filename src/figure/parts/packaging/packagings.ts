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

/** The pack that draws a packaging; undefined for the blister card, which is part of the first load. */
export const packagingPack = (packaging: Name): Pack<{ readonly DESIGN: PackagingDesign }> | undefined =>
  packaging === "blister" ? undefined : packs[packaging];

/** Returns a packaging's design, or the blister card until its pack is loaded. */
export const packagingOf = (packaging: Name): PackagingDesign => packagingPack(packaging)?.value?.DESIGN ?? BLISTER;
