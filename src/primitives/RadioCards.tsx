import { cva, type VariantProps } from "class-variance-authority";
import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";
import { RadioGroupFrame, RadioGroupIndicator, RadioGroupItem, type RadioGroupProps } from "./RadioGroup.tsx";

/** One card of RadioCards. */
export interface RadioCard<Value extends string = string> {
  readonly value: Value;
  /** The card's name. */
  readonly label: ReactNode;
  /** An explanation. Screen readers read it after the name. */
  readonly description: ReactNode;
  /** A small decorative picture at the start of the card. */
  readonly picture?: ReactNode;
}

// The description and the error, which are paragraphs, are below the cards.
const groupStyles = /* @__PURE__ */ cva("pf:[&>p]:col-span-full", {
  variants: {
    layout: {
      list: "pf:grid pf:grid-cols-1 pf:gap-2",
      grid: "pf:tiles-3 pf:[--pf-tile-min:min(100%,5.5rem)] pf:sm:tiles-2 pf:sm:[--pf-tile-min:min(100%,13.5rem)]",
    },
  },
});

export interface RadioCardsProps<Value extends string> extends Omit<RadioGroupProps<Value>, "children"> {
  /** The group's accessible name. */
  label: string;
  /** The cards, in order. */
  cards: readonly RadioCard<Value>[];
  /**
   * `grid` has two columns. On phones it has three: the picture is above the name, and only screen readers get the
   * description. @default "list"
   */
  layout?: NonNullable<VariantProps<typeof groupStyles>["layout"]> | undefined;
}

/** A radio group of cards, each with a name and a line of text, as a list or a grid. */
export function RadioCards<Value extends string>({
  label,
  cards,
  layout = "list",
  className,
  ...rest
}: RadioCardsProps<Value>) {
  const id = useId();
  const isGrid = layout === "grid";
  return (
    <RadioGroupFrame {...rest} data-slot="radio-cards" className={cn(groupStyles({ layout }), className)}>
      <legend className="pf:sr-only">{label}</legend>
      {cards.map(({ value, label, description, picture }, at) => (
        <RadioGroupItem
          key={value}
          value={value}
          data-slot="radio-card"
          aria-labelledby={`${id}-${at}`}
          aria-describedby={`${id}-${at}-description`}
          className={cn(
            "pf:flex pf:rounded-md pf:border-2 pf:border-line-strong pf:bg-surface pf:py-2 pf:transition-colors",
            // If the number of cards is odd, the last one spans both columns.
            isGrid
              ? "pf:min-h-14 pf:px-2 pf:max-sm:flex-col pf:sm:items-center pf:sm:gap-3 pf:sm:pe-8 pf:sm:last-of-type:nth-of-type-[odd]:col-span-full"
              : "pf:min-h-16 pf:items-center pf:gap-3 pf:ps-4 pf:pe-10",
            "pf:hover:border-ink pf:has-checked:border-ink pf:has-checked:bg-accent-soft",
            // The selected card has a second border inside the first.
            "pf:after:pointer-events-none pf:after:absolute pf:after:inset-0 pf:after:rounded-sm pf:after:border-2 pf:after:border-transparent pf:has-checked:after:border-ink",
            "pf:forced-colors:has-checked:border-[Highlight] pf:forced-colors:after:border-none",
          )}
        >
          {picture ? (
            <span
              aria-hidden
              className={cn(
                "pf:grid pf:h-target pf:w-12 pf:shrink-0 pf:place-items-center pf:[&>svg]:size-7.5",
                isGrid && "pf:max-sm:-ms-2",
              )}
            >
              {picture}
            </span>
          ) : null}
          <span className="pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-0.5 pf:leading-snug pf:wrap-anywhere">
            <span
              id={`${id}-${at}`}
              className={cn("pf:type-item", isGrid && "pf:max-sm:text-small pf:max-sm:stretch-tight")}
            >
              {label}
            </span>
            <span
              id={`${id}-${at}-description`}
              className={cn(
                "pf:text-muted pf:text-small pf:group-has-checked/radio:text-ink",
                isGrid && "pf:max-sm:hidden",
              )}
            >
              {description}
            </span>
          </span>
          <RadioGroupIndicator
            aria-hidden
            className={cn(
              "pf:absolute pf:hidden pf:size-6 pf:place-items-center pf:rounded-pill pf:bg-ink pf:text-background pf:group-has-checked/radio:grid",
              isGrid ? "pf:end-1.5 pf:top-1.5" : "pf:end-3 pf:top-1/2 pf:-translate-y-1/2",
            )}
          >
            <Check className="pf:size-4" strokeWidth={3} />
          </RadioGroupIndicator>
        </RadioGroupItem>
      ))}
    </RadioGroupFrame>
  );
}
