import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { formatMoney } from "../domain/money.ts";
import type { Plan } from "../domain/plans.ts";
import { cn } from "../primitives/cn.ts";

export interface PlanCardProps extends Omit<ComponentProps<"article">, "children"> {
  /** Name, price, period and features. */
  plan: Plan;
  /** The card's one action, as a button or link; for a popular plan make it `primary`. */
  action?: ReactNode;
  /**
   * The card's texts in your language; missing ones fall back to English.
   * @default "MOST POPULAR", "$18.99", the plan's own period and features
   */
  labels?: Partial<PlanCardLabels> | undefined;
}

const LABELS = {
  /** The sticker of a popular plan. */
  popular: "MOST POPULAR",
  /** Writes a price in integer US cents. */
  price: formatMoney,
  period: (period: Plan["period"]): string => period,
  feature: (feature: string) => feature,
};
/** The texts of the card. */
export type PlanCardLabels = Readonly<typeof LABELS>;

/** One plan with its price and what is in it. The popular one is dark and has a sticker. */
export function PlanCard({ plan, action, labels, className, ...rest }: PlanCardProps) {
  const text = { ...LABELS, ...labels };
  const popular = plan.isPopular;
  return (
    <article
      {...rest}
      data-slot="plan-card"
      data-variant={popular ? "popular" : "plain"}
      className={cn(
        "pf:@container pf:relative pf:grid pf:min-w-0 pf:grid-rows-[auto_auto_1fr] pf:gap-4 pf:rounded-xl pf:border-2 pf:px-6 pf:pb-6 pf:wrap-anywhere",
        // The slot that the card hangs from.
        "pf:before:absolute pf:before:top-5.5 pf:before:left-1/2 pf:before:h-4 pf:before:w-18.5 pf:before:-translate-x-1/2 pf:before:rounded-pill pf:before:bg-background pf:before:shadow-slot",
        popular
          ? "pf:border-plan-popular pf:bg-night pf:pt-14 pf:text-on-night pf:shadow-lift pf:lg:pb-10 pf:[&_:focus-visible]:outline-accent"
          : "pf:border-frame pf:bg-surface pf:pt-14 pf:shadow-card",
        className,
      )}
    >
      {popular ? (
        <p className="pf:absolute pf:end-6 pf:-top-4.5 pf:rotate-3 pf:rounded-pill pf:border-2 pf:border-on-accent pf:bg-accent pf:px-4 pf:pt-1.5 pf:pb-1 pf:type-tag pf:text-on-accent">
          {text.popular}
        </p>
      ) : null}
      <h3 className={cn("pf:type-card", popular && "pf:pt-3")}>{plan.name}</h3>
      <p className="pf:flex pf:flex-wrap pf:items-baseline pf:gap-x-2">
        <span className="pf:type-price pf:text-[min(var(--pf-text-price),15cqi)]">{text.price(plan.priceCents)}</span>
        <span className={popular ? "pf:text-on-night-muted" : "pf:text-muted"}>{text.period(plan.period)}</span>
      </p>
      <ul className="pf:list-none">
        {plan.features.map((feature) => (
          <li key={feature} className="pf:flex pf:items-start pf:gap-2 pf:py-2 pf:leading-snug">
            <Check
              aria-hidden
              strokeWidth={2.5}
              className={cn(
                "pf:mt-0.5 pf:size-5 pf:shrink-0",
                popular ? "pf:text-accent" : "pf:text-success",
                "pf:forced-colors:text-[CanvasText]",
              )}
            />
            <span>{text.feature(feature)}</span>
          </li>
        ))}
      </ul>
      {action}
    </article>
  );
}
