import type { CharacterType } from "../figure/schema/field.ts";
import { FIELD_LIST } from "../figure/schema/fields.ts";
import { DEFAULT_TAGLINES, type FigureSpec, toFigureSpec } from "../figure/schema/spec.ts";

/** Fields whose options differ between the types: pose, background and palette. */
const FIELDS_BY_TYPE = FIELD_LIST.filter(([, { options }]) => options("hero") !== options("villain")).map(
  ([field]) => field,
);

/**
 * The same figure as the other type. What only one type has is as in `before`, the figure when it was last of that
 * type, or takes its default; and so does a sample tagline.
 */
export function switchType(spec: FigureSpec, type: CharacterType, before?: FigureSpec): FigureSpec {
  const ofType = Object.fromEntries(FIELDS_BY_TYPE.map((field) => [field, before?.[field]]));
  const tagline = spec.tagline === DEFAULT_TAGLINES[spec.type] ? DEFAULT_TAGLINES[type] : spec.tagline;
  return toFigureSpec({ ...spec, ...ofType, type, tagline });
}
