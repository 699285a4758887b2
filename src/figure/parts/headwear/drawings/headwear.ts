import type { DrawnHeadwear } from "../types.ts";
import { LEISURE } from "./leisure-headwear.ts";
import { WORK } from "./work-headwear.ts";

export const DRAWINGS: DrawnHeadwear = { ...LEISURE, ...WORK };
