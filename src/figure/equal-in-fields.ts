import type { FigureSpec } from "../domain/figure-spec.ts";

/**
 * For `memo`: which fields of the spec a part is drawn from. With the same ones, and the same other props,
 * it need not be drawn again.
 */
export const equalInFields =
  <Props extends { spec: Partial<FigureSpec> }>(isDrawn: (field: keyof FigureSpec) => boolean) =>
  (before: Props, after: Props): boolean =>
    (Object.keys(after) as (keyof Props)[]).every((prop) => prop === "spec" || before[prop] === after[prop]) &&
    (before.spec === after.spec ||
      (Object.keys(after.spec) as (keyof FigureSpec)[]).every(
        (field) => !isDrawn(field) || before.spec[field] === after.spec[field],
      ));
