import { Check, Info, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../primitives/Button.tsx";
import { cn } from "../primitives/cn.ts";

export interface ToastProps extends Omit<ComponentProps<"div">, "children"> {
  /** One sentence. */
  children: ReactNode;
  /**
   * What kind of news it is.
   * @default "info"
   */
  tone?: "info" | "success" | "warning";
  /** Called on Dismiss. */
  onDismiss: () => void;
  /**
   * What can be done about it, before Dismiss: Undo, for example. `keys` are what you listen for, for assistive
   * technology (`aria-keyshortcuts`): "Control+Z Meta+Z".
   */
  action?: { label: string; onAct: () => void; keys?: string } | undefined;
  /** @default "Dismiss" */
  dismissLabel?: string;
  /**
   * Fades it; take it away when its animations have finished.
   * @default false
   */
  isLeaving?: boolean;
}

const ICON = { info: Info, success: Check, warning: TriangleAlert };

/**
 * Says that something happened. It is the picture of a message only: the page's standing live region speaks
 * the words, once, so the toast has no role.
 */
export function Toast({
  children,
  tone = "info",
  action,
  onDismiss,
  dismissLabel = "Dismiss",
  isLeaving = false,
  className,
  ...rest
}: ToastProps) {
  const Icon = ICON[tone];
  return (
    <div
      {...rest}
      data-slot="toast"
      data-variant={tone}
      data-state={isLeaving ? "closed" : "open"}
      className={cn(
        "pf:inline-flex pf:max-w-120 pf:animate-rise pf:flex-wrap pf:items-center pf:justify-end pf:rounded-lg pf:border pf:border-on-night-muted pf:bg-night pf:py-2 pf:ps-4.5 pf:pe-2 pf:text-on-night pf:shadow-lift pf:data-[state=closed]:animate-leave",
        className,
      )}
    >
      <div className="pf:flex pf:min-w-0 pf:flex-[1_1_12rem] pf:items-center pf:gap-3.5 pf:pe-3.5">
        <Icon aria-hidden className="pf:size-5 pf:shrink-0" />
        <p className="pf:min-w-0 pf:flex-1">{children}</p>
      </div>
      <div className="pf:flex">
        {[...(action ? [action] : []), { label: dismissLabel, onAct: onDismiss, keys: undefined }].map((one) => (
          <Button
            key={one.label}
            size="sm"
            variant="ghost"
            aria-keyshortcuts={one.keys}
            onClick={one.onAct}
            className="pf:text-accent! pf:hover:bg-transparent pf:hover:underline pf:focus-visible:outline-accent"
          >
            {one.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
