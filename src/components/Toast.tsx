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
  /** @default "Dismiss" */
  dismissLabel?: string;
}

const ICON = { info: Info, success: Check, warning: TriangleAlert };

/**
 * Says that something happened. It is the picture of a message only: the page's standing live region speaks
 * the words, once, so the toast has no role.
 */
export function Toast({
  children,
  tone = "info",
  onDismiss,
  dismissLabel = "Dismiss",
  className,
  ...rest
}: ToastProps) {
  const Icon = ICON[tone];
  return (
    <div
      {...rest}
      data-slot="toast"
      data-variant={tone}
      className={cn(
        "inline-flex max-w-120 animate-rise items-center gap-3.5 rounded-lg border border-on-night-muted bg-night py-2 ps-4.5 pe-2 text-on-night shadow-lift",
        className,
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1">{children}</p>
      <Button
        size="sm"
        variant="ghost"
        onClick={onDismiss}
        className="text-accent! hover:bg-transparent hover:underline focus-visible:outline-accent"
      >
        {dismissLabel}
      </Button>
    </div>
  );
}
