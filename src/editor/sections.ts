import type { EditorGroup, SectionId } from "./group.tsx";
import { BACKGROUND_GROUPS } from "./groups/background.tsx";
import { BODY_GROUPS } from "./groups/body.tsx";
import { CONDITION_GROUPS } from "./groups/conditions.tsx";
import { FACE_GROUPS } from "./groups/face.tsx";
import { FACIAL_HAIR_GROUPS } from "./groups/facial-hair.tsx";
import { GLASSES_GROUPS } from "./groups/glasses.tsx";
import { HAIR_GROUPS } from "./groups/hair.tsx";
import { HEADWEAR_GROUPS } from "./groups/headwear.tsx";
import { MOBILITY_GROUPS } from "./groups/mobility.tsx";
import { OUTFIT_GROUPS } from "./groups/outfit.tsx";
import { PACKAGING_GROUPS } from "./groups/packaging.tsx";
import { POSE_GROUPS } from "./groups/pose.tsx";
import { SKIN_GROUPS } from "./groups/skin.tsx";

/** All groups of the editor. Each section shows its groups in this order. */
export const GROUPS: readonly EditorGroup[] = [
  ...[...SKIN_GROUPS, ...BODY_GROUPS, ...MOBILITY_GROUPS, ...CONDITION_GROUPS],
  ...[...HAIR_GROUPS, ...FACIAL_HAIR_GROUPS, ...GLASSES_GROUPS, ...FACE_GROUPS],
  ...[...OUTFIT_GROUPS, ...HEADWEAR_GROUPS, ...PACKAGING_GROUPS, ...BACKGROUND_GROUPS, ...POSE_GROUPS],
];

/** The sections of each tab. */
export const SECTIONS = {
  person: ["body", "aids", "hair", "face", "finish"],
  outfit: ["clothes", "hats"],
  box: ["packaging", "stance"],
} as const satisfies Readonly<Record<string, readonly SectionId[]>>;

export const groupsOf = (section: SectionId): readonly EditorGroup[] =>
  GROUPS.filter((group) => group.section === section);

/** Splits options by kind, in the order of `kinds`. Without `kindOf`, all options are in one part. */
export function partsOf<Option extends string>(
  options: readonly Option[],
  kindOf: ((option: Option) => string) | undefined,
  kinds: Readonly<Record<string, string>>,
): readonly (readonly [kind: string | undefined, options: readonly Option[]])[] {
  if (!kindOf) return [[undefined, options]];
  return Object.entries(kinds)
    .map(([kind, name]) => [name, options.filter((option) => kindOf(option) === kind)] as const)
    .filter(([, part]) => part.length > 0);
}
