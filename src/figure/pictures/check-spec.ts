import type { FigureSpec } from "../schema/spec.ts";

/** The fields that every drawing needs. A table of the fields with their options would make each picture 1 KB larger. */
export const NEEDED =
  "name jobTitle tagline number skin build age stature mobility hearingColor hair hairColor wrap headwear facialHair beardColor glasses face eyes eyeColor brows nose mouth earrings outfit outfitColor shirtColor legColor pose background palette packaging".split(
    " ",
  ) as readonly (keyof FigureSpec)[];

/** Throws if a field is missing, as in a part of a spec, or in a spec that an earlier version has stored. */
export function checkSpec(spec: FigureSpec): void {
  const missing = spec.accessories?.length === 3 ? NEEDED.find((field) => spec[field] === undefined) : "accessories";
  if (missing)
    throw new Error(
      `ProFigure: a figure needs a whole spec, but “${missing}” is missing. Make it with toFigureSpec or parseFigureSpec.`,
    );
}
