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
      className={cn("grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-5", className)}
    >
      {terms.map((term, index) => (
        <div
          key={term}
          className={cn(
            "grid gap-2.5 rounded-lg border p-4 sm:p-6 shadow-card",
            index === 0 ? "border-frame bg-accent-soft" : "border-line bg-surface",
          )}
        >
          <dt className="type-tag">{term}</dt>
          <dd className="type-stat wrap-anywhere">{values[index]}</dd>
          <dd className={cn("text-small", index === 0 ? "text-ink" : "text-muted")}>{notes[index]}</dd>
        </div>
      ))}
    </dl>
  );
}
