import type { ComponentProps } from "react";
import type { CharacterType } from "../domain/figure-spec.ts";
import { Capsule } from "../figure/Capsule.tsx";
import { cn } from "../primitives/cn.ts";

export interface ProcessingProps extends Omit<ComponentProps<"div">, "children"> {
  /** The pill that rocks while the figure is made. */
  type: CharacterType;
  /** @default "Creating your action figure..." */
  heading?: string;
  /** @default "Step 3 of 4: Generating accessories based on your skills" */
  step?: string;
}

/**
 * The figure is being made (specification §2). The rocking capsule is the spinner; under reduced motion it
 * is still and the words carry the state. It has no live region of its own: the page's standing one speaks.
 */
export function Processing({
  type,
  heading = "Creating your action figure...",
  step = "Step 3 of 4: Generating accessories based on your skills",
  className,
  ...rest
}: ProcessingProps) {
  return (
    <div
      {...rest}
      data-slot="processing"
      className={cn("grid content-center justify-items-center gap-7 text-center", className)}
    >
      <Capsule
        type={type}
        isFloating
        className="my-12 h-auto w-50 max-w-full animate-rock sm:my-8 [rotate:-38deg] motion-reduce:animate-none"
      />
      <p className="type-card text-balance">{heading}</p>
      <div
        role="progressbar"
        aria-label={heading}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={3}
        aria-valuetext={step}
        className="grid w-full grid-cols-4 gap-2"
      >
        {[1, 2, 3, 4].map((part) => (
          <span
            key={part}
            className={cn(
              "h-3.5 rounded-pill border-2",
              part < 3 && "border-success bg-success forced-colors:bg-[Highlight]",
              part === 3 &&
                "animate-stripes border-accent-frame bg-[repeating-linear-gradient(-45deg,var(--color-accent)_0_9px,var(--color-on-accent)_9px_13px)] motion-reduce:animate-none",
              part > 3 && "border-line-strong bg-sunken",
            )}
          />
        ))}
      </div>
      <p className="type-lead max-w-[28ch] text-muted">{step}</p>
    </div>
  );
}
