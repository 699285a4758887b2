/** A text of the person's, as a file holds it: one clean line, not yet shortened for a box. */
export interface FoundText {
  readonly text: string;
  /** Where it stands, in words for the person: "Positions.csv, current". */
  readonly source: string;
  /** The file does not hold it reliably: it is visible, and not used until the person switches it on. */
  readonly isUncertain?: boolean;
}

/** What is missing or a guess of a file; the person is informed. */
export type FoundProfileGap =
  /** The document's language has no known heading for skills. */
  | "noSkillsHeading"
  /** Of a data copy, only Profile.csv was there. */
  | "onlyProfile"
  /** A table is not UTF-8: its letters beyond ASCII could be others. */
  | "guessedLetters";

/** What files say of a person, in their own words; nothing of how they look. */
export interface FoundProfile {
  /** The whole name, with credentials if the file has them there. */
  readonly name?: FoundText;
  /** Of the current position. */
  readonly title?: FoundText;
  readonly headline?: FoundText;
  readonly summary?: FoundText;
  readonly industry?: FoundText;
  /** In the file's order; as many as it holds. */
  readonly skills: readonly FoundText[];
  readonly gaps: readonly FoundProfileGap[];
}
