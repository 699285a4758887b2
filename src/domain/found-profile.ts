/** A text about the person, as a file contains it: one clean line, not shortened yet. */
export interface FoundText {
  readonly text: string;
  /** Where it was found, for the reader: "Positions.csv, current". */
  readonly source: string;
  /** The text is uncertain: it is shown but not used until the person switches it on. */
  readonly isUncertain?: boolean;
}

/** Something that is missing or guessed in a file; the page explains it. */
export type FoundProfileGap =
  /** The document's language has no known heading for skills. */
  | "noSkillsHeading"
  /** The data copy has only Profile.csv. */
  | "onlyProfile"
  /** A table is not UTF-8, so that letters beyond ASCII can be wrong. */
  | "guessedLetters";

/** Texts about a person in files, in their own words. Nothing about their looks. */
export interface FoundProfile {
  /** The whole name, with credentials if they are part of it. */
  readonly name?: FoundText;
  /** Of the current position. */
  readonly title?: FoundText;
  readonly headline?: FoundText;
  readonly summary?: FoundText;
  readonly industry?: FoundText;
  /** All of them, in the file's order. */
  readonly skills: readonly FoundText[];
  readonly gaps: readonly FoundProfileGap[];
}
