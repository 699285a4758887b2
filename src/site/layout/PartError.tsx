import { RotateCcw } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../index.ts";
import { cn } from "../../primitives/cn.ts";

export interface PartErrorProps extends Omit<ComponentProps<"div">, "children"> {
  /** The problem in a few words. @default "Something went wrong here" */
  heading?: ReactNode;
  /**
   * What the problem means for the person, such as what still works and that nothing is lost.
   * @default "The rest of the page still works and nothing you saved is lost."
   */
  children?: ReactNode;
  /** Called on Try again. */
  onRetry: () => void;
  /** Buttons for other ways out, after Try again. */
  actions?: ReactNode;
  /** The label of the Try again button. @default "Try again" */
  retry?: string | undefined;
}

/** A notice in place of a part of the page that failed, with a button to try again. */
export function PartError({
  heading = "Something went wrong here",
  children = "The rest of the page still works and nothing you saved is lost.",
  onRetry,
  actions,
  retry = "Try again",
  className,
  ...rest
}: PartErrorProps) {
  return (
    <div
      {...rest}
      data-slot="part-error"
      className={cn(
        "pf:grid pf:justify-items-start pf:gap-3 pf:rounded-lg pf:border-[2.5px] pf:border-line-strong pf:border-dashed pf:bg-surface pf:p-6",
        className,
      )}
    >
      <h2 className="pf:type-card">{heading}</h2>
      <p className="pf:m-0">{children}</p>
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
