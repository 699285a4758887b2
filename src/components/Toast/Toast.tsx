import { Check, Info, TriangleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { mergeLabels, type Translations } from "../../lib/merge-labels.ts";
import { Button } from "../../primitives/Button.tsx";

/** The action that a toast offers. */
export interface ToastAction {
  /** One verb: "Undo". */
  readonly label: string;
  /** Called on a click. */
  readonly onClick: () => void;
  /** Sets `aria-keyshortcuts` for Ctrl+Z and ⌘Z. ToastRegion handles these keys; a Toast alone does not. */
  readonly shortcut?: "undo" | undefined;
}

export interface ToastProps extends Omit<ComponentProps<"div">, "children"> {
  /** The message, as one sentence. */
  children: ReactNode;
  /**
   * The kind of message. Use `warning` for what people should know, and `error` for a failure.
   * @default "info"
   */
  variant?: "info" | "success" | "warning" | "error" | undefined;
  /** Called on Dismiss. Without it, there is no Dismiss button. */
  onDismiss?: (() => void) | undefined;
  /** The action, shown before Dismiss. */
  action?: ToastAction | undefined;
  /** Set it to false to fade the toast out, and unmount the toast when its animations have finished. @default true */
  open?: boolean | undefined;
  /** The translated label of the Dismiss button. @default "Dismiss" */
  labels?: Translations<ToastLabels> | undefined;
}

const LABELS = { dismiss: "Dismiss" };
/** The texts of a toast. */
export type ToastLabels = Readonly<typeof LABELS>;

const ICON = { info: Info, success: Check, warning: TriangleAlert, error: TriangleAlert };
const ICON_COLOR = { info: "", success: "pf:text-success", warning: "", error: "pf:text-danger" };
const SURFACE = {
  info: "pf:border-ink pf:bg-surface",
  success: "pf:border-ink pf:bg-surface",
  warning: "pf:border-accent-frame pf:bg-accent-soft",
  error: "pf:border-danger pf:bg-danger-soft",
};

/**
 * A message that something happened. It is light in both themes, to contrast with the page and the dark footer. It has
 * no ARIA role, because the live region of ToastRegion announces the message.
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
        "pf:inline-flex pf:max-w-120 pf:animate-rise pf:flex-wrap pf:items-center pf:justify-end pf:rounded-lg pf:border-2 pf:py-1 pf:ps-4 pf:pe-2 pf:text-ink pf:shadow-lift pf:scheme-light pf:data-[state=closed]:animate-leave",
        SURFACE[variant],
        className,
      )}
    >
      <div className="pf:flex pf:min-h-target pf:min-w-0 pf:flex-auto pf:items-center pf:gap-3 pf:pe-3">
        <Icon aria-hidden className={cn("pf:size-5 pf:shrink-0", ICON_COLOR[variant])} />
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
            // Several toasts may have the same buttons, so the message is part of each button's name.
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
