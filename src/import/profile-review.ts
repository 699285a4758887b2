import { type Accessory, type AccessoryTrio, accessoryTitle } from "../figure/schema/accessory.ts";
import { DESIGN_LIMITS, type FigureDesign, toFigureDesign, writeDetails } from "../figure/schema/design.ts";
import type { FigureLook } from "../figure/schema/fields.ts";
import { wornColor } from "../figure/schema/outfit-styles.ts";
import { TEXT_LIMITS } from "../figure/schema/spec.ts";
import { codePoints } from "../lib/graphemes.ts";
import { cleanTextInput } from "../lib/text-input.ts";
import type { FoundProfileGap } from "./found-profile.ts";

/** A value from a file, which the person can edit in the review. */
export interface ReviewField<T> {
  readonly value: T;
  /** Where the value was found, as shown in the interface: "Positions.csv, current". */
  readonly source: string;
  /** Whether the figure uses it. */
  readonly isUsed: boolean;
}

/** The state of the review: the values that were found, and which of them are used. A missing field was not found. */
export interface ProfileReview {
  /** The name without credentials, at most 40 code points. */
  readonly name?: ReviewField<string>;
  /** Such as "PhD, FRSC". Added to the name if both are switched on and fit together. Off at first. */
  readonly credentials?: ReviewField<string>;
  /** At most 48 code points. */
  readonly jobTitle?: ReviewField<string>;
  /** A line of the person's headline or summary, at most 72 code points. Off at first: the figure's own line stays. */
  readonly tagline?: ReviewField<string> & { readonly from: "headline" | "summary" };
  /** At most 40 code points. */
  readonly industry?: ReviewField<string>;
  /** At most six, each at most 32 code points. */
  readonly skills?: ReviewField<readonly string[]>;
  /** Three different accessories and their alternatives. */
  readonly accessories?: ReviewField<AccessoryTrio> & { readonly options: readonly Accessory[] };
  /** The trade's typical outfit. On at first if the title clearly names the trade. */
  readonly outfit?: ReviewField<FigureLook["outfit"]>;
  /** The trade's typical hat. On at first under the same condition as the outfit. */
  readonly headwear?: ReviewField<FigureLook["headwear"]>;
  readonly gaps: readonly FoundProfileGap[];
}

/**
 * Applies the values that are switched on to a design. Of the looks, only the outfit (with its
 * color) and the headwear can change. A text that the person emptied changes nothing.
 */
export function applyReview(design: FigureDesign, review: ProfileReview): FigureDesign {
  const used = <T>(field: ReviewField<T> | undefined): T | undefined => (field?.isUsed ? field.value : undefined);
  const text = (field: ReviewField<string> | undefined, limit: number): string | undefined =>
    cleanTextInput(used(field) ?? "", limit) || undefined;
  const { spec } = design;
  const name = text(review.name, TEXT_LIMITS.name);
  const credentials = text(review.credentials, Number.POSITIVE_INFINITY);
  const full = name && credentials ? `${name}, ${credentials}` : name;
  const clean = ({ kind, label }: Accessory): Accessory => ({
    kind,
    label: cleanTextInput(label, TEXT_LIMITS.accessoryLabel) || accessoryTitle(kind),
  });
  const accessories = used(review.accessories);
  const skills = used(review.skills);
  const outfit = used(review.outfit);
  return writeDetails(
    {
      ...design,
      spec: {
        ...spec,
        tagline: text(review.tagline, TEXT_LIMITS.tagline) ?? spec.tagline,
        accessories: accessories
          ? [clean(accessories[0]), clean(accessories[1]), clean(accessories[2])]
          : spec.accessories,
        ...(outfit === undefined ? {} : { outfit, outfitColor: wornColor(outfit, spec) }),
        headwear: used(review.headwear) ?? spec.headwear,
      },
    },
    {
      ...(full && { name: codePoints(full) <= TEXT_LIMITS.name ? full : name }),
      jobTitle: text(review.jobTitle, TEXT_LIMITS.jobTitle),
      industry: text(review.industry, DESIGN_LIMITS.industry),
      skills: skills && toFigureDesign({ skills }).skills,
    },
  );
}
