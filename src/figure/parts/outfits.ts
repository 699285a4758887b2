import type { FigureSpec } from "../../domain/figure-spec.ts";
import { standIn } from "../stand-in.ts";
import { OFFICE } from "./office-outfits.ts";
import type { Outfit } from "./tailoring.ts";
import { WORK } from "./work-outfits.ts";

export const OUTFITS: Readonly<Record<FigureSpec["outfit"], Outfit>> = {
  ...standIn(
    OFFICE.suit,
    "t-shirt",
    "polo",
    "shirt-tie",
    "waistcoat",
    "apron",
    "patrol",
    "turnout",
    "pilot",
    "fatigues",
    "sari",
    "kurta",
    "tracksuit",
    "flannel",
  ),
  ...OFFICE,
  ...WORK,
};
