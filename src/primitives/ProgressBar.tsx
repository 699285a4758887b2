import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";

export interface ProgressBarProps extends Omit<ComponentProps<"div">, "children"> {
  /** The bar's visible and accessible name: the current work, such as "Reading profile.pdf…". */
  label: ReactNode;
  /** The completed share, from 0 to 1. @default unknown: the bar only shows that work is in progress */
  value?: number | undefined;
  /** A button at the end of the label's line, such as Cancel. */
  action?: ReactNode;
}

/** A native progress bar with its label. It makes no announcement; to announce progress, use a live region. */
export function ProgressBar({ label, value, action, className, ...rest }: ProgressBarProps) {
  const id = useId();
  return (
    <div {...rest} data-slot="progress-bar" className={cn("pf:grid pf:grid-cols-1 pf:gap-2", className)}>
      <div className="pf:flex pf:flex-wrap pf:items-center pf:justify-between pf:gap-x-3">
        <p id={id} className="pf:type-control pf:min-w-0 pf:wrap-anywhere">
          {label}
        </p>
        {action}
      </div>
      <progress aria-labelledby={id} value={value} className="pf:sr-only" />
      <div
        aria-hidden
        className="pf:h-4 pf:overflow-hidden pf:rounded-pill pf:border-2 pf:border-line-strong pf:bg-sunken"
      >
        {value === undefined ? (
          <div className="pf:h-full pf:animate-stripes pf:bg-[repeating-linear-gradient(-45deg,var(--pf-color-accent)_0_9px,var(--pf-color-on-accent)_9px_13px)] pf:motion-reduce:animate-none pf:forced-colors:bg-[Highlight]" />
        ) : (
          // A drawing, because a strict Content-Security-Policy blocks a width in a style attribute.
          <svg aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none" className="pf:size-full pf:rtl:-scale-x-100">
            <rect width={value} height="1" className="pf:fill-success pf:forced-colors:fill-[Highlight]" />
          </svg>
        )}
      </div>
    </div>
  );
}
