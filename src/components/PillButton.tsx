import { ArrowRight, Check } from "lucide-react";
import type { ComponentProps } from "react";
import { Capsule } from "../figure/pictures/Capsule.tsx";
import type { CharacterType } from "../figure/schema/field.ts";
import { cn } from "../lib/cn.ts";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";

const LABELS = {
  hero: { heading: "Hero", line: "Cape, shield, good posture.", action: "Take the blue pill" },
  villain: { heading: "Villain", line: "Collar, gloves, a longer plan.", action: "Take the red pill" },
};
/** The texts of a pill button. */
export type PillButtonLabels = Readonly<(typeof LABELS)[CharacterType]>;

export interface PillButtonProps extends Omit<ComponentProps<"button">, "children" | "type" | "title"> {
  /** The character type that a click chooses. */
  type: CharacterType;
  /** The button's translated texts. Missing texts are in English. */
  labels?: Translations<PillButtonLabels> | undefined;
  /** Shows the pill as selected. Set it between the click and the next page or step. @default false */
  isSelected?: boolean | undefined;
}

/** Delays the animations of a selected pill until the button is completely pressed. */
const AFTER_PRESS = "pf:group-data-[state=selected]:delay-(--pf-transition-duration-press)";

/** A large pill that chooses a type and continues at once. To let people change their choice, use PillPicker. */
export function PillButton({ type, labels, isSelected = false, className, ...rest }: PillButtonProps) {
  const text = mergeLabels(LABELS[type], labels);
  return (
    <button
      {...rest}
      type="button"
      data-slot="pill-button"
      data-type={type}
      data-state={isSelected ? "selected" : undefined}
      className={cn(
        "pf:group pf:relative pf:grid pf:transition-[translate] pf:duration-press",
        "pf:hover:-translate-y-px pf:active:translate-y-0.75 pf:data-[state=selected]:translate-y-0.75",
        "pf:hero:rounded-xl pf:villain:rounded-xs",
        className,
      )}
    >
      {/* A separate layer, because the filter would add a shadow to the focus ring. */}
      <span
        className={cn(
          "pf:grid pf:drop-shadow-press pf:transition-[filter] pf:duration-press pf:forced-colors:drop-shadow-none",
          "pf:group-active:drop-shadow-none pf:group-data-[state=selected]:drop-shadow-none",
        )}
      >
        <span
          className={cn(
            "pf:bg-frame pf:p-frame pf:transition-colors pf:duration-base pf:forced-colors:border",
            "pf:group-hero:rounded-xl pf:group-hero:group-data-[state=selected]:bg-hero",
            "pf:group-villain:cut-6 pf:group-villain:group-data-[state=selected]:bg-villain",
            AFTER_PRESS,
          )}
        >
          <span
            className={cn(
              "pf:grid pf:h-full pf:grid-rows-[1fr_auto] pf:overflow-hidden",
              "pf:group-hero:rounded-[calc(var(--pf-radius-xl)-var(--pf-spacing-frame))] pf:group-villain:cut-5.75",
            )}
          >
            <span className="pf:grid pf:content-center pf:justify-items-center pf:gap-1.5 pf:px-2 pf:pt-6 pf:pb-4 pf:text-ink pf:group-hero:bg-hero-soft pf:group-villain:bg-villain-soft">
              <Capsule
                type={type}
                className={cn(
                  "pf:h-auto pf:w-full pf:max-w-67.5 pf:transition-[rotate,scale] pf:duration-base pf:ease-snap pf:group-data-[state=selected]:scale-105",
                  "pf:group-hero:-rotate-6 pf:group-hero:group-hover:-rotate-8 pf:group-villain:rotate-6 pf:group-villain:group-hover:rotate-8",
                  AFTER_PRESS,
                )}
              />
              <span className="pf:type-card">{text.heading}</span>
              <span className="pf:text-small pf:leading-snug">{text.line}</span>
            </span>
            <span
              className={cn(
                "pf:type-control pf:cap-center pf:flex pf:min-h-14 pf:items-center pf:justify-center pf:gap-2 pf:px-0.5 pf:py-2 pf:max-sm:text-small pf:max-sm:stretch-narrow pf:sm:text-h4",
                "pf:group-hero:bg-hero pf:group-hero:text-on-hero pf:group-villain:bg-villain pf:group-villain:text-on-villain",
              )}
            >
              <span>{text.action}</span>
              <ArrowRight aria-hidden className="pf:size-5 pf:max-sm:hidden" />
            </span>
          </span>
        </span>
      </span>
      <span
        aria-hidden
        className="pf:invisible pf:absolute pf:end-3 pf:top-3 pf:grid pf:size-7.5 pf:place-items-center pf:rounded-pill pf:bg-ink pf:text-background pf:group-data-[state=selected]:visible pf:forced-colors:bg-[Highlight] pf:forced-colors:text-[HighlightText]"
      >
        <Check
          strokeWidth={3}
          className={cn(
            "pf:size-4.5 pf:scale-60 pf:transition-[scale] pf:duration-base pf:ease-snap pf:group-data-[state=selected]:scale-100",
            AFTER_PRESS,
          )}
        />
      </span>
    </button>
  );
}
