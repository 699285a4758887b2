import { SKINS } from "../../figure/parts/skin/options.ts";
import { colors } from "../group.tsx";

const TONES = Object.fromEntries(Object.entries(SKINS).map(([skin, { tone }]) => [skin, tone])) as Record<
  keyof typeof SKINS,
  string
>;

export const SKIN_GROUPS = [
  colors("body", "skin", TONES, { tiles: "pf:tiles-5 pf:@bench:tiles-10", aspect: "pf:aspect-square" }),
];
