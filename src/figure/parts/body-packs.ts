import type { FigureSpec } from "../../domain/figure-spec.ts";
import { wornHeadwear } from "../../domain/wearing.ts";
import type { Pack } from "../pack.ts";
import { accessoryPack } from "./Accessory.tsx";
import { aidsPack } from "./aids.ts";
import { headwearPack } from "./Headwear.tsx";
import { hairPack } from "./hair-paths.ts";
import { outfitPack } from "./outfits.ts";
import { STANCES } from "./stances.ts";

/** What has to be loaded before a figure's body can be drawn. */
export const bodyPacks = (spec: FigureSpec): readonly Pack[] =>
  [
    hairPack(spec.hair),
    headwearPack(wornHeadwear(spec)),
    outfitPack(spec.outfit),
    aidsPack(spec),
    STANCES[spec.pose].holds && accessoryPack(spec.accessories[0].kind),
  ].filter((pack) => pack !== undefined);

/** Suspends the component that calls it until the figure's body can be drawn. */
export function waitForBody(spec: FigureSpec): void {
  for (const pack of bodyPacks(spec)) pack.wait();
}
