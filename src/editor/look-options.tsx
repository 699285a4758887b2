import type { ReactNode } from "react";
import type { CharacterType, FigureLook, FigureSpec } from "../figure/schema/spec.ts";
import type { EditorLabels } from "./labels.ts";
import type { KindId } from "./option-kinds.ts";

export type LookField = keyof FigureLook;
export type LookValue = FigureLook[LookField];

/** Groups that are not named by one field. */
type CustomGroupId = "hatColor" | "body" | "medicalAids" | "marks" | "adornments";
export type GroupId = LookField | CustomGroupId;
export type SectionId = "body" | "aids" | "hair" | "face" | "finish" | "clothes" | "hats" | "packaging" | "stance";

type DrawFigure = (spec: FigureSpec) => ReactNode;

/** How a group lies among the others, and its options in it. */
interface Layout {
  readonly id: GroupId;
  /** Twelfths of the panel, where there is room. */
  readonly span: string;
  /** The most options in a row. */
  readonly tiles: string;
  /** Width to height of a picture, or its height. */
  readonly aspect: string;
  /** Prints each option's name under it, where the picture alone could be misread. */
  readonly captioned?: boolean;
  /** Pictures have a soft ground in the color of the figure's type. */
  readonly tinted?: boolean;
  /** Plain colors have a highlight, as on plastic. */
  readonly glossy?: boolean;
  /** Folded at first where there is little room. Never a group that people need to find themselves. */
  readonly startsFolded?: boolean;
  /** Left out of the panel while this is false. */
  readonly isAvailable?: (spec: FigureSpec) => boolean;
  /** Whether the choice cannot be seen on the figure as it is. */
  readonly hasNoVisibleEffect?: (spec: FigureSpec) => boolean;
}

/** One choice of looks: what there is to choose from. */
export interface LookOptions extends Layout {
  readonly field: LookField;
  readonly options: (type: CharacterType) => readonly LookValue[];
  /** Draws the figure with the option put in. */
  readonly picture: DrawFigure;
  /** A long list in its parts. */
  readonly kinds?: { readonly [Kind in KindId]?: readonly LookValue[] };
}

/** Something that a figure has or has not. */
export interface LookToggle {
  readonly field: LookField;
  readonly on: LookValue;
  readonly off: LookValue;
  /** Named by the option, such as "Short stature", where the field's own name says too little. */
  readonly isNamedByOption?: boolean;
  /** Draws the figure that has it. */
  readonly picture: DrawFigure;
}

/** Several things of one kind, each of which a figure has or has not. */
export interface LookToggles extends Layout {
  readonly toggles: readonly LookToggle[];
}

export type LookGroup = LookOptions | LookToggles;

/** Groups under one heading. */
export interface LookSection {
  readonly id: SectionId;
  readonly groups: readonly LookGroup[];
}

/** What a lock on the group holds. */
export const fieldsOf = (group: LookGroup): readonly LookField[] =>
  "toggles" in group ? group.toggles.map(({ field }) => field) : [group.field];

/** A field that is on or off. */
export const flag = (field: LookField): Omit<LookToggle, "picture"> => ({ field, on: true, off: false });

const PICTURES = "pf:[--pf-tile-min:3.5rem]";

export const WIDE = { span: "pf:@bench:col-span-12", aspect: "pf:aspect-square" };
export const HALF = { span: "pf:@bench:col-span-6", aspect: "pf:aspect-square" };
export const COLORS = { span: "pf:@bench:col-span-12", tiles: "pf:tiles-8", aspect: "pf:h-target", glossy: true };
export const tiles = (columns: string) => `${PICTURES} ${columns}`;

/** A change with what follows from it: a beard goes on having the color of the hair while it had it. */
export const withFollowing = (spec: FigureSpec, change: Partial<FigureLook>): Partial<FigureLook> =>
  change.hairColor !== undefined && spec.beardColor === spec.hairColor
    ? { beardColor: change.hairColor, ...change }
    : change;

/** The name of a thing that a figure has or has not. */
export function toggleName({ field, on, isNamedByOption }: LookToggle, labels: EditorLabels): string {
  const names: Readonly<Record<string, string>> = labels.options[field];
  return (isNamedByOption && names[String(on)]) || labels.groups[field];
}
