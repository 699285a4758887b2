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
        "inline-flex max-w-120 animate-rise flex-wrap items-center justify-end rounded-lg border border-on-night-muted bg-night py-2 ps-4.5 pe-2 text-on-night shadow-lift data-[state=closed]:animate-leave",
        className,
      )}
    >
      <div className="flex min-w-0 flex-[1_1_12rem] items-center gap-3.5 pe-3.5">
        <Icon aria-hidden className="size-5 shrink-0" />
        <p className="min-w-0 flex-1">{children}</p>
      </div>
      <div className="flex">
        {[...(action ? [action] : []), { label: dismissLabel, onAct: onDismiss, keys: undefined }].map((one) => (
          <Button
            key={one.label}
            size="sm"
            variant="ghost"
            aria-keyshortcuts={one.keys}
            onClick={one.onAct}
            className="text-accent! hover:bg-transparent hover:underline focus-visible:outline-accent"
          >
            {one.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
