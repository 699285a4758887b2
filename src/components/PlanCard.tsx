import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { formatMoney } from "../domain/money.ts";
import type { Plan } from "../domain/plans.ts";
import { cn } from "../primitives/cn.ts";

export interface PlanCardProps extends Omit<ComponentProps<"article">, "children"> {
  /** Name, price, period and features. */
  plan: Plan;
  /** The card's one action, as a button or link; a popular plan wants it `primary`. */
  action?: ReactNode;
  /**
   * The sticker of a popular plan.
   * @default "MOST POPULAR"
   */
  popularLabel?: string;
}

/** One plan with its price and what is in it. The popular one is night-coloured and wears a sticker. */
export function PlanCard({ plan, action, popularLabel = "MOST POPULAR", className, ...rest }: PlanCardProps) {
  const popular = plan.isPopular;
  return (
    <article
      {...rest}
      data-slot="plan-card"
      data-variant={popular ? "popular" : "plain"}
      className={cn(
        "relative grid min-w-0 content-start gap-4.5 rounded-xl border-2 px-7 pb-7 wrap-anywhere",
        // The slot that the card hangs from.
        "before:absolute before:top-5.5 before:left-1/2 before:h-4 before:w-18.5 before:-translate-x-1/2 before:rounded-pill before:bg-background before:shadow-slot",
        popular
          ? "border-plan-popular bg-night pt-19 text-on-night shadow-lift lg:pb-10 [&_:focus-visible]:outline-accent"
          : "border-frame bg-surface pt-16 shadow-card",
        className,
      )}
    >
      {popular ? (
        <p className="absolute end-6 -top-4.5 rotate-3 rounded-pill border-2 border-on-accent bg-accent px-3.5 pt-1.75 pb-1.25 type-tag text-on-accent">
          {popularLabel}
        </p>
      ) : null}
      <h3 className="type-card">{plan.name}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="type-price">{formatMoney(plan.priceCents)}</span>
        <span className={popular ? "text-on-night-muted" : "text-muted"}>{plan.period}</span>
      </p>
      <ul className="list-none">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5 py-1.75 leading-snug">
            <Check
              aria-hidden
              strokeWidth={2.5}
              className={cn(
                "mt-0.5 size-5 shrink-0",
                popular ? "text-accent" : "text-success",
                "forced-colors:text-[CanvasText]",
              )}
            />
            {feature}
          </li>
        ))}
      </ul>
      {action}
    </article>
  );
}
