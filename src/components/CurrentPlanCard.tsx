import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { describeRemaining, type Plan } from "../domain/plans.ts";
import { cn } from "../primitives/cn.ts";

export interface CurrentPlanCardProps extends Omit<ComponentProps<"section">, "children"> {
  /** The plan that the account is on. */
  plan: Plan;
  /** Downloads left on it; Infinity where it is unlimited. */
  remaining: number;
  /** The buttons under the list, the most important first. */
  actions?: ReactNode;
  /** @default "Current plan" */
  label?: string;
  /** @default the plan's name and the word "Plan" */
  heading?: string;
  /** @default "1 download remaining", "Unlimited downloads" and so on, from `remaining` */
  remainingLabel?: string;
}

/** The account's plan, what is in it and how many downloads are left. */
export function CurrentPlanCard({
  plan,
  remaining,
  actions,
  label = "Current plan",
  heading = `${plan.name} Plan`,
  remainingLabel = describeRemaining(remaining),
  className,
  ...rest
}: CurrentPlanCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      {...rest}
      data-slot="current-plan-card"
      className={cn("grid grid-cols-1 content-start gap-5.5 panel p-panel", className)}
    >
      <p className="type-label text-muted">{label}</p>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id={id} className="type-section [overflow-wrap:anywhere]">
          {heading}
        </h2>
        <p className="type-tag rounded-pill border-2 border-ink bg-accent-soft px-3 py-1">{remainingLabel}</p>
      </div>
      <ul className="grid gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-center gap-2.5">
            <Check aria-hidden className="size-5 shrink-0 text-success" strokeWidth={2.5} />
            {feature}
          </li>
        ))}
      </ul>
      {actions ? <div className="grid gap-3">{actions}</div> : null}
    </section>
  );
}
