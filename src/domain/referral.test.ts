import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REFERRAL_REWARD_CENTS, referralStats } from "./referral.ts";

describe("referrals (specification §9)", () => {
  it("Each successful signup pays $10", () => {
    expect(REFERRAL_REWARD_CENTS).toBe(1000);
  });

  it("The cashback is $10 times the number of successful referrals", () => {
    expect(referralStats(12)).toEqual({
      earnedCashbackCents: 12_000,
      successfulReferrals: 12,
      payoutPerReferralCents: 1000,
    });
    fc.assert(
      fc.property(fc.nat(1_000_000), (referrals) => {
        expect(referralStats(referrals).earnedCashbackCents).toBe(referrals * 1000);
      }),
    );
  });
});
