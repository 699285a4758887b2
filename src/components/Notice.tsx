import { cva } from "class-variance-authority";
import { Info, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../primitives/Button.tsx";
import { cn } from "../primitives/cn.ts";

export interface NoticeProps extends ComponentProps<"div"> {
  /**
   * `info` offers something, `warning` says what a person should know before they go on, `danger` what went wrong.
   * @default "info"
   */
  tone?: "info" | "warning" | "danger";
  /** What is the case, in a few words. */
  heading: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  /** Buttons that lead out of it. */
  actions?: ReactNode;
  /** An icon of your own. @default a sign of the tone */
  icon?: ReactNode;
  /** Called on Dismiss; without it there is no such button. */
  onDismiss?: (() => void) | undefined;
  /** @default "Dismiss" */
  dismissLabel?: string;
}

const styles = cva("flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border-2 px-5 py-4 text-ink", {
  variants: {
    tone: {
      info: "border-frame bg-surface",
      warning: "border-frame bg-accent-soft",
      danger: "border-danger bg-danger-soft",
    },
  },
});
const ICON = { info: Info, warning: TriangleAlert, danger: TriangleAlert };

/**
 * A state of the page that lasts, with its way out. It has no role: a notice that comes later is spoken by the page's
 * standing live region.
 */
export function Notice({
  tone = "info",
  heading,
  children,
  actions,
  icon,
  onDismiss,
  dismissLabel = "Dismiss",
  className,
  ...rest
}: NoticeProps) {
  const Icon = ICON[tone];
  return (
    <div {...rest} data-slot="notice" data-variant={tone} className={cn(styles({ tone }), className)}>
      <div className="flex flex-[1_1_17rem] items-center gap-4">
        <span aria-hidden className={cn("shrink-0 [&_svg]:size-6.5", tone === "danger" && "text-danger")}>
          {icon ?? <Icon />}
        </span>
        <div className="grid min-w-0 max-w-170 gap-0.5">
          <p className={cn("type-item", tone === "danger" && "text-danger")}>{heading}</p>
          {children ? <div className="text-small">{children}</div> : null}
        </div>
      </div>
      {actions || onDismiss ? (
        <div className="flex flex-wrap gap-2">
          {actions}
          {onDismiss ? (
            <Button size="sm" variant="ghost" onClick={onDismiss} className="hover:bg-transparent hover:underline">
              {dismissLabel}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
