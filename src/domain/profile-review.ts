import type { Accessory, AccessoryTrio } from "./accessories.ts";
import type { FigureLook } from "./figure-spec.ts";
import type { FoundProfileGap } from "./found-profile.ts";

/** A value that a file suggests, as the person has it in the review. */
export interface ReviewField<T> {
  readonly value: T;
  /** Where it was found, in words for the person: "Positions.csv, current". */
  readonly source: string;
  /** Whether it is used. */
  readonly isUsed: boolean;
}

/** What was found and what of it is used: the state of the review. A field is missing where nothing was found. */
export interface ProfileReview {
  /** Without credentials, at most 40 code points. */
  readonly name?: ReviewField<string>;
  /** "PhD, FRSC": appended to the name where it is used and fits. Off at first. */
  readonly credentials?: ReviewField<string>;
  /** At most 48 code points. */
  readonly jobTitle?: ReviewField<string>;
  /** At most 72 code points. */
  readonly tagline?: ReviewField<string>;
  /** At most 40 code points. */
  readonly industry?: ReviewField<string>;
  /** At most six, each at most 32 code points. */
  readonly skills?: ReviewField<readonly string[]>;
  /** Three different things, and more to swap them for. */
  readonly accessories?: ReviewField<AccessoryTrio> & { readonly options: readonly Accessory[] };
  /** Off at first. */
  readonly outfit?: ReviewField<FigureLook["outfit"]>;
  /** Off at first. */
  readonly headwear?: ReviewField<FigureLook["headwear"]>;
  readonly gaps: readonly FoundProfileGap[];
}
