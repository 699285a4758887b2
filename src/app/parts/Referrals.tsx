import { formatMoneyShort } from "../../domain/money.ts";
import { REFERRAL_REWARD_CENTS } from "../../domain/referral.ts";
import { ReferralLink, ReferralStats, referralStats } from "../../index.ts";
import { SAMPLE_ACCOUNT } from "../sample/account.ts";
import { useStatus } from "../status.tsx";

/** The Referrals tab: what was earned, and the link that earns it. */
export function Referrals() {
  const { notify } = useStatus();
  const reward = formatMoneyShort(REFERRAL_REWARD_CENTS);
  return (
    <section aria-labelledby="referrals-heading" className="grid gap-6">
      <h2 id="referrals-heading" className="sr-only">
        Referrals
      </h2>
      <ReferralStats stats={referralStats(SAMPLE_ACCOUNT.successfulReferrals)} />
      <div className="grid gap-4.5 panel p-panel">
        <div className="grid gap-1.5">
          <h3 className="type-card">Your referral link</h3>
          <p className="text-muted">You get {reward} when someone you refer signs up.</p>
        </div>
        <ReferralLink
          link={SAMPLE_ACCOUNT.referralLink}
          onCopy={() => notify("The Copy button is not available yet: select the link and copy it by hand.")}
        />
        <p className="text-muted text-small">
          Earned cashback is successful referrals × {reward}. Sample numbers until you have your own.
        </p>
      </div>
    </section>
  );
}
