import type { FigureSpec } from "../../domain/figure-spec.ts";
import { wornFacialHair, wornHeadwear } from "../../domain/wearing.ts";
import type { Pack } from "../pack.ts";
import { accessoryPack } from "./Accessory.tsx";
import { aidPacks } from "./aids.ts";
import { patternPack } from "./Background.tsx";
import { facialHairPack } from "./facial-hair-pack.ts";
import { glassesPack } from "./glasses-pack.ts";
import { headwearPack } from "./Headwear.tsx";
import { hairPack } from "./hair-paths.ts";
import { outfitPack } from "./outfits.ts";
import { packagingPack } from "./packagings.ts";
import { STANCES } from "./stances.ts";

/** What has to be loaded before a figure's body can be drawn. */
export const bodyPacks = (spec: FigureSpec): readonly (Pack | undefined)[] => [
  hairPack(spec.hair),
  headwearPack(wornHeadwear(spec)),
  outfitPack(spec.outfit),
  facialHairPack(wornFacialHair(spec)),
  glassesPack(spec.glasses),
  ...aidPacks(spec),
  STANCES[spec.pose].holds ? accessoryPack(spec.accessories[0].kind) : undefined,
];

/** What has to be loaded before its box can be drawn. */
export const boxPacks = (spec: FigureSpec): readonly (Pack | undefined)[] => [
  ...bodyPacks(spec),
  packagingPack(spec.packaging),
  patternPack(spec.background),
  ...spec.accessories.map(({ kind }) => accessoryPack(kind)),
];
