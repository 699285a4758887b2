/** What a profile says about its owner. Sample details until a person edits them (specification §3). */
export interface ProfileDetails {
  readonly name: string;
  readonly jobTitle: string;
  readonly industry: string;
  readonly skills: readonly string[];
}

/** Longest texts of an account's profile, in code points. */
export const PROFILE_LIMITS = { name: 40, email: 254, headline: 48 } as const;

/** Whose account it is; kept on this device only. */
export interface Profile {
  readonly name: string;
  readonly email: string;
  readonly headline: string;
}
