/** A text about the person from a file: one clean line, not shortened yet. */
export interface FoundText {
  readonly text: string;
  /** Where the text was found, as shown in the interface: "Positions.csv, current". */
  readonly source: string;
  /** Whether the text may be wrong. It is then shown, but not used until the person switches it on. */
  readonly isUncertain?: boolean;
  /** Whether the person typed the text as it must be used. Only names are marked. */
  readonly isTyped?: boolean;
}

/** A current job from a file. */
export interface FoundJob {
  readonly title: FoundText;
  /** Empty if it is unknown. */
  readonly company: string;
}

/** Something that a file lacks or that we had to guess; the page explains it. */
export type FoundProfileGap =
  /** No heading for skills was found: it is missing or in an unknown language. */
  | "noSkillsHeading"
  /** The data copy has only Profile.csv. */
  | "onlyProfile"
  /** A CSV file is not UTF-8, so its non-ASCII letters may be wrong. */
  | "guessedLetters";

/** What a person wrote about themselves, as found in files. It contains nothing about their looks. */
export interface FoundProfile {
  /** The full name, including any credentials after it. */
  readonly name?: FoundText;
  /** The title of the job that represents the person. `mergeProfiles` chooses it from the jobs. */
  readonly title?: FoundText;
  /** The current jobs, in the file's order. Which one is chosen depends on the headline, which may be in another file. */
  readonly jobs?: readonly FoundJob[];
  readonly headline?: FoundText;
  readonly summary?: FoundText;
  readonly industry?: FoundText;
  /** All skills, in the file's order. */
  readonly skills: readonly FoundText[];
  readonly gaps: readonly FoundProfileGap[];
}
