import type { Pack } from "../engine/pack.ts";
import type { FigureSpec } from "../schema/spec.ts";
import { wornFacialHair, wornHeadwear } from "../schema/wearing.ts";
import { accessoryPack } from "./accessory/Accessory.tsx";
import { patternPack } from "./background/Background.tsx";
import { featurePack } from "./face/features.ts";
import { facialHairPack } from "./facial-hair/facial-hair-pack.ts";
import { glassesPack } from "./glasses/glasses-pack.ts";
import { hairPack } from "./hair/hair-paths.ts";
import { headwearPack } from "./headwear/Headwear.tsx";
import { aidPacks } from "./mobility/aids.ts";
import { outfitPack } from "./outfit/outfits.ts";
import { packagingPack } from "./packaging/packagings.ts";
import { STANCES } from "./pose/stances.ts";

/** Returns the packs that a figure's portrait needs. */
export const portraitPacks = (spec: FigureSpec): readonly (Pack | undefined)[] => [
  hairPack(spec.hair),
  headwearPack(wornHeadwear(spec)),
  outfitPack(spec.outfit),
  facialHairPack(wornFacialHair(spec)),
  featurePack(spec),
  glassesPack(spec.glasses),
  ...aidPacks(spec),
];

/** Returns the packs that a figure's body needs. */
export const bodyPacks = (spec: FigureSpec): readonly (Pack | undefined)[] => [
  ...portraitPacks(spec),
  STANCES[spec.pose].holds ? accessoryPack(spec.accessories[0].kind) : undefined,
];

/** Returns the packs that a figure in its box needs. */
export const boxPacks = (spec: FigureSpec): readonly (Pack | undefined)[] => [
  ...bodyPacks(spec),
  packagingPack(spec.packaging),
  patternPack(spec.background),
  ...spec.accessories.map(({ kind }) => accessoryPack(kind)),
];
