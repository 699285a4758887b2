import type { CharacterType } from "../figure/schema/field.ts";
import { FIELD_LIST } from "../figure/schema/fields.ts";
import { DEFAULT_TAGLINES, type FigureSpec, toFigureSpec } from "../figure/schema/spec.ts";

/** Fields with different options per type: pose, background and palette. */
const FIELDS_BY_TYPE = FIELD_LIST.filter(([, { options }]) => options("hero") !== options("villain")).map(
  ([field]) => field,
);

/**
 * The figure as the other type. Fields with options of one type only, and a sample tagline, come from `before`, the
 * figure when it last had that type, or from the default.
 */
export function switchType(spec: FigureSpec, type: CharacterType, before?: FigureSpec): FigureSpec {
  const ofType = Object.fromEntries(FIELDS_BY_TYPE.map((field) => [field, before?.[field]]));
  const tagline = spec.tagline === DEFAULT_TAGLINES[spec.type] ? DEFAULT_TAGLINES[type] : spec.tagline;
  return toFigureSpec({ ...spec, ...ofType, type, tagline });
}
