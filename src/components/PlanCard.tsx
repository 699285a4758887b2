import { cva } from "class-variance-authority";
import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";

const cardStyles = /* @__PURE__ */ cva(
  [
    "pf:@container pf:relative pf:flex pf:min-w-0 pf:flex-col pf:gap-4 pf:rounded-xl pf:border-2 pf:px-pad-lg pf:pt-6 pf:pb-6 pf:wrap-anywhere",
    // Draws the hanger slot at the top of the card.
    "pf:before:[display:var(--pf-plan-slot)] pf:before:h-4 pf:before:w-18.5 pf:before:shrink-0 pf:before:self-center pf:before:rounded-pill pf:before:bg-background pf:before:shadow-slot",
  ],
  {
    variants: {
      variant: {
        popular:
          "pf:border-plan-popular pf:bg-night pf:text-on-night pf:shadow-lift pf:[&_:focus-visible]:outline-accent",
        plain: "pf:border-frame pf:bg-surface pf:shadow-card",
      },
    },
  },
);

export interface PlanCardProps extends Omit<ComponentProps<"article">, "children"> {
  /** The plan's name: the card's heading. */
  name: ReactNode;
  /** The formatted price: "$12", "12,00 €", "Free". */
  price: ReactNode;
  /** The billing period: "per month". */
  period?: ReactNode;
  /** The plan's features as short phrases. If the array is empty, there is no list. @default [] */
  features?: readonly ReactNode[] | undefined;
  /** Makes the card dark, with a sticker. @default false */
  isPopular?: boolean | undefined;
  /** The card's only action, as a button or link. For a popular plan, make it `primary`. */
  action?: ReactNode;
  /** The heading level. @default 3 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The card's translated texts. Missing texts are in English. @default "MOST POPULAR" */
  labels?: Translations<PlanCardLabels> | undefined;
}

const LABELS = {
  /** The sticker of a popular plan. */
  popular: "MOST POPULAR",
};
/** The texts of the card. */
export type PlanCardLabels = Readonly<typeof LABELS>;

/**
 * A plan with its price and features. The popular plan is dark and has a sticker. Cards of the same height, as in a
 * grid row, align their actions at the bottom.
 */
export function PlanCard({
  name,
  price,
  period,
  features = [],
  isPopular = false,
  action,
  headingLevel = 3,
  labels,
  className,
  ...rest
}: PlanCardProps) {
  const text = mergeLabels(LABELS, labels);
  const Heading = `h${headingLevel}` as const;
  const variant = isPopular ? "popular" : "plain";
  return (
    <article {...rest} data-slot="plan-card" data-variant={variant} className={cn(cardStyles({ variant }), className)}>
      {isPopular ? (
        <p className="pf:absolute pf:end-6 pf:-top-4.5 pf:rotate-(--pf-plan-tilt) pf:rounded-pill pf:border-2 pf:border-on-accent pf:bg-accent pf:px-4 pf:py-1 pf:type-tag pf:cap-center pf:text-on-accent">
          <span>{text.popular}</span>
        </p>
      ) : null}
      <Heading className="pf:type-card">{name}</Heading>
      <p className="pf:flex pf:flex-wrap pf:items-baseline pf:gap-x-2">
        <span className="pf:type-price pf:text-[min(var(--pf-text-price),15cqi)]">{price}</span>
        {period ? <span className={isPopular ? "pf:text-on-night-muted" : "pf:text-muted"}>{period}</span> : null}
      </p>
      {features.length > 0 ? (
        <ul className="pf:list-none">
          {features.map((feature, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a feature is a text or a node and has no id; the list is static
            <li key={index} className="pf:flex pf:items-start pf:gap-2 pf:py-2 pf:leading-snug">
              <Check
                aria-hidden
                strokeWidth={2.5}
                className={cn(
                  "pf:mt-0.5 pf:size-5 pf:shrink-0",
                  isPopular ? "pf:text-accent" : "pf:text-success",
                  "pf:forced-colors:text-[CanvasText]",
                )}
              />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {action ? <div className="pf:mt-auto pf:grid pf:grid-cols-1">{action}</div> : null}
    </article>
  );
}
