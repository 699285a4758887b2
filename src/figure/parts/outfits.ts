import type { FigureSpec } from "../../domain/figure-spec.ts";
import { OUTFIT_PACK, SLEEVE_PACK } from "../packs/outfits.ts";
import { OFFICE } from "./office-outfits.ts";
import type { Outfit, Sleeves } from "./tailoring.ts";
import { WORK } from "./work-outfits.ts";

export const OUTFITS: Readonly<Record<FigureSpec["outfit"], Outfit>> = { ...OFFICE, ...WORK, ...OUTFIT_PACK };

export const SLEEVES: Partial<Record<FigureSpec["outfit"], Sleeves>> = SLEEVE_PACK;
