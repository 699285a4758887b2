import { type AccessoryTrio, DEFAULT_ACCESSORIES } from "../figure/schema/accessory.ts";
import { wornColor } from "../figure/schema/outfit-styles.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";
import { findConflict } from "../figure/schema/wearing.ts";
import type { GearOffer } from "./gear-offer.ts";
import type { Trade } from "./trades.ts";

/** What is in the box: the sample figure's accessories, an offered trio, or ones that the person chose or renamed. */
export function whoseGear(accessories: AccessoryTrio, offer?: Pick<GearOffer, "trios">): "sample" | "packed" | "own" {
  const isIn = (trio: AccessoryTrio) =>
    trio.every(({ kind, label }, slot) => kind === accessories[slot]?.kind && label === accessories[slot].label);
  return isIn(DEFAULT_ACCESSORIES) ? "sample" : offer?.trios.some(isIn) ? "packed" : "own";
}

/** Returns the offered trio after this one. */
export function nextTrio(accessories: AccessoryTrio, { trios }: GearOffer): AccessoryTrio {
  const at = trios.findIndex((trio) => whoseGear(accessories, { trios: [trio] }) === "packed");
  return trios[(at + 1) % trios.length] ?? trios[0];
}

/** Dresses a figure for a trade: the outfit in its usual color and, on a bare head, the hat. */
export function wearClothes(spec: FigureSpec, { outfit = spec.outfit, headwear = "none" }: Trade): FigureSpec {
  const isBare = spec.headwear === "none" && findConflict(spec, "headwear", headwear) === undefined;
  const outfitColor = wornColor(outfit, spec);
  return { ...spec, outfit, outfitColor, headwear: isBare ? headwear : spec.headwear };
}
