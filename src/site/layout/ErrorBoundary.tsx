import { RotateCcw } from "lucide-react";
import { Component, type ReactNode } from "react";
import { Button } from "../../index.ts";
import { cn } from "../../lib/cn.ts";

interface BoundaryProps {
  children: ReactNode;
  className?: string;
  /** Buttons for other ways out, after Try again. */
  actions?: ReactNode;
}

/** Limits an error to one part of the page, and offers to render that part again. */
export class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    const { children, ...rest } = this.props;
    return this.state.failed ? <PartError {...rest} onRetry={() => this.setState({ failed: false })} /> : children;
  }
}

interface PartErrorProps extends Omit<BoundaryProps, "children"> {
  /** Called on Try again. */
  onRetry: () => void;
  /** The label of the Try again button. @default "Try again" */
  retry?: string;
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
        <Button onClick={() => onRetry()}>
          <RotateCcw aria-hidden />
          {retry}
        </Button>
        {actions}
      </div>
    </div>
  );
}
