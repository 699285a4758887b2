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
    <fieldset {...rest} data-slot="pill-picker" className={cn("pf:min-w-0", className)}>
      <legend className="pf:type-item pf:mb-4">{label}</legend>
      <div
        ref={trays}
        className="pf:grid pf:grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] pf:gap-2.5 pf:sm:gap-4"
      >
        {CHARACTER_TYPES.map((type) => (
          <label
            key={type}
            data-slot="pill-picker-option"
            data-variant={type}
            data-state={type === chosen ? "checked" : "unchecked"}
            className={cn(
              "pf:group/option pf:relative pf:grid pf:cursor-pointer pf:content-start pf:justify-items-center pf:gap-1.5 pf:px-1.5 pf:pt-10 pf:pb-4 pf:text-center pf:sm:px-3 pf:sm:pt-5.5",
              "pf:transition-[translate] pf:duration-press pf:hover:-translate-y-px pf:active:translate-y-0.75 pf:has-focus-visible:focus-ring",
              type === "hero" ? "pf:rounded-xl" : "pf:rounded-xs",
            )}
          >
            <Tray type={type} />
            <input
              type="radio"
              name={name}
              value={type}
              checked={type === chosen}
              onChange={() => choose(type)}
              className="pf:absolute pf:inset-0 pf:z-10 pf:cursor-pointer pf:appearance-none pf:opacity-0"
            />
            <span
              aria-hidden
              className={cn(
                "pf:absolute pf:end-2 pf:top-2 pf:grid pf:size-7.5 pf:place-items-center pf:rounded-pill pf:border-2 pf:border-line-strong pf:bg-surface pf:sm:end-3 pf:sm:top-3",
                "pf:group-has-checked/option:border-ink pf:group-has-checked/option:bg-ink pf:group-has-checked/option:text-background",
                "pf:forced-colors:[forced-color-adjust:none] pf:forced-colors:group-has-checked/option:border-[Highlight] pf:forced-colors:group-has-checked/option:bg-[Highlight] pf:forced-colors:group-has-checked/option:text-[HighlightText]",
              )}
            >
              <Check
                className="pf:invisible pf:size-4.5 pf:scale-60 pf:transition-transform pf:duration-base pf:ease-snap pf:group-has-checked/option:visible pf:group-has-checked/option:scale-100"
                strokeWidth={3}
              />
            </span>
            <Capsule
              type={type}
              className={cn(
                "pf:relative pf:h-auto pf:w-full pf:max-w-47.5 pf:transition-transform pf:duration-base pf:ease-snap",
                type === "hero"
                  ? "pf:group-has-checked/option:scale-105 pf:group-has-checked/option:-rotate-6"
                  : "pf:group-has-checked/option:scale-105 pf:group-has-checked/option:rotate-6",
                "pf:motion-reduce:rotate-0 pf:motion-reduce:scale-100",
              )}
            />
            <span className="pf:type-card pf:relative">{options[type].title}</span>
            <span className="pf:relative pf:text-muted pf:text-small pf:leading-snug pf:group-has-checked/option:text-ink">
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
          "pf:absolute pf:inset-0 pf:bg-line-strong pf:transition-colors pf:duration-base pf:forced-colors:border",
          hero
            ? "pf:rounded-xl pf:group-has-checked/option:bg-hero"
            : "pf:cut-5.5 pf:group-has-checked/option:bg-villain",
        )}
      />
      <span
        aria-hidden
        className={cn(
          "pf:absolute pf:inset-0.5 pf:bg-surface pf:transition-colors pf:duration-base pf:group-has-checked/option:inset-1",
          hero
            ? "pf:rounded-[calc(var(--pf-radius-xl)-2px)] pf:group-has-checked/option:bg-hero-soft"
            : "pf:cut-5.5 pf:group-has-checked/option:bg-villain-soft",
        )}
      />
    </>
  );
}
