import type { ComponentProps } from "react";
import { formatCount, formatMoney } from "../domain/money.ts";
import type { ReferralStats as Stats } from "../domain/referral.ts";
import { cn } from "../primitives/cn.ts";

export interface ReferralStatsProps extends Omit<ComponentProps<"dl">, "children"> {
  /** Amounts in integer US cents; `referralStats(n)` derives them. */
  stats: Stats;
  /** What each number is. @default "Earned cashback", "Successful referrals", "Payout per referral" */
  terms?: readonly [string, string, string];
  /** The line under each number. @default "Sample total", "People who signed up", "For each successful signup" */
  notes?: readonly [string, string, string];
}

/** Earned cashback, successful referrals and the payout for each, as terms and values. */
export function ReferralStats({
  stats,
  terms = ["Earned cashback", "Successful referrals", "Payout per referral"],
  notes = ["Sample total", "People who signed up", "For each successful signup"],
  className,
  ...rest
}: ReferralStatsProps) {
  const values = [
    formatMoney(stats.earnedCashbackCents),
    formatCount(stats.successfulReferrals),
    formatMoney(stats.payoutPerReferralCents),
  ];
  return (
    <dl
      {...rest}
      data-slot="referral-stats"
      className={cn("pf:grid pf:grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] pf:gap-5", className)}
    >
      {terms.map((term, index) => (
        <div
          key={term}
          className={cn(
            "pf:grid pf:gap-2.5 pf:rounded-lg pf:border pf:p-4 pf:sm:p-6 pf:shadow-card",
            index === 0 ? "pf:border-frame pf:bg-accent-soft" : "pf:border-line pf:bg-surface",
          )}
        >
          <dt className="pf:type-tag">{term}</dt>
          <dd className="pf:type-stat pf:wrap-anywhere">{values[index]}</dd>
          <dd className={cn("pf:text-small", index === 0 ? "pf:text-ink" : "pf:text-muted")}>{notes[index]}</dd>
        </div>
      ))}
    </dl>
  );
}
