import { colors } from "../editor-group.tsx";
import { SKINS } from "./options.ts";

const TONES = Object.fromEntries(Object.entries(SKINS).map(([skin, { tone }]) => [skin, tone])) as Record<
  keyof typeof SKINS,
  string
>;

export const SKIN_GROUPS = [
  colors("body", "skin", TONES, { tiles: "pf:tiles-5 pf:@bench:tiles-10", aspect: "pf:aspect-square" }),
];
