/** The details of a figure's person (specification §3). They are a sample person's until edited. */
export interface ProfileDetails {
  readonly name: string;
  readonly jobTitle: string;
  readonly industry: string;
  readonly skills: readonly string[];
}

/** Maximum lengths of the profile's texts, in code points. */
export const PROFILE_LIMITS = { name: 40, email: 254, headline: 48 } as const;

/** The account's profile, stored only on this device. */
export interface Profile {
  readonly name: string;
  readonly email: string;
  readonly headline: string;
}
