/** Reads a person's own files or text, and applies what they confirm. `suggest-review.ts` suggests it from the trades. */
export type { FoundProfile, FoundProfileGap } from "./found-profile.ts";
export { mergeProfiles, namesOf, profilesOf } from "./merge-profiles.ts";
export { NO_NAME } from "./messages.ts";
export { nameFromLink } from "./name-from-link.ts";
export { applyReview, type ProfileReview, type ReviewField } from "./profile-review.ts";
export { type ReadProblem, readProfile } from "./read-profile.ts";
export { swapAccessory, swapOptions } from "./swap-accessory.ts";
export { readTypedProfile } from "./typed-profile.ts";
