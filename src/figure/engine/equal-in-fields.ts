import type { FigureSpec } from "../schema/spec.ts";

/**
 * Creates a comparison function for React's `memo`. It ignores fields of the spec for which `isDrawn` returns false, so
 * that changing them does not render the part again.
 */
export const equalInFields =
  <Props extends { spec: Partial<FigureSpec> }>(isDrawn: (field: keyof FigureSpec) => boolean) =>
  (before: Props, after: Props): boolean =>
    (Object.keys(after) as (keyof Props)[]).every((prop) => prop === "spec" || before[prop] === after[prop]) &&
    (before.spec === after.spec ||
      (Object.keys(after.spec) as (keyof FigureSpec)[]).every(
        (field) => !isDrawn(field) || before.spec[field] === after.spec[field],
      ));
