import type { ComponentType } from "react";
import type { CharacterType, FigureSpec } from "../../domain/figure-spec.ts";
import type { PackagingLayout } from "../layout.ts";
import type { PackagingProps } from "../parts/packaging.ts";
import { TRADING_LAYOUTS, TradingCard } from "./TradingCard.tsx";
import { VINTAGE_LAYOUTS, VintageCard } from "./VintageCard.tsx";
import { WINDOW_LAYOUTS, WindowBox } from "./WindowBox.tsx";

type Pack<Value> = Readonly<Record<Exclude<FigureSpec["packaging"], "blister">, Value>>;

/** Every packaging but the blister card. */
export const PACKAGINGS: Pack<ComponentType<PackagingProps>> = {
  window: WindowBox,
  vintage: VintageCard,
  "trading-card": TradingCard,
};

/** Where things lie in each of them. */
export const PACKAGING_LAYOUTS: Pack<Readonly<Record<CharacterType, PackagingLayout>>> = {
  window: WINDOW_LAYOUTS,
  vintage: VINTAGE_LAYOUTS,
  "trading-card": TRADING_LAYOUTS,
};
