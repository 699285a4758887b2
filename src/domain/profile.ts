/** What a profile says about its owner. Sample details until a person edits them (specification §3). */
export interface ProfileDetails {
  readonly name: string;
  readonly jobTitle: string;
  readonly industry: string;
  readonly skills: readonly string[];
}
