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
    <fieldset {...rest} data-slot="radio-cards" className={cn("grid min-w-0 grid-cols-1 gap-2.5", className)}>
      <legend className="sr-only">{label}</legend>
      <div ref={group} className="contents">
        {cards.map((card) => (
          <label
            key={card.value}
            data-slot="radio-card"
            data-state={card.value === value ? "checked" : "unchecked"}
            className={cn(
              "group relative flex min-h-16 cursor-pointer items-center gap-3.5 rounded-md border-2 border-line-strong bg-surface py-2.5 ps-4 pe-12 transition-colors",
              "hover:border-ink has-checked:border-ink has-checked:bg-accent-soft has-focus-visible:focus-ring",
              // The chosen card's frame is as thick again, inside.
              "after:pointer-events-none after:absolute after:inset-0 after:rounded-sm after:border-2 after:border-transparent has-checked:after:border-ink",
              "forced-colors:has-checked:border-[Highlight] forced-colors:after:border-none",
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
              className="absolute inset-0 z-10 cursor-pointer appearance-none opacity-0"
            />
            {card.picture ? (
              <span aria-hidden className="grid h-target w-12 shrink-0 place-items-center [&>svg]:size-7.5">
                {card.picture}
              </span>
            ) : null}
            <span className="grid min-w-0 grid-cols-1 gap-0.5 leading-snug [overflow-wrap:anywhere]">
              <span id={`${id}-${card.value}`} className="type-item">
                {card.title}
              </span>
              <span id={`${id}-${card.value}-line`} className="text-muted text-small group-has-checked:text-ink">
                {card.line}
              </span>
            </span>
            <span
              aria-hidden
              className="absolute end-3.5 top-1/2 hidden size-6 -translate-y-1/2 place-items-center rounded-pill bg-ink text-background group-has-checked:grid forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:[forced-color-adjust:none]"
            >
              <Check className="size-4" strokeWidth={3} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
