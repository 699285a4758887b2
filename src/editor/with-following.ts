import type { FigureLook } from "../figure/schema/fields.ts";
import { wornColor } from "../figure/schema/outfit-styles.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";

/**
 * Adds the colors that follow a change: a beard in the color of the hair takes the new color, and an outfit brings its
 * color unless the person chose one.
 */
export const withFollowing = (spec: FigureSpec, change: Partial<FigureLook>): Partial<FigureLook> => ({
  ...(change.hairColor !== undefined && spec.beardColor === spec.hairColor && { beardColor: change.hairColor }),
  ...(change.outfit !== undefined && { outfitColor: wornColor(change.outfit, spec) }),
  ...change,
});
