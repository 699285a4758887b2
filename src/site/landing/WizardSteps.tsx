import { Check } from "lucide-react";
import { useState } from "react";
import { WIZARD_STEPS, type Wizard } from "../../domain/wizard.ts";
import { cn } from "../../lib/cn.ts";

/** Shows the wizard's progress. Completed steps have a check mark, and the current step has `aria-current`. */
export function WizardSteps({ current }: { current: Wizard["step"] }) {
  const [[from, to], move] = useState([current, current]);
  if (current !== to) move([to, current]);
  return (
    <ol aria-label="Steps" className="pf:@container pf:isolate pf:flex pf:items-start">
      {WIZARD_STEPS.map((step, index) => {
        const number = index + 1;
        const state = number < current ? "completed" : number === current ? "current" : "waiting";
        // Animates only steps forward, and only what they change.
        const isReached = number > from && number <= current;
        const isDone = number >= from && number < current && from !== current;
        return (
          <li
            key={step}
            data-state={state}
            aria-current={state === "current" ? "step" : undefined}
            className="pf:group pf:relative pf:grid pf:min-w-0 pf:flex-1 pf:grid-cols-1 pf:justify-items-center pf:gap-2 pf:text-center"
          >
            {index > 0 ? <Join isSolid={number <= current} isNew={isReached} /> : null}
            <span
              data-number={number}
              className={cn(
                "pf:relative pf:grid pf:size-11 pf:place-items-center pf:rounded-pill pf:border-[2.5px] pf:border-line-strong pf:bg-surface pf:type-step pf:text-muted",
                "pf:group-data-[state=current]:border-on-accent pf:group-data-[state=current]:bg-accent pf:group-data-[state=current]:text-on-accent",
                "pf:group-data-[state=completed]:border-success pf:group-data-[state=completed]:bg-success pf:group-data-[state=completed]:text-surface",
                "pf:forced-colors:group-data-[state=current]:border-[Highlight] pf:forced-colors:group-data-[state=current]:bg-[Highlight] pf:forced-colors:group-data-[state=current]:text-[HighlightText] pf:forced-colors:group-data-[state=current]:[forced-color-adjust:none]",
                // The halo behind the current step's number.
                "pf:group-data-[state=current]:before:absolute pf:group-data-[state=current]:before:-inset-[calc(var(--pf-spacing)*1.875)] pf:group-data-[state=current]:before:-z-1 pf:group-data-[state=current]:before:rounded-pill pf:group-data-[state=current]:before:bg-accent-soft pf:forced-colors:before:hidden",
                isReached && state === "current" && "pf:animate-step-current pf:before:animate-step-halo",
                isDone &&
                  'pf:animate-step-done pf:after:absolute pf:after:animate-step-number pf:after:text-on-accent pf:after:opacity-0 pf:after:content-[attr(data-number)_/_""]',
              )}
            >
              {state === "completed" ? (
                <Check
                  aria-hidden
                  data-slot="wizard-check"
                  className={cn("pf:size-5 pf:[stroke-dasharray:24]", isDone && "pf:animate-check")}
                  strokeWidth={3}
                />
              ) : (
                number
              )}
            </span>
            <span className="pf:max-w-full pf:font-display pf:font-label pf:text-[length:min(var(--pf-text-micro),4.5vw)] pf:wrap-anywhere pf:text-muted pf:stretch-text pf:@max-rail:stretch-tight pf:group-data-[state=completed]:text-ink pf:group-data-[state=current]:text-ink pf:md:text-small">
              <span>{step}</span>
              {state === "completed" ? <span className="pf:sr-only">{" completed"}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The dashed line between two steps. A solid line covers it once the first of them is completed. */
function Join({ isSolid, isNew }: { isSolid: boolean; isNew: boolean }) {
  const line = "pf:absolute pf:start-[calc(-50%+30px)] pf:end-[calc(50%+30px)] pf:top-5.25 pf:border-t-3";
  return (
    <>
      <span aria-hidden className={cn(line, "pf:border-line-strong pf:border-dashed")} />
      {isSolid ? (
        <span
          aria-hidden
          className={cn(
            line,
            "pf:border-success",
            isNew && "pf:animate-step-join pf:rtl:[--pf-step-join-end:0] pf:rtl:[--pf-step-join-start:100%]",
          )}
        />
      ) : null}
    </>
  );
}
