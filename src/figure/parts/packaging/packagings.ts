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

/** What has to be loaded before the packaging can be drawn. */
export const packagingPack = (packaging: Name): Pack<{ readonly DESIGN: PackagingDesign }> | undefined =>
  packaging === "blister" ? undefined : packs[packaging];

/** A blister card while its own design is on its way. */
export const packagingOf = (packaging: Name): PackagingDesign => packagingPack(packaging)?.value?.DESIGN ?? BLISTER;
