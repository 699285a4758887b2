import type { ComponentProps } from "react";
import { formatCount, formatMoney } from "../domain/money.ts";
import type { ReferralStats as Stats } from "../domain/referral.ts";
import { cn } from "../primitives/cn.ts";

export interface ReferralStatsProps extends Omit<ComponentProps<"dl">, "children"> {
  /** Amounts in integer US cents; `referralStats(n)` derives them. */
  stats: Stats;
  /** What each number is and the line under it, in your language; missing ones fall back to English. @default English */
  labels?: Partial<ReferralStatsLabels> | undefined;
}

const LABELS = {
  earnedCashback: "Earned cashback",
  earnedCashbackNote: "Sample total",
  successfulReferrals: "Successful referrals",
  successfulReferralsNote: "People who signed up",
  payoutPerReferral: "Payout per referral",
  payoutPerReferralNote: "For each successful signup",
  /** Writes an amount in integer US cents. */
  money: formatMoney,
  count: formatCount,
};
/** The texts of the numbers. */
export type ReferralStatsLabels = Readonly<typeof LABELS>;

/** Earned cashback, successful referrals and the payout for each, as terms and values. */
export function ReferralStats({ stats, labels, className, ...rest }: ReferralStatsProps) {
  const text = { ...LABELS, ...labels };
  const entries = [
    [text.earnedCashback, text.money(stats.earnedCashbackCents), text.earnedCashbackNote],
    [text.successfulReferrals, text.count(stats.successfulReferrals), text.successfulReferralsNote],
    [text.payoutPerReferral, text.money(stats.payoutPerReferralCents), text.payoutPerReferralNote],
  ];
  return (
    <dl
      {...rest}
      data-slot="referral-stats"
      className={cn("pf:grid pf:grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] pf:gap-5", className)}
    >
      {entries.map(([term, value, note], index) => (
        <div
          key={term}
          className={cn(
            "pf:grid pf:gap-2 pf:rounded-lg pf:border pf:p-4 pf:sm:p-6 pf:shadow-card",
            index === 0 ? "pf:border-frame pf:bg-accent-soft" : "pf:border-line pf:bg-surface",
          )}
        >
          <dt className="pf:type-tag">{term}</dt>
          <dd className="pf:type-stat pf:wrap-anywhere">{value}</dd>
          <dd className={cn("pf:text-small", index === 0 ? "pf:text-ink" : "pf:text-muted")}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
