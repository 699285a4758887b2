import type { ReactNode } from "react";
import { HeadThumb, Swatch } from "../pictures/Thumb.tsx";
import { FIELDS, type FigureLook, type LookField } from "../schema/fields.ts";
import type { FigureSpec } from "../schema/spec.ts";
import { isCovering } from "../schema/wearing.ts";

/** Sections of the editor, in their order. */
export type SectionId = "body" | "aids" | "hair" | "face" | "finish" | "clothes" | "hats" | "packaging" | "stance";

/** Groups that are not named by one field. */
export type CustomGroupId = "hatColor" | "body" | "medicalAids" | "marks" | "adornments";

type DrawFigure = (spec: FigureSpec) => ReactNode;

/** How the editor shows a group and its options. */
interface Layout {
  readonly section: SectionId;
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
  /** Left out while this is false. */
  readonly isAvailable?: (spec: FigureSpec) => boolean;
  /** Whether the choice cannot be seen on the figure as it is. */
  readonly hasNoVisibleEffect?: (spec: FigureSpec) => boolean;
}

/** The options of one field. */
export interface OptionsGroup extends Layout {
  readonly id: LookField | CustomGroupId;
  readonly field: LookField;
  /** Draws the figure with the option put in. */
  readonly picture: DrawFigure;
  /** The part of a long list that an option belongs to. */
  readonly kindOf?: (option: string) => string;
}

/** Something that a figure has or has not. */
export interface Toggle {
  readonly field: LookField;
  readonly on: FigureLook[LookField];
  readonly off: FigureLook[LookField];
  /** Draws the figure that has it. */
  readonly picture: DrawFigure;
}

/** Several things of one kind, each of which a figure has or has not. */
export interface TogglesGroup extends Layout {
  readonly id: CustomGroupId;
  readonly toggles: readonly Toggle[];
}

export type EditorGroup = OptionsGroup | TogglesGroup;

/** Pictures in rows: at least as wide as the longest word below them, four in a row on a phone. */
export const PICTURE_TILES = "pf:[--pf-tile-min:4.875rem] pf:tiles-7";

/** The pictures of a section have one shape. */
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

/** A field whose options are pictures. */
export const pictures = (
  section: SectionId,
  field: LookField,
  settings: Partial<OptionsGroup> & Pick<OptionsGroup, "picture">,
): OptionsGroup => ({ id: field, field, ...layoutOf(section), ...settings });

/** A field whose options are colors. */
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

/** Things that a figure has or has not. */
export const toggles = (
  section: SectionId,
  id: CustomGroupId,
  list: readonly Toggle[],
  settings: Partial<TogglesGroup> = {},
): TogglesGroup => ({ id, toggles: list, ...layoutOf(section), ...settings });

/** A flag as something to switch. */
export const toggle = (field: LookField, picture: DrawFigure): Toggle => ({ field, on: true, off: false, picture });

/** The values that a group's field can have. */
export const optionsOf = ({ field }: OptionsGroup, type: FigureSpec["type"]): readonly string[] =>
  FIELDS[field].options(type) as readonly string[];

const BARE = { headwear: "none", glasses: "none", facialHair: "none", eyePatch: false } as const;

/** A part of the head, in its own units. */
export const head =
  (viewBox: string, without: Partial<FigureSpec> = {}) =>
  (spec: FigureSpec) => <HeadThumb spec={{ ...spec, ...without }} viewBox={viewBox} />;
/** A part of the face with nothing over it. */
export const feature = (viewBox: string, without: Partial<FigureSpec> = {}) => head(viewBox, { ...BARE, ...without });
export const wholeFace = feature("-56 -72 112 140");
/** The ear that the face turns away from, which wears the device, under short hair. */
export const ear =
  (without: Partial<FigureSpec> = {}) =>
  (spec: FigureSpec) => (
    <HeadThumb
      spec={{ ...spec, ...BARE, ...without, hair: isCovering(spec.hair) ? spec.hair : "buzz" }}
      viewBox={`${spec.type === "hero" ? -86 : -6} -44 92 92`}
    />
  );
