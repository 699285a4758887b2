import type { LookSection } from "./look-options.tsx";
import { BOX_SECTIONS, OUTFIT_SECTIONS } from "./outfit-options.tsx";
import { PERSON_SECTIONS } from "./person-options.tsx";

/** What is chosen in each tab of looks. */
export const LOOK_SECTIONS = {
  person: PERSON_SECTIONS,
  outfit: OUTFIT_SECTIONS,
  box: BOX_SECTIONS,
} as const satisfies Record<string, readonly LookSection[]>;
