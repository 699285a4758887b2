import type { FigureSpec } from "../../domain/figure-spec.ts";
import type { PackagingDesign } from "../parts/packaging.ts";
import { TRADING_CARD } from "./TradingCard.tsx";
import { VINTAGE } from "./VintageCard.tsx";
import { WINDOW } from "./WindowBox.tsx";

/** Every packaging but the blister card. */
export const MORE_PACKAGINGS: Readonly<Record<Exclude<FigureSpec["packaging"], "blister">, PackagingDesign>> = {
  window: WINDOW,
  vintage: VINTAGE,
  "trading-card": TRADING_CARD,
};
