import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { describeRemaining, type Plan } from "../../domain/plans.ts";
import { cn } from "../../lib/cn.ts";

export interface CurrentPlanCardProps extends Omit<ComponentProps<"section">, "children"> {
  /** The account's plan. */
  plan: Plan;
  /** The plan's remaining downloads; Infinity if it is unlimited. */
  remaining: number;
  /** Buttons below the list of features, the most important one first. */
  actions?: ReactNode;
}

/** The account's plan, its features and its remaining downloads. */
export function CurrentPlanCard({ plan, remaining, actions, className, ...rest }: CurrentPlanCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      {...rest}
      data-slot="current-plan-card"
      className={cn("pf:grid pf:grid-cols-1 pf:content-start pf:gap-6 pf:panel pf:p-panel pf:wrap-anywhere", className)}
    >
      <p className="pf:type-tag pf:text-muted">Current plan</p>
      <div className="pf:flex pf:flex-wrap pf:items-end pf:justify-between pf:gap-3">
        <h2 id={id} className="pf:type-section pf:max-[22rem]:stretch-narrow">
          {plan.name} Plan
        </h2>
        <p className="pf:type-tag pf:rounded-pill pf:border-2 pf:border-ink pf:bg-accent-soft pf:px-3 pf:py-1">
          {describeRemaining(remaining)}
        </p>
      </div>
      <ul className="pf:grid pf:gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="pf:flex pf:items-center pf:gap-2">
            <Check aria-hidden className="pf:size-5 pf:shrink-0 pf:text-success" strokeWidth={2.5} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {actions ? <div className="pf:grid pf:gap-3">{actions}</div> : null}
    </section>
  );
}
