/** A person's profile. Sample details until they edit them (specification §3). */
export interface ProfileDetails {
  readonly name: string;
  readonly jobTitle: string;
  readonly industry: string;
  readonly skills: readonly string[];
}

/** Longest texts of a profile, in code points. */
export const PROFILE_LIMITS = { name: 40, email: 254, headline: 48 } as const;

/** The account's profile, stored only on this device. */
export interface Profile {
  readonly name: string;
  readonly email: string;
  readonly headline: string;
}
