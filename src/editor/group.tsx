import type { ReactNode } from "react";
import { FIELDS, type FigureLook, type LookField } from "../figure/schema/fields.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";
import { isCovering } from "../figure/schema/wearing.ts";
import { HeadThumb, Swatch } from "./thumbs.tsx";

/** Sections of the editor. */
export type SectionId = "body" | "aids" | "hair" | "face" | "finish" | "clothes" | "hats" | "packaging" | "stance";

/** Ids of groups that are not named after a field. */
export type CustomGroupId = "hatColor" | "pregnancy" | "medicalAids" | "marks" | "adornments";

type DrawFigure = (spec: FigureSpec) => ReactNode;

/** How the editor shows a group and its options. */
interface Layout {
  readonly section: SectionId;
  /** CSS class that sets the grid's columns. */
  readonly tiles: string;
  /** CSS class that sets the aspect ratio or height of each option's picture. */
  readonly aspect: string;
  /** Shows each option's label under its picture. Use it if the picture alone is ambiguous. */
  readonly captioned?: boolean;
  /** Gives pictures a soft background in the color of the figure's type (hero or villain). */
  readonly tinted?: boolean;
  /** Gives color swatches a highlight, so that they look like plastic. */
  readonly glossy?: boolean;
  /** The group is hidden while this returns false. */
  readonly isAvailable?: (spec: FigureSpec) => boolean;
  /** Returns whether changing this group's option would not visibly change the current figure. */
  readonly hasNoVisibleEffect?: (spec: FigureSpec) => boolean;
}

/** A group for choosing one of a field's options. */
export interface OptionsGroup extends Layout {
  readonly id: LookField | CustomGroupId;
  readonly field: LookField;
  /** Draws an option's picture. `spec` is the current figure with that option selected. */
  readonly picture: DrawFigure;
  /** Returns the subsection that an option belongs to, for long lists. */
  readonly kindOf?: (option: string) => string;
}

/** An option that can be switched on or off. */
export interface Toggle {
  readonly field: LookField;
  readonly on: FigureLook[LookField];
  readonly off: FigureLook[LookField];
  /** Draws the option's picture. `spec` is the current figure with the option switched on. */
  readonly picture: DrawFigure;
}

/** A group of toggles, such as all medical aids. */
export interface TogglesGroup extends Layout {
  readonly id: CustomGroupId;
  readonly toggles: readonly Toggle[];
}

export type EditorGroup = OptionsGroup | TogglesGroup;

/** Grid of pictures. Each is at least as wide as the longest word below it, and a phone shows four in a row. */
export const PICTURE_TILES = "pf:[--pf-tile-min:4.875rem] pf:tiles-7";

/** Aspect ratio of the pictures in each section. */
const ASPECTS: Readonly<Record<SectionId, string>> = {
  body: "pf:aspect-4/5",
  aids: "pf:aspect-4/5",
  hair: "pf:aspect-4/5",
  face: "pf:aspect-square",
  finish: "pf:aspect-square",
  clothes: "pf:aspect-square",
  hats: "pf:aspect-square",
  packaging: "pf:aspect-3/4",
  stance: "pf:aspect-3/4",
};

const layoutOf = (section: SectionId) => ({
  section,
  tiles: PICTURE_TILES,
  aspect: ASPECTS[section],
  captioned: true,
});

/** Creates the group of a field whose options are shown as pictures. */
export const pictures = (
  section: SectionId,
  field: LookField,
  settings: Partial<OptionsGroup> & Pick<OptionsGroup, "picture">,
): OptionsGroup => ({ id: field, field, ...layoutOf(section), ...settings });

/** Creates the group of a field whose options are colors. */
export function colors<Field extends LookField>(
  section: SectionId,
  field: Field,
  tones: Readonly<Record<FigureLook[Field] & string, string>>,
  settings: Partial<OptionsGroup> = {},
): OptionsGroup {
  return {
    ...{ id: field, section, field, tiles: "pf:tiles-8", aspect: "pf:h-target", glossy: true },
    picture: (spec) => <Swatch color={tones[spec[field] as FigureLook[Field] & string]} />,
    ...settings,
  };
}

/** Creates a group of toggles. */
export const toggles = (
  section: SectionId,
  id: CustomGroupId,
  list: readonly Toggle[],
  settings: Partial<TogglesGroup> = {},
): TogglesGroup => ({ id, toggles: list, ...layoutOf(section), ...settings });

/** Creates the toggle of a boolean field. */
export const toggle = (field: LookField, picture: DrawFigure): Toggle => ({ field, on: true, off: false, picture });

/** Returns the values that a group's field can have for a type. */
export const optionsOf = ({ field }: OptionsGroup, type: FigureSpec["type"]): readonly string[] =>
  FIELDS[field].options(type) as readonly string[];

const BARE = { headwear: "none", glasses: "none", facialHair: "none", eyePatch: false } as const;

/**
 * Creates a function that draws a part of the head. `viewBox` is in the head's units; `without` overrides fields of the
 * spec.
 */
export const head =
  (viewBox: string, without: Partial<FigureSpec> = {}) =>
  (spec: FigureSpec) => <HeadThumb spec={{ ...spec, ...without }} viewBox={viewBox} />;
/** Like {@link head}, without anything that could cover the face. */
export const feature = (viewBox: string, without: Partial<FigureSpec> = {}) => head(viewBox, { ...BARE, ...without });
export const wholeFace = feature("-56 -72 112 140");
/**
 * Creates a function that draws the ear with its hearing device. The hair is short, so that it does not cover the ear.
 */
export const ear =
  (without: Partial<FigureSpec> = {}) =>
  (spec: FigureSpec) => (
    <HeadThumb
      spec={{ ...spec, ...BARE, ...without, hair: isCovering(spec.hair) ? spec.hair : "buzz" }}
      viewBox={`${spec.type === "hero" ? -86 : -6} -44 92 92`}
    />
  );
