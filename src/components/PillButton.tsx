import { ArrowRight, Check } from "lucide-react";
import type { ComponentProps } from "react";
import type { CharacterType } from "../domain/figure-spec.ts";
import { Capsule } from "../figure/Capsule.tsx";
import { cn } from "../primitives/cn.ts";

export interface PillButtonProps extends Omit<ComponentProps<"button">, "children" | "type" | "title"> {
  /** The side that the button chooses. */
  side: CharacterType;
  /** @default "Hero" or "Villain" */
  heading?: string;
  /** @default "Cape, shield, good posture." or "Collar, gloves, a longer plan." */
  line?: string;
  /** @default "Take the blue pill" or "Take the red pill" */
  action?: string;
  /**
   * Shows that the pill was taken, for the moment before the page goes on.
   * @default false
   */
  isTaken?: boolean;
}

const WORDS = {
  hero: { heading: "Hero", line: "Cape, shield, good posture.", action: "Take the blue pill" },
  villain: { heading: "Villain", line: "Collar, gloves, a longer plan.", action: "Take the red pill" },
};

/** What answers the press begins when the button is down. */
const AFTER_PRESS = "pf:group-data-[state=taken]:delay-(--pf-transition-duration-press)";

/** A large pill that is taken at once: it chooses and goes on. Where the choice should stay open, use PillPicker. */
export function PillButton({ side, heading, line, action, isTaken = false, className, ...rest }: PillButtonProps) {
  const hero = side === "hero";
  const words = WORDS[side];
  return (
    <button
      {...rest}
      type="button"
      data-slot="pill-button"
      data-variant={side}
      data-state={isTaken ? "taken" : undefined}
      className={cn(
        "pf:group pf:relative pf:grid pf:transition-[translate] pf:duration-press",
        "pf:hover:-translate-y-px pf:active:translate-y-0.75 pf:data-[state=taken]:translate-y-0.75",
        hero ? "pf:rounded-xl" : "pf:rounded-xs",
        className,
      )}
    >
      {/* A layer of its own, so that the focus ring casts no shadow. */}
      <span
        className={cn(
          "pf:grid pf:drop-shadow-press pf:transition-[filter] pf:duration-press pf:forced-colors:drop-shadow-none",
          "pf:group-active:drop-shadow-none pf:group-data-[state=taken]:drop-shadow-none",
        )}
      >
        <span
          className={cn(
            "pf:bg-frame pf:p-0.75 pf:transition-colors pf:duration-base pf:forced-colors:border",
            hero
              ? "pf:rounded-xl pf:group-data-[state=taken]:bg-hero"
              : "pf:cut-6 pf:group-data-[state=taken]:bg-villain",
            AFTER_PRESS,
          )}
        >
          <span
            className={cn(
              "pf:grid pf:h-full pf:grid-rows-[1fr_auto] pf:overflow-hidden",
              hero ? "pf:rounded-[calc(var(--pf-radius-xl)-3px)]" : "pf:cut-5.75",
            )}
          >
            <span
              className={cn(
                "pf:grid pf:content-center pf:justify-items-center pf:gap-1.5 pf:px-2 pf:pt-6 pf:pb-4 pf:text-ink",
                hero ? "pf:bg-hero-soft" : "pf:bg-villain-soft",
              )}
            >
              <Capsule
                type={side}
                className={cn(
                  "pf:h-auto pf:w-full pf:max-w-67.5 pf:transition-[rotate,scale] pf:duration-base pf:ease-snap pf:group-data-[state=taken]:scale-105",
                  hero ? "pf:-rotate-6 pf:group-hover:-rotate-8" : "pf:rotate-6 pf:group-hover:rotate-8",
                  AFTER_PRESS,
                )}
              />
              <span className="pf:type-card">{heading ?? words.heading}</span>
              <span className="pf:text-small pf:leading-snug">{line ?? words.line}</span>
            </span>
            <span
              className={cn(
                "pf:type-control pf:flex pf:min-h-14 pf:items-center pf:justify-center pf:gap-2.5 pf:px-0.5 pf:py-2.5 pf:max-sm:text-small pf:max-sm:[font-stretch:70%] pf:sm:text-h4",
                hero ? "pf:bg-hero pf:text-on-hero" : "pf:bg-villain pf:text-on-villain",
              )}
            >
              {action ?? words.action}
              <ArrowRight aria-hidden className="pf:size-5 pf:max-sm:hidden" />
            </span>
          </span>
        </span>
      </span>
      <span
        aria-hidden
        className="pf:invisible pf:absolute pf:end-3 pf:top-3 pf:grid pf:size-7.5 pf:place-items-center pf:rounded-pill pf:bg-ink pf:text-background pf:group-data-[state=taken]:visible pf:forced-colors:bg-[Highlight] pf:forced-colors:text-[HighlightText]"
      >
        <Check
          strokeWidth={3}
          className={cn(
            "pf:size-4.5 pf:scale-60 pf:transition-[scale] pf:duration-base pf:ease-snap pf:group-data-[state=taken]:scale-100",
            AFTER_PRESS,
          )}
        />
      </span>
    </button>
  );
}
