import { Check } from "lucide-react";
import { Capsule } from "../figure/pictures/Capsule.tsx";
import { CHARACTER_TYPES, type CharacterType } from "../figure/schema/field.ts";
import { cn } from "../lib/cn.ts";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";
import {
  RadioGroupFrame,
  RadioGroupIndicator,
  RadioGroupItem,
  type RadioGroupProps,
} from "../primitives/RadioGroup.tsx";

const LABELS = {
  /** The group's visible name. */
  group: "Choose your pill",
  hero: { heading: "Hero", line: "Blue pill. Cape included." },
  villain: { heading: "Villain", line: "Red pill. Collar up." },
};
/** The texts of the picker. */
export type PillPickerLabels = Readonly<typeof LABELS>;

export interface PillPickerProps extends Omit<RadioGroupProps<CharacterType>, "children" | "label"> {
  /** The type selected at first, when uncontrolled. `null` selects none. @default "hero" */
  defaultValue?: CharacterType | null | undefined;
  /** The picker's translated texts. Missing texts are in English. */
  labels?: Translations<PillPickerLabels> | undefined;
}

/**
 * Two pills as a radio group. A choice never submits a form or continues by itself. The form data has the choice under
 * the picker's `name`.
 */
export function PillPicker({ defaultValue = "hero", labels, ...rest }: PillPickerProps) {
  const text = mergeLabels(LABELS, labels);
  return (
    <RadioGroupFrame {...rest} defaultValue={defaultValue} data-slot="pill-picker">
      <legend className="pf:type-item pf:mb-4">{text.group}</legend>
      <div className="pf:grid pf:grid-cols-[repeat(auto-fill,minmax(max(45%,5rem),1fr))] pf:gap-2 pf:sm:gap-4">
        {CHARACTER_TYPES.map((type) => (
          <RadioGroupItem
            key={type}
            value={type}
            data-slot="pill-picker-option"
            data-type={type}
            className={cn(
              "pf:grid pf:grid-cols-1 pf:content-start pf:justify-items-center pf:gap-1.5 pf:wrap-anywhere pf:px-1.5 pf:pt-10 pf:pb-4 pf:text-center pf:sm:px-3",
              "pf:transition-[translate] pf:duration-press pf:hover:-translate-y-px pf:active:translate-y-0.75",
              "pf:hero:rounded-xl pf:villain:rounded-xs",
            )}
          >
            {/* Border and fill are separate layers, so that cut corners do not clip the focus ring. */}
            <span
              aria-hidden
              className={cn(
                "pf:absolute pf:inset-0 pf:bg-line-strong pf:transition-colors pf:duration-base pf:forced-colors:border",
                "pf:group-hero/radio:rounded-xl pf:group-hero/radio:group-has-checked/radio:bg-hero",
                "pf:group-villain/radio:cut-5.5 pf:group-villain/radio:group-has-checked/radio:bg-villain",
              )}
            />
            <span
              aria-hidden
              className={cn(
                "pf:absolute pf:inset-0.5 pf:bg-surface pf:transition-colors pf:duration-base pf:group-has-checked/radio:inset-1",
                "pf:group-hero/radio:rounded-[calc(var(--pf-radius-xl)-2px)] pf:group-hero/radio:group-has-checked/radio:bg-hero-soft",
                "pf:group-villain/radio:cut-5.5 pf:group-villain/radio:group-has-checked/radio:bg-villain-soft",
              )}
            />
            <RadioGroupIndicator
              aria-hidden
              className={cn(
                "pf:absolute pf:grid pf:size-7.5 pf:place-items-center pf:rounded-pill pf:border-2 pf:border-line-strong pf:bg-surface",
                // Does not overlap the cut corner.
                "pf:group-hero/radio:end-2 pf:group-hero/radio:top-2 pf:group-villain/radio:end-3 pf:group-villain/radio:top-3",
                "pf:group-hero/radio:sm:end-3 pf:group-hero/radio:sm:top-3 pf:group-villain/radio:sm:end-5 pf:group-villain/radio:sm:top-5",
                "pf:group-has-checked/radio:border-ink pf:group-has-checked/radio:bg-ink pf:group-has-checked/radio:text-background",
              )}
            >
              <Check
                className="pf:invisible pf:size-4.5 pf:scale-60 pf:transition-transform pf:duration-base pf:ease-snap pf:group-has-checked/radio:visible pf:group-has-checked/radio:scale-100"
                strokeWidth={3}
              />
            </RadioGroupIndicator>
            <Capsule
              type={type}
              className={cn(
                "pf:relative pf:h-auto pf:w-full pf:max-w-47.5 pf:transition-transform pf:duration-base pf:ease-snap pf:group-has-checked/radio:scale-105",
                "pf:group-hero/radio:group-has-checked/radio:-rotate-6 pf:group-villain/radio:group-has-checked/radio:rotate-6",
                "pf:motion-reduce:rotate-0 pf:motion-reduce:scale-100",
              )}
            />
            <span className="pf:type-card pf:relative pf:max-[22rem]:stretch-narrow">{text[type].heading}</span>
            <span className="pf:relative pf:text-muted pf:text-small pf:leading-snug pf:group-has-checked/radio:text-ink">
              {text[type].line}
            </span>
          </RadioGroupItem>
        ))}
      </div>
    </RadioGroupFrame>
  );
}
