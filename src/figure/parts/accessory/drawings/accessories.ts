import type { AccessoryTraits } from "../options.ts";
import type { DrawnAccessories } from "../types.ts";
import { CARE } from "./care-accessories.ts";
import { DESK } from "./desk-accessories.ts";
import { KITCHEN } from "./kitchen-accessories.ts";
import { LAND } from "./land-accessories.ts";
import { LEARNING } from "./learning-accessories.ts";
import { RESCUE } from "./rescue-accessories.ts";
import { ROAD } from "./road-accessories.ts";
import { SALON } from "./salon-accessories.ts";
import { SPORT } from "./sport-accessories.ts";
import { STAGE } from "./stage-accessories.ts";
import { WORKSHOP } from "./workshop-accessories.ts";

export const DRAWINGS: DrawnAccessories<AccessoryTraits["kind"]> = {
  ...CARE,
  ...DESK,
  ...KITCHEN,
  ...LAND,
  ...LEARNING,
  ...RESCUE,
  ...ROAD,
  ...SALON,
  ...SPORT,
  ...STAGE,
  ...WORKSHOP,
};
