/** Numbers of the sample account. */
export const SAMPLE_ACCOUNT = {
  successfulReferrals: 12,
  /** A reserved domain: nothing is ever requested from it. */
  referralLink: "https://profigure.example/r/MAYA-007",
  /** Basic grants 2 downloads and 1 is used, hence '1 download remaining'. */
  downloadsUsed: 1,
} as const;
