"use client";
import { Check } from "lucide-react";
import { type ComponentProps, useState } from "react";
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
  const [[from, to], move] = useState([current, current]);
  if (current !== to) move([to, current]);
  return (
    <ol {...rest} data-slot="wizard-steps" className={cn("@container isolate flex items-start", className)}>
      {steps.map((step, index) => {
        const number = index + 1;
        const state = number < current ? "completed" : number === current ? "current" : "waiting";
        // Only a step forward is played, and only where it changed something.
        const isReached = number > from && number <= current;
        const isDone = number >= from && number < current && from !== current;
        return (
          <li
            key={step}
            data-state={state}
            aria-current={state === "current" ? "step" : undefined}
            className="group relative grid min-w-0 flex-1 grid-cols-1 justify-items-center gap-2 text-center"
          >
            {index > 0 ? <Join isSolid={number <= current} isNew={isReached} /> : null}
            <span
              data-number={number}
              className={cn(
                "relative grid size-11 place-items-center rounded-pill border-[2.5px] border-line-strong bg-surface type-step text-muted",
                "group-data-[state=current]:border-on-accent group-data-[state=current]:bg-accent group-data-[state=current]:text-on-accent",
                "group-data-[state=completed]:border-success group-data-[state=completed]:bg-success group-data-[state=completed]:text-surface",
                "forced-colors:group-data-[state=current]:border-[Highlight] forced-colors:group-data-[state=current]:bg-[Highlight] forced-colors:group-data-[state=current]:text-[HighlightText] forced-colors:group-data-[state=current]:[forced-color-adjust:none]",
                // The halo, behind the token.
                "group-data-[state=current]:before:absolute group-data-[state=current]:before:-inset-[calc(var(--spacing)*1.875)] group-data-[state=current]:before:-z-1 group-data-[state=current]:before:rounded-pill group-data-[state=current]:before:bg-accent-soft forced-colors:before:hidden",
                isReached && state === "current" && "animate-step-current before:animate-step-halo",
                isDone &&
                  'animate-step-done after:absolute after:animate-step-number after:text-on-accent after:opacity-0 after:content-[attr(data-number)_/_""]',
              )}
            >
              {state === "completed" ? (
                <Check
                  aria-hidden
                  data-slot="wizard-check"
                  className={cn("size-5 [stroke-dasharray:24]", isDone && "animate-check")}
                  strokeWidth={3}
                />
              ) : (
                number
              )}
            </span>
            <span className="max-w-full font-bold font-display text-[length:min(var(--text-micro),4.5vw)] [overflow-wrap:anywhere] text-muted [font-stretch:86%] @max-rail:[font-stretch:76%] group-data-[state=completed]:text-ink group-data-[state=current]:text-ink md:text-small">
              {step}
              {state === "completed" ? <span className="sr-only"> {completedLabel}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The perforation between two steps; a solid line lies over it once the step before is done. */
function Join({ isSolid, isNew }: { isSolid: boolean; isNew: boolean }) {
  const line = "absolute start-[calc(-50%+30px)] end-[calc(50%+30px)] top-5.25 border-t-3";
  return (
    <>
      <span aria-hidden className={cn(line, "border-line-strong border-dashed")} />
      {isSolid ? (
        <span
          aria-hidden
          className={cn(
            line,
            "border-success",
            isNew && "animate-step-join rtl:[--step-join-end:0] rtl:[--step-join-start:100%]",
          )}
        />
      ) : null}
    </>
  );
}
