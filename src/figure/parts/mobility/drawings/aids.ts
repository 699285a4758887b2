import type { DrawnAids } from "../types.ts";
import { HAND_AIDS } from "./hand-aids.tsx";
import { SEATS } from "./seats.tsx";
import { WHEELS } from "./wheels.tsx";

export const DRAWINGS: DrawnAids = { ...HAND_AIDS, ...SEATS, ...WHEELS };
