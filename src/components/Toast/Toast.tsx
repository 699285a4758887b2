import { Check, Info, TriangleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Button } from "../../primitives/Button.tsx";
import { cn } from "../../primitives/cn.ts";
import { mergeLabels } from "../../primitives/merge-labels.ts";

/** What can be done about a message. */
export interface ToastAction {
  /** One verb: "Undo". */
  readonly label: string;
  /** Called on a click on it. */
  readonly onClick: () => void;
  /**
   * Says to assistive technology that Ctrl+Z or ⌘Z does the same (`aria-keyshortcuts`). ToastViewport listens for these
   * keys; a Toast alone does not.
   */
  readonly shortcut?: "undo";
}

export interface ToastProps extends Omit<ComponentProps<"div">, "children"> {
  /** One sentence. */
  children: ReactNode;
  /** What kind of news it is. @default "info" */
  variant?: "info" | "success" | "warning" | undefined;
  /** Called on Dismiss; without it there is no such button. */
  onDismiss?: (() => void) | undefined;
  /** What can be done about it, before Dismiss. */
  action?: ToastAction | undefined;
  /** False fades it; take it away when its animations have finished. @default true */
  open?: boolean | undefined;
  /** Words other than the English ones. @default "Dismiss" */
  labels?: Partial<ToastLabels> | undefined;
}

const LABELS = { dismiss: "Dismiss" };
/** The words of a toast. */
export type ToastLabels = Readonly<typeof LABELS>;

const ICON = { info: Info, success: Check, warning: TriangleAlert };
const COLOR = { info: "", success: "pf:text-success", warning: "pf:text-danger" };

/**
 * Says that something happened, on paper in both themes: it must stand out from the page and from the dark footer. It is the picture of a message only: the page's standing live region announces the words,
 * once, so the toast has no role.
 */
export function Toast({
  children,
  variant = "info",
  action,
  onDismiss,
  open = true,
  labels,
  className,
  ...rest
}: ToastProps) {
  const id = useId();
  const Icon = ICON[variant];
  const { dismiss } = mergeLabels(LABELS, labels);
  const buttons: ToastAction[] = [
    ...(action ? [action] : []),
    ...(onDismiss ? [{ label: dismiss, onClick: onDismiss }] : []),
  ];
  return (
    <div
      {...rest}
      data-slot="toast"
      data-variant={variant}
      data-state={open ? "open" : "closed"}
      className={cn(
        "pf:inline-flex pf:max-w-120 pf:animate-rise pf:flex-wrap pf:items-center pf:justify-end pf:rounded-lg pf:border-2 pf:py-2 pf:ps-4 pf:pe-2 pf:text-ink pf:shadow-lift pf:scheme-light pf:data-[state=closed]:animate-leave",
        variant === "warning" ? "pf:border-danger pf:bg-danger-soft" : "pf:border-ink pf:bg-surface",
        className,
      )}
    >
      <div className="pf:flex pf:min-h-target pf:min-w-0 pf:flex-[1_1_10rem] pf:items-center pf:gap-3 pf:pe-3">
        <Icon aria-hidden className={cn("pf:size-5 pf:shrink-0", COLOR[variant])} />
        <p id={id} className="pf:min-w-0 pf:flex-1">
          {children}
        </p>
      </div>
      <div className="pf:flex pf:flex-wrap pf:justify-end">
        {buttons.map(({ label, onClick, shortcut }, index) => (
          <Button
            key={label}
            id={`${id}-${index}`}
            size="sm"
            variant="ghost"
            // Several toasts side by side offer the same: the message tells their buttons apart.
            aria-labelledby={`${id}-${index} ${id}`}
            aria-keyshortcuts={shortcut && "Control+Z Meta+Z"}
            onClick={onClick}
            className="pf:hover:bg-transparent pf:hover:underline"
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
