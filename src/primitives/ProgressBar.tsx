import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "./cn.ts";

export interface ProgressBarProps extends Omit<ComponentProps<"div">, "children"> {
  /** What is under way: "Reading profile.pdf…". It names the bar. */
  label: ReactNode;
  /** The share that is done, from 0 to 1. @default unknown: the bar shows only that something is under way */
  value?: number | undefined;
  /** A button at the end of the label's line, such as Cancel. */
  action?: ReactNode;
}

/** A native progress bar with its label. It announces nothing by itself: the page's own live region does. */
export function ProgressBar({ label, value, action, className, ...rest }: ProgressBarProps) {
  const id = useId();
  return (
    <div {...rest} data-slot="progress-bar" className={cn("pf:grid pf:grid-cols-1 pf:gap-2", className)}>
      <div className="pf:flex pf:flex-wrap pf:items-center pf:justify-between pf:gap-x-3">
        <p id={id} className="pf:type-control pf:min-w-0 pf:[overflow-wrap:anywhere]">
          {label}
        </p>
        {action}
      </div>
      <progress
        aria-labelledby={id}
        value={value}
        className={cn(
          "pf:block pf:h-3.5 pf:w-full pf:appearance-none pf:overflow-hidden pf:rounded-pill pf:border-2 pf:border-line-strong pf:bg-sunken",
          "pf:[&::-webkit-progress-bar]:bg-transparent pf:[&::-webkit-progress-value]:bg-success pf:[&::-moz-progress-bar]:bg-success",
          "pf:forced-colors:[&::-webkit-progress-value]:bg-[Highlight] pf:forced-colors:[&::-moz-progress-bar]:bg-[Highlight]",
          "pf:indeterminate:animate-stripes pf:indeterminate:border-accent-frame pf:indeterminate:bg-[repeating-linear-gradient(-45deg,var(--pf-color-accent)_0_9px,var(--pf-color-on-accent)_9px_13px)] pf:indeterminate:[&::-moz-progress-bar]:bg-transparent",
        )}
      />
    </div>
  );
}
