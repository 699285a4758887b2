import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

/** One statistic. */
export interface ReferralStat {
  /** The name of the statistic: "Earned cashback". */
  readonly label: string;
  /** The formatted number: "$120.00". */
  readonly value: ReactNode;
  /** A line under the number, such as "Since January" or "Sample data". */
  readonly note?: ReactNode;
}

export interface ReferralStatsProps extends Omit<ComponentProps<"dl">, "children"> {
  /** The statistics. The first is the most important and the most prominent. */
  stats: readonly ReferralStat[];
}

/** Referral statistics as a row of cards. For assistive technology it is a description list. */
export function ReferralStats({ stats, className, ...rest }: ReferralStatsProps) {
  return (
    <dl
      {...rest}
      data-slot="referral-stats"
      className={cn("pf:grid pf:grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] pf:gap-5", className)}
    >
      {stats.map(({ label, value, note }, index) => (
        <div
          key={label}
          className={cn(
            "pf:@container pf:grid pf:content-start pf:gap-2 pf:rounded-lg pf:border pf:p-4 pf:sm:p-6 pf:shadow-card",
            index === 0 ? "pf:border-frame pf:bg-accent-soft" : "pf:border-line pf:bg-surface",
          )}
        >
          <dt className="pf:type-tag">{label}</dt>
          <dd className="pf:type-stat pf:wrap-anywhere">{value}</dd>
          {note ? <dd className={cn("pf:text-small", index === 0 ? "pf:text-ink" : "pf:text-muted")}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
