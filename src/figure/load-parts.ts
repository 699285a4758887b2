import type { FigureSpec } from "../domain/figure-spec.ts";
import { wornHeadwear } from "../domain/wearing.ts";
import type { Pack } from "./pack.ts";
import { accessoryPack } from "./parts/Accessory.tsx";
import { aidsPack } from "./parts/aids.ts";
import { headwearPack } from "./parts/Headwear.tsx";
import { hairPack } from "./parts/hair-paths.ts";
import { outfitPack } from "./parts/outfits.ts";
import { packagingPack } from "./parts/packagings.ts";
import { STANCES } from "./parts/stances.ts";

const isPack = (pack: Pack | undefined): pack is Pack => pack !== undefined;

const bodyPacks = (spec: FigureSpec): readonly Pack[] =>
  [
    hairPack(spec.hair),
    headwearPack(wornHeadwear(spec)),
    outfitPack(spec.outfit),
    aidsPack(spec),
    STANCES[spec.pose].holds && accessoryPack(spec.accessories[0].kind),
  ].filter(isPack);

/** Suspends the component that calls it until the figure's body can be drawn. */
export function waitForBody(spec: FigureSpec): void {
  for (const pack of bodyPacks(spec)) pack.wait();
}

/**
 * Loads what a figure needs beyond the parts that every figure shares. The components wait for it themselves, and
 * show a gap until it is there; await this where a picture has to be whole at its first rendering, as in
 * `renderToString`. Rejects where a part cannot be fetched.
 */
export async function loadFigureParts(spec: FigureSpec): Promise<void> {
  const packs = [
    ...bodyPacks(spec),
    packagingPack(spec.packaging),
    ...spec.accessories.map(({ kind }) => accessoryPack(kind)),
  ];
  await Promise.all(packs.filter(isPack).map((pack) => pack.load()));
}
