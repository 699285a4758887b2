import type { FigureSpec } from "../schema/spec.ts";

/**
 * Comparison for `memo`: true while the fields of the spec that `isDrawn` names, and all other props, are the same,
 * so that the part need not be drawn again.
 */
export const equalInFields =
  <Props extends { spec: Partial<FigureSpec> }>(isDrawn: (field: keyof FigureSpec) => boolean) =>
  (before: Props, after: Props): boolean =>
    (Object.keys(after) as (keyof Props)[]).every((prop) => prop === "spec" || before[prop] === after[prop]) &&
    (before.spec === after.spec ||
      (Object.keys(after.spec) as (keyof FigureSpec)[]).every(
        (field) => !isDrawn(field) || before.spec[field] === after.spec[field],
      ));
