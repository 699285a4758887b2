import type { FigureSpec } from "../../domain/figure-spec.ts";
import { OFFICE } from "./office-outfits.ts";
import type { Outfit } from "./tailoring.ts";
import { WORK } from "./work-outfits.ts";

export const OUTFITS: Readonly<Record<FigureSpec["outfit"], Outfit>> = { ...OFFICE, ...WORK };
