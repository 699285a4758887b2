import { BACKGROUND_GROUPS } from "../figure/parts/background/editor.tsx";
import { BODY_GROUPS } from "../figure/parts/body/editor.tsx";
import { CONDITION_GROUPS } from "../figure/parts/conditions/editor.tsx";
import type { EditorGroup, SectionId } from "../figure/parts/editor-group.tsx";
import { FACE_GROUPS } from "../figure/parts/face/editor.tsx";
import { FACIAL_HAIR_GROUPS } from "../figure/parts/facial-hair/editor.tsx";
import { GLASSES_GROUPS } from "../figure/parts/glasses/editor.tsx";
import { HAIR_GROUPS } from "../figure/parts/hair/editor.tsx";
import { HEADWEAR_GROUPS } from "../figure/parts/headwear/editor.tsx";
import { MOBILITY_GROUPS } from "../figure/parts/mobility/editor.tsx";
import { OUTFIT_GROUPS } from "../figure/parts/outfit/editor.tsx";
import { PACKAGING_GROUPS } from "../figure/parts/packaging/editor.tsx";
import { POSE_GROUPS } from "../figure/parts/pose/editor.tsx";
import { SKIN_GROUPS } from "../figure/parts/skin/editor.tsx";

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
