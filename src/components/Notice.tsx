import { cva, type VariantProps } from "class-variance-authority";
import { Info, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";
import { Button } from "../primitives/Button.tsx";

const noticeStyles = /* @__PURE__ */ cva(
  "pf:group/notice pf:flex pf:flex-wrap pf:items-center pf:gap-x-4 pf:gap-y-3 pf:rounded-lg pf:border-2 pf:px-pad pf:py-4 pf:text-ink pf:wrap-anywhere",
  {
    variants: {
      variant: {
        info: "pf:border-frame pf:bg-surface",
        warning: "pf:border-accent-frame pf:bg-accent-soft",
        danger: "pf:border-danger pf:bg-danger-soft",
      },
    },
  },
);

export interface NoticeProps extends ComponentProps<"div"> {
  /**
   * Use `info` for an offer, `warning` for what people must know before they continue, and `danger` for a failure.
   * @default "info"
   */
  variant?: NonNullable<VariantProps<typeof noticeStyles>["variant"]> | undefined;
  /** The situation in a few words. */
  heading: ReactNode;
  /** The consequence and what to do. */
  children?: ReactNode;
  /** Buttons or links that resolve the situation. */
  actions?: ReactNode;
  /** Your own icon. @default the icon of the variant */
  icon?: ReactNode;
  /** Called on Dismiss. Without it, there is no Dismiss button. */
  onDismiss?: (() => void) | undefined;
  /**
   * The notice's translated texts. Missing texts are in English.
   * @default "Dismiss"
   */
  labels?: Translations<NoticeLabels> | undefined;
}

const LABELS = { dismiss: "Dismiss" };
/** The texts of the notice. */
export type NoticeLabels = Readonly<typeof LABELS>;

const ICON = { info: Info, warning: TriangleAlert, danger: TriangleAlert };

/**
 * A message that stays on the page and offers ways to resolve the situation. It has no ARIA role. If it appears after
 * the page has loaded, announce it in a live region.
 */
export function Notice({
  variant = "info",
  heading,
  children,
  actions,
  icon,
  onDismiss,
  labels,
  className,
  ...rest
}: NoticeProps) {
  const text = mergeLabels(LABELS, labels);
  const Icon = ICON[variant];
  return (
    <div {...rest} data-slot="notice" data-variant={variant} className={cn(noticeStyles({ variant }), className)}>
      <div className="pf:flex pf:flex-[1_1_17rem] pf:items-center pf:gap-4">
        <span aria-hidden className="pf:shrink-0 pf:group-data-[variant=danger]/notice:text-danger pf:[&_svg]:size-6.5">
          {icon ?? <Icon />}
        </span>
        <div className="pf:grid pf:min-w-0 pf:max-w-170 pf:gap-0.5">
          <p className="pf:type-item pf:group-data-[variant=danger]/notice:text-danger">{heading}</p>
          {children ? <div className="pf:text-small">{children}</div> : null}
        </div>
      </div>
      {actions || onDismiss ? (
        <div className="pf:flex pf:flex-wrap pf:gap-2">
          {actions}
          {onDismiss ? (
            <Button
              size="sm"
              variant="ghost"
              onClick={onDismiss}
              className="pf:hover:bg-transparent pf:hover:underline"
            >
              {text.dismiss}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
