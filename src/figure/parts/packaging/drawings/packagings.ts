import type { FigureSpec } from "../../../schema/spec.ts";
import type { PackagingDesign } from "../packaging.ts";
import { TRADING_CARD } from "./TradingCard.tsx";
import { VINTAGE_CARD } from "./VintageCard.tsx";
import { WINDOW_BOX } from "./WindowBox.tsx";

export const DESIGNS: Readonly<Record<Exclude<FigureSpec["packaging"], "blister">, PackagingDesign>> = {
  window: WINDOW_BOX,
  vintage: VINTAGE_CARD,
  "trading-card": TRADING_CARD,
};
