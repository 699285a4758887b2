import { expect, it } from "vitest";
import { referralStats } from "./referral.ts";

it("Each successful signup pays $10 (specification §9)", () => {
  expect(referralStats(12)).toEqual({
    earnedCashbackCents: 12_000,
    successfulReferrals: 12,
    payoutPerReferralCents: 1000,
  });
});
