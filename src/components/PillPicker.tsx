"use client";
import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { CHARACTER_TYPES, type CharacterType } from "../domain/figure-spec.ts";
import { Capsule } from "../figure/Capsule.tsx";
import { cn } from "../primitives/cn.ts";
import { useRestoredChoice } from "../primitives/use-restored-value.ts";

export interface PillPickerProps extends Omit<ComponentProps<"fieldset">, "children" | "defaultValue" | "onChange"> {
  /** The chosen side, when you hold it. */
  value?: CharacterType;
  /**
   * The side chosen at first, when the picker holds it.
   * @default "hero"
   */
  defaultValue?: CharacterType;
  /** Called with the side that was chosen. */
  onValueChange?: (type: CharacterType) => void;
  /**
   * The group's visible name.
   * @default "Choose your pill"
   */
  label?: ReactNode;
  /** Words of each tray. @default Hero, "Blue pill. Cape included."; Villain, "Red pill. Collar up." */
  options?: Readonly<Record<CharacterType, { readonly title: string; readonly line: string }>>;
}

const OPTIONS = {
  hero: { title: "Hero", line: "Blue pill. Cape included." },
  villain: { title: "Villain", line: "Red pill. Collar up." },
};

/**
 * Two trays with a pill in each: a radio group. Choosing never submits or advances anything. The look follows the radio
 * itself, so that a pill chosen before the scripts arrive is seen to be chosen at once.
 */
export function PillPicker({
  value,
  defaultValue = "hero",
  onValueChange,
  label = "Choose your pill",
  options = OPTIONS,
  className,
  ...rest
}: PillPickerProps) {
  const name = useId();
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const choose = (type: CharacterType) => {
    setOwn(type);
    onValueChange?.(type);
  };
  const trays = useRef<HTMLDivElement>(null);
  useRestoredChoice(trays, chosen, choose);
  return (
    <fieldset {...rest} data-slot="pill-picker" className={cn("min-w-0", className)}>
      <legend className="type-item mb-4">{label}</legend>
      <div ref={trays} className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-2.5 sm:gap-4">
        {CHARACTER_TYPES.map((type) => (
          <label
            key={type}
            data-slot="pill-picker-option"
            data-variant={type}
            data-state={type === chosen ? "checked" : "unchecked"}
            className={cn(
              "group/option relative grid cursor-pointer content-start justify-items-center gap-1.5 px-1.5 pt-10 pb-4 text-center sm:px-3 sm:pt-5.5",
              "transition-[translate] duration-press hover:-translate-y-px active:translate-y-0.75 has-focus-visible:focus-ring",
              type === "hero" ? "rounded-xl" : "rounded-xs",
            )}
          >
            <Tray type={type} />
            <input
              type="radio"
              name={name}
              value={type}
              checked={type === chosen}
              onChange={() => choose(type)}
              className="absolute inset-0 z-10 cursor-pointer appearance-none opacity-0"
            />
            <span
              aria-hidden
              className={cn(
                "absolute end-2 top-2 grid size-7.5 place-items-center rounded-pill border-2 border-line-strong bg-surface sm:end-3 sm:top-3",
                "group-has-checked/option:border-ink group-has-checked/option:bg-ink group-has-checked/option:text-background",
                "forced-colors:[forced-color-adjust:none] forced-colors:group-has-checked/option:border-[Highlight] forced-colors:group-has-checked/option:bg-[Highlight] forced-colors:group-has-checked/option:text-[HighlightText]",
              )}
            >
              <Check
                className="invisible size-4.5 scale-60 transition-transform duration-base ease-snap group-has-checked/option:visible group-has-checked/option:scale-100"
                strokeWidth={3}
              />
            </span>
            <Capsule
              type={type}
              className={cn(
                "relative h-auto w-full max-w-47.5 transition-transform duration-base ease-snap",
                type === "hero"
                  ? "group-has-checked/option:scale-105 group-has-checked/option:-rotate-6"
                  : "group-has-checked/option:scale-105 group-has-checked/option:rotate-6",
                "motion-reduce:rotate-0 motion-reduce:scale-100",
              )}
            />
            <span className="type-card relative">{options[type].title}</span>
            <span className="relative text-muted text-small leading-snug group-has-checked/option:text-ink">
              {options[type].line}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Frame and fill lie on their own layers, so that the cut corners never clip the focus ring. */
function Tray({ type }: { type: CharacterType }) {
  const hero = type === "hero";
  return (
    <>
      <span
        aria-hidden
        className={cn(
          "absolute inset-0 bg-line-strong transition-colors duration-base forced-colors:border",
          hero ? "rounded-xl group-has-checked/option:bg-hero" : "cut-5.5 group-has-checked/option:bg-villain",
        )}
      />
      <span
        aria-hidden
        className={cn(
          "absolute inset-0.5 bg-surface transition-colors duration-base group-has-checked/option:inset-1",
          hero
            ? "rounded-[calc(var(--radius-xl)-2px)] group-has-checked/option:bg-hero-soft"
            : "cut-5.5 group-has-checked/option:bg-villain-soft",
        )}
      />
    </>
  );
}
