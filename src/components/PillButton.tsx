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
const AFTER_PRESS = "group-data-[state=taken]:delay-(--transition-duration-press)";

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
        "group relative grid transition-[translate] duration-press",
        "hover:-translate-y-px active:translate-y-0.75 data-[state=taken]:translate-y-0.75",
        hero ? "rounded-xl" : "rounded-xs",
        className,
      )}
    >
      {/* A layer of its own, so that the focus ring casts no shadow. */}
      <span
        className={cn(
          "grid drop-shadow-press transition-[filter] duration-press forced-colors:drop-shadow-none",
          "group-active:drop-shadow-none group-data-[state=taken]:drop-shadow-none",
        )}
      >
        <span
          className={cn(
            "bg-frame p-0.75 transition-colors duration-base forced-colors:border",
            hero ? "rounded-xl group-data-[state=taken]:bg-hero" : "cut-6 group-data-[state=taken]:bg-villain",
            AFTER_PRESS,
          )}
        >
          <span
            className={cn(
              "grid h-full grid-rows-[1fr_auto] overflow-hidden",
              hero ? "rounded-[calc(var(--radius-xl)-3px)]" : "cut-5.75",
            )}
          >
            <span
              className={cn(
                "grid content-center justify-items-center gap-1.5 px-2 pt-6 pb-4 text-ink",
                hero ? "bg-hero-soft" : "bg-villain-soft",
              )}
            >
              <Capsule
                type={side}
                className={cn(
                  "h-auto w-full max-w-67.5 transition-[rotate,scale] duration-base ease-snap group-data-[state=taken]:scale-105",
                  hero ? "-rotate-6 group-hover:-rotate-8" : "rotate-6 group-hover:rotate-8",
                  AFTER_PRESS,
                )}
              />
              <span className="type-card">{heading ?? words.heading}</span>
              <span className="text-small leading-snug">{line ?? words.line}</span>
            </span>
            <span
              className={cn(
                "type-control flex min-h-14 items-center justify-center gap-2.5 px-0.5 py-2.5 max-sm:text-small max-sm:[font-stretch:70%] sm:text-h4",
                hero ? "bg-hero text-on-hero" : "bg-villain text-on-villain",
              )}
            >
              {action ?? words.action}
              <ArrowRight aria-hidden className="size-5 max-sm:hidden" />
            </span>
          </span>
        </span>
      </span>
      <span
        aria-hidden
        className="invisible absolute end-3 top-3 grid size-7.5 place-items-center rounded-pill bg-ink text-background group-data-[state=taken]:visible forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]"
      >
        <Check
          strokeWidth={3}
          className={cn(
            "size-4.5 scale-60 transition-[scale] duration-base ease-snap group-data-[state=taken]:scale-100",
            AFTER_PRESS,
          )}
        />
      </span>
    </button>
  );
}
