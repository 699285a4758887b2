"use client";
import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { cn } from "./cn.ts";
import { useRestoredChoice } from "./use-restored-value.ts";

/** One answer of a group of radio cards. */
interface RadioCard<Value extends string> {
  value: Value;
  /** The card's name. */
  title: ReactNode;
  /** What it means, read after its name. */
  line: ReactNode;
  /** A small decorative picture at the card's start. */
  picture?: ReactNode;
}

export interface RadioCardsProps<Value extends string>
  extends Omit<ComponentProps<"fieldset">, "children" | "defaultValue" | "onChange"> {
  /** The group's name, for assistive technology. */
  label: string;
  /** The chosen card. */
  value: Value;
  /** Called with the card that was chosen. */
  onValueChange: (value: Value) => void;
  cards: ReadonlyArray<RadioCard<Value>>;
}

/** A radio group of cards, one below the other: 64 px high, each with its name and a line. */
export function RadioCards<Value extends string>({
  label,
  value,
  onValueChange,
  cards,
  className,
  ...rest
}: RadioCardsProps<Value>) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useRestoredChoice(group, value, onValueChange);
  return (
    <fieldset
      {...rest}
      data-slot="radio-cards"
      className={cn("pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-2.5", className)}
    >
      <legend className="pf:sr-only">{label}</legend>
      <div ref={group} className="pf:contents">
        {cards.map((card) => (
          <label
            key={card.value}
            data-slot="radio-card"
            data-state={card.value === value ? "checked" : "unchecked"}
            className={cn(
              "pf:group pf:relative pf:flex pf:min-h-16 pf:cursor-pointer pf:items-center pf:gap-3.5 pf:rounded-md pf:border-2 pf:border-line-strong pf:bg-surface pf:py-2.5 pf:ps-4 pf:pe-12 pf:transition-colors",
              "pf:hover:border-ink pf:has-checked:border-ink pf:has-checked:bg-accent-soft pf:has-focus-visible:focus-ring",
              // The chosen card's frame is as thick again, inside.
              "pf:after:pointer-events-none pf:after:absolute pf:after:inset-0 pf:after:rounded-sm pf:after:border-2 pf:after:border-transparent pf:has-checked:after:border-ink",
              "pf:forced-colors:has-checked:border-[Highlight] pf:forced-colors:after:border-none",
            )}
          >
            <input
              type="radio"
              name={id}
              value={card.value}
              checked={card.value === value}
              onChange={() => onValueChange(card.value)}
              aria-labelledby={`${id}-${card.value}`}
              aria-describedby={`${id}-${card.value}-line`}
              className="pf:absolute pf:inset-0 pf:z-10 pf:cursor-pointer pf:appearance-none pf:opacity-0"
            />
            {card.picture ? (
              <span
                aria-hidden
                className="pf:grid pf:h-target pf:w-12 pf:shrink-0 pf:place-items-center pf:[&>svg]:size-7.5"
              >
                {card.picture}
              </span>
            ) : null}
            <span className="pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-0.5 pf:leading-snug pf:[overflow-wrap:anywhere]">
              <span id={`${id}-${card.value}`} className="pf:type-item">
                {card.title}
              </span>
              <span
                id={`${id}-${card.value}-line`}
                className="pf:text-muted pf:text-small pf:group-has-checked:text-ink"
              >
                {card.line}
              </span>
            </span>
            <span
              aria-hidden
              className="pf:absolute pf:end-3.5 pf:top-1/2 pf:hidden pf:size-6 pf:-translate-y-1/2 pf:place-items-center pf:rounded-pill pf:bg-ink pf:text-background pf:group-has-checked:grid pf:forced-colors:bg-[Highlight] pf:forced-colors:text-[HighlightText] pf:forced-colors:[forced-color-adjust:none]"
            >
              <Check className="pf:size-4" strokeWidth={3} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
