import type { CharacterType } from "../figure/schema/field.ts";
import { FIELD_LIST, FIELDS } from "../figure/schema/fields.ts";
import { DEFAULT_TAGLINES, type FigureSpec, toFigureSpec } from "../figure/schema/spec.ts";

/** The fields whose options depend on the type: pose, background and palette. */
const FIELDS_BY_TYPE = FIELD_LIST.filter(([, { options }]) => options("hero") !== options("villain")).map(
  ([field]) => field,
);

/**
 * Changes a figure's type. Pose, background and palette come from `before`, the figure when it last had that type;
 * without it, they get their defaults. A default tagline or expression becomes the new type's.
 */
export function switchType(spec: FigureSpec, type: CharacterType, before?: FigureSpec): FigureSpec {
  const ofType = Object.fromEntries(FIELDS_BY_TYPE.map((field) => [field, before?.[field]]));
  const mouth = spec.mouth === FIELDS.mouth.fallback(spec) ? before?.mouth : spec.mouth;
  const tagline = spec.tagline === DEFAULT_TAGLINES[spec.type] ? DEFAULT_TAGLINES[type] : spec.tagline;
  // An emptied text stays empty, so that its stand-in does not become the person's text.
  return { ...toFigureSpec({ ...spec, ...ofType, mouth, type }), tagline, accessories: spec.accessories };
}
