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

/** How the editor shows a group among the others, and its options in it. */
interface Layout {
  readonly section: SectionId;
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

/** So many options in a row, where pictures are wide enough. */
export const tiles = (columns: string) => `pf:[--pf-tile-min:3.5rem] ${columns}`;

const PICTURES = { span: "pf:@bench:col-span-12", aspect: "pf:aspect-square", captioned: true };
export const HALF = "pf:@bench:col-span-6";

/** A field whose options are pictures: square ones over the whole width unless told otherwise. */
export const pictures = (
  section: SectionId,
  field: LookField,
  settings: Partial<OptionsGroup> & Pick<OptionsGroup, "picture" | "tiles">,
): OptionsGroup => ({ id: field, section, field, ...PICTURES, ...settings });

/** A field whose options are colors. */
export function colors<Field extends LookField>(
  section: SectionId,
  field: Field,
  tones: Readonly<Record<FigureLook[Field] & string, string>>,
  settings: Partial<OptionsGroup> = {},
): OptionsGroup {
  return {
    ...{ id: field, section, field, span: PICTURES.span, tiles: "pf:tiles-8", aspect: "pf:h-target", glossy: true },
    picture: (spec) => <Swatch color={tones[spec[field] as FigureLook[Field] & string]} />,
    ...settings,
  };
}

/** Things that a figure has or has not. */
export const toggles = (
  section: SectionId,
  id: CustomGroupId,
  list: readonly Toggle[],
  settings: Partial<TogglesGroup> & Pick<TogglesGroup, "tiles">,
): TogglesGroup => ({ id, section, toggles: list, ...PICTURES, ...settings });

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
export const wholeFace = feature("-60 -58 120 120");
/** The ear on the right, under short hair. */
export const ear =
  (without: Partial<FigureSpec> = {}) =>
  (spec: FigureSpec) => (
    <HeadThumb
      spec={{ ...spec, ...BARE, ...without, hair: isCovering(spec.hair) ? spec.hair : "buzz" }}
      viewBox="-6 -44 92 92"
    />
  );
