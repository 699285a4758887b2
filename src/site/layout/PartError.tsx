import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../index.ts";
import { cn } from "../../lib/cn.ts";

interface PartErrorProps {
  className?: string | undefined;
  /** Called on Try again. */
  onRetry: () => void;
  /** Buttons for other ways out, after Try again. */
  actions?: ReactNode;
  /** The label of the Try again button. @default "Try again" */
  retry?: string | undefined;
}

/** A notice in place of a part of the page that failed, with a button to try again. */
export function PartError({ onRetry, actions, retry = "Try again", className }: PartErrorProps) {
  return (
    <div
      className={cn(
        "pf:grid pf:justify-items-start pf:gap-3 pf:rounded-lg pf:border-[2.5px] pf:border-line-strong pf:border-dashed pf:bg-surface pf:p-6",
        className,
      )}
    >
      <h2 className="pf:type-card">Something went wrong here</h2>
      <p className="pf:m-0">The rest of the page still works and nothing you saved is lost.</p>
      <div className="pf:flex pf:flex-wrap pf:gap-2">
        <Button onClick={onRetry}>
          <RotateCcw aria-hidden />
          {retry}
        </Button>
        {actions}
      </div>
    </div>
  );
}
