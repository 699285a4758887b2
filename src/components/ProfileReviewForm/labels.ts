import type { FoundProfileGap } from "../../domain/found-profile.ts";
import { HEADWEAR_WORDS } from "../../figure/parts/headwear/words.ts";
import { OUTFIT_WORDS } from "../../figure/parts/outfit/words.ts";
import { COUNTER_LABELS, SKILLS_LABELS } from "../field-labels.ts";

/** The texts of the review in English. */
export const PROFILE_REVIEW_LABELS = {
  ...COUNTER_LABELS,
  ...SKILLS_LABELS,
  name: "Name",
  credentials: "Credentials",
  /** Where the credentials would not fit behind the name. */
  credentialsTooLong: (limit: number) =>
    `With them the name has more than ${limit} characters, so they stay off the box.`,
  jobTitle: "Title",
  tagline: "Tagline",
  industry: "Industry",
  accessories: "Accessories",
  accessory: (place: number) => `Accessory ${place}`,
  swap: "Swap",
  /** Names the button, and the things to choose from. */
  swapAccessory: (place: number) => `Swap accessory ${place}`,
  outfit: "Clothes",
  headwear: "Hat",
  from: (source: string) => `From ${source}`,
  /** Beside each switch. */
  use: "Use",
  /** A switch’s name; it begins with `use`. */
  switchName: (field: string) => `Use ${field.toLowerCase()}`,
  check: "Please check this line",
  gaps: {
    noSkillsHeading: "We read your name and title, and found no skills: add up to six.",
    onlyProfile: "Found your name and headline. For title and skills add Positions.csv and Skills.csv.",
    guessedLetters:
      "Letters other than A to Z are a guess in this file, so lines with them are off. Check them, or save the file as “CSV UTF-8” and choose it again.",
  } satisfies Record<FoundProfileGap, string>,
  submit: "Use these",
  cancel: "Cancel",
  nothingUsed: "Nothing is switched on yet",
  fields: { outfit: OUTFIT_WORDS.outfit, headwear: HEADWEAR_WORDS.headwear },
};
/** The texts of the review. */
export type ProfileReviewFormLabels = Readonly<typeof PROFILE_REVIEW_LABELS>;
