import type { FigureSpec } from "../../domain/figure-spec.ts";
import { wornFacialHair, wornHeadwear } from "../../domain/wearing.ts";
import { type Pack, waitForPacks } from "../pack.ts";
import { accessoryPack } from "./Accessory.tsx";
import { aidPacks } from "./aids.ts";
import { facialHairPack } from "./facial-hair-pack.ts";
import { headwearPack } from "./Headwear.tsx";
import { hairPack } from "./hair-paths.ts";
import { outfitPack } from "./outfits.ts";
import { STANCES } from "./stances.ts";

/** What has to be loaded before a figure's body can be drawn. */
export const bodyPacks = (spec: FigureSpec): readonly (Pack | undefined)[] => [
  hairPack(spec.hair),
  headwearPack(wornHeadwear(spec)),
  outfitPack(spec.outfit),
  facialHairPack(wornFacialHair(spec)),
  ...aidPacks(spec),
  STANCES[spec.pose].holds ? accessoryPack(spec.accessories[0].kind) : undefined,
];

/** Suspends the component that calls it until the figure's body can be drawn. */
export const waitForBody = (spec: FigureSpec): void => waitForPacks(bodyPacks(spec));
