import { COUNTER_LABELS, SKILLS_LABELS } from "../../components/field-labels.ts";
import type { FoundProfileGap } from "../../domain/found-profile.ts";
import { HEADWEAR_WORDS } from "../../figure/parts/headwear/words.ts";
import { OUTFIT_WORDS } from "../../figure/parts/outfit/words.ts";

/** The review's texts in English. */
export const PROFILE_REVIEW_LABELS = {
  ...COUNTER_LABELS,
  ...SKILLS_LABELS,
  name: "Name",
  credentials: "Credentials",
  /** Shown if the credentials do not fit after the name. */
  credentialsTooLong: (limit: number) =>
    `With them, your name is over ${limit} characters, so they won't be on the box.`,
  jobTitle: "Title",
  tagline: "Tagline",
  industry: "Industry",
  accessories: "Accessories",
  accessory: (place: number) => `Accessory ${place}`,
  swap: "Swap",
  /** Names the button and the options. */
  swapAccessory: (place: number) => `Swap accessory ${place}`,
  outfit: "Clothes",
  headwear: "Hat",
  from: (source: string) => `From ${source}`,
  /** Shown next to each switch. */
  use: "Use",
  /** A switch’s name; it begins with `use`. */
  switchName: (field: string) => `Use ${field.toLowerCase()}`,
  check: "Please check this",
  gaps: {
    noSkillsHeading: "We found your name and title but no skills. Add up to six.",
    onlyProfile: "We found your name and headline. For your title and skills, add Positions.csv and Skills.csv.",
    guessedLetters:
      "We guessed the letters other than A to Z in this file, so lines with them are off. Check them, or save the file as “CSV UTF-8” and choose it again.",
  } satisfies Record<FoundProfileGap, string>,
  submit: "Use these",
  cancel: "Cancel",
  nothingUsed: "Switch on at least one thing",
  fields: { outfit: OUTFIT_WORDS.outfit, headwear: HEADWEAR_WORDS.headwear },
};
/** The review's texts. */
export type ProfileReviewFormLabels = Readonly<typeof PROFILE_REVIEW_LABELS>;
