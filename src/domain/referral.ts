/** The data of the Referrals tab (specification §3). Amounts are integer US cents. */
export interface ReferralStats {
  readonly earnedCashbackCents: number;
  readonly successfulReferrals: number;
  readonly payoutPerReferralCents: number;
}

/** $10 for each successful signup (specification §9). */
export const REFERRAL_REWARD_CENTS = 1000;

/** Computes the statistics from the number of successful referrals, so that the cashback need not be stored. */
export const referralStats = (successfulReferrals: number): ReferralStats => ({
  earnedCashbackCents: successfulReferrals * REFERRAL_REWARD_CENTS,
  successfulReferrals,
  payoutPerReferralCents: REFERRAL_REWARD_CENTS,
});
