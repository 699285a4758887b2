import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../primitives/cn.ts";

export interface WizardStepsProps extends Omit<ComponentProps<"ol">, "children"> {
  /** The steps' names, in order. */
  steps: ReadonlyArray<string>;
  /** The step on show, counted from 1. Those before it are completed. */
  current: number;
  /**
   * Said after the name of a completed step.
   * @default "completed"
   */
  completedLabel?: string;
}

/** Shows how far a flow has come: completed steps carry a check mark, the current one is `aria-current`. */
export function WizardSteps({ steps, current, completedLabel = "completed", className, ...rest }: WizardStepsProps) {
  return (
    <ol {...rest} data-slot="wizard-steps" className={cn("flex items-start", className)}>
      {steps.map((step, index) => {
        const state = index + 1 < current ? "completed" : index + 1 === current ? "current" : "waiting";
        return (
          <li
            key={step}
            data-state={state}
            aria-current={state === "current" ? "step" : undefined}
            className={cn(
              "group relative grid flex-1 justify-items-center gap-2 text-center",
              index > 0 &&
                "before:absolute before:start-[calc(-50%+30px)] before:end-[calc(50%+30px)] before:top-5.25 before:border-t-3",
              index > 0 &&
                (index < current ? "before:border-success" : "before:border-line-strong before:border-dashed"),
            )}
          >
            <span
              className={cn(
                "grid size-11 place-items-center rounded-pill border-[2.5px] border-line-strong bg-surface type-item text-muted transition-colors duration-fast",
                "group-data-[state=current]:border-on-accent group-data-[state=current]:bg-accent group-data-[state=current]:text-on-accent group-data-[state=current]:ring-5 group-data-[state=current]:ring-accent-soft",
                "forced-colors:group-data-[state=current]:border-[Highlight] forced-colors:group-data-[state=current]:bg-[Highlight] forced-colors:group-data-[state=current]:text-[HighlightText] forced-colors:group-data-[state=current]:[forced-color-adjust:none]",
                "group-data-[state=completed]:border-success group-data-[state=completed]:bg-success group-data-[state=completed]:text-surface",
              )}
            >
              {state === "completed" ? (
                <Check
                  aria-hidden
                  data-slot="wizard-check"
                  className="size-5 animate-check [stroke-dasharray:24]"
                  strokeWidth={3}
                />
              ) : (
                index + 1
              )}
            </span>
            <span className="type-control text-micro leading-tight text-muted group-data-[state=completed]:text-ink group-data-[state=current]:text-ink sm:text-small">
              {step}
              {state === "completed" ? <span className="sr-only"> {completedLabel}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
