import type { Ref } from "react";
import type { CharacterType } from "../../figure/schema/field.ts";
import { Capsule } from "../../figure.ts";
import { cn } from "../../lib/cn.ts";

interface ProcessingProps {
  /** The pill that rocks during processing. */
  type: CharacterType;
  ref: Ref<HTMLDivElement>;
}

const HEADING = "Creating your action figure...";
const STEP = "Step 3 of 4: Generating accessories based on your skills";

/**
 * Shows that a figure is being created (specification §2). A rocking capsule is the spinner; it does not move under
 * reduced motion. It gets the focus when the form is removed. Its label is short, because the page's live region
 * announces the rest.
 */
export function Processing({ type, ref }: ProcessingProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend as its first child
    <div
      ref={ref}
      role="group"
      aria-label="Progress"
      tabIndex={-1}
      className="pf:grid pf:content-center pf:items-center pf:gap-x-3 pf:gap-y-2 pf:outline-none pf:max-md:grid-cols-[auto_minmax(0,1fr)] pf:md:min-h-[min(28rem,50vh)] pf:md:justify-items-center pf:md:gap-6 pf:md:text-center"
    >
      <Capsule
        type={type}
        isFloating
        className="pf:my-3 pf:h-auto pf:w-16 pf:md:my-10 pf:md:w-50 pf:max-w-full pf:animate-rock pf:[rotate:-38deg] pf:motion-reduce:animate-none"
      />
      <p className="pf:type-item pf:text-balance pf:md:type-card">{HEADING}</p>
      <div
        role="progressbar"
        aria-label={HEADING}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={3}
        aria-valuetext={STEP}
        className="pf:col-span-full pf:grid pf:w-full pf:grid-cols-4 pf:gap-2"
      >
        {[1, 2, 3, 4].map((part) => (
          <span
            key={part}
            className={cn(
              "pf:h-3.5 pf:rounded-pill pf:border-2",
              part < 3 && "pf:border-success pf:bg-success pf:forced-colors:bg-[Highlight]",
              part === 3 &&
                "pf:animate-stripes pf:border-accent-frame pf:bg-[repeating-linear-gradient(-45deg,var(--pf-color-accent)_0_9px,var(--pf-color-on-accent)_9px_13px)] pf:motion-reduce:animate-none",
              part > 3 && "pf:border-line-strong pf:bg-sunken",
            )}
          />
        ))}
      </div>
      <p className="pf:col-span-full pf:text-muted pf:max-md:text-small pf:md:type-lead pf:md:max-w-[28ch]">{STEP}</p>
    </div>
  );
}
