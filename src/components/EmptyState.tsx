import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

const emptyStyles = /* @__PURE__ */ cva("pf:grid pf:grid-cols-1 pf:justify-items-center pf:text-center", {
  variants: {
    variant: {
      frame: "pf:gap-3 pf:rounded-xl pf:border-[2.5px] pf:border-line-strong pf:border-dashed pf:p-6 pf:sm:p-8",
      wall: "pf:gap-0.5 pf:overflow-hidden pf:rounded-xl pf:border-2 pf:border-frame pf:bg-frame pf:lg:grid-cols-3",
    },
  },
});

export interface EmptyStateProps extends ComponentProps<"div"> {
  /** A decorative picture of a box. */
  picture?: ReactNode;
  /** The heading: what is missing, such as "No figures yet". */
  heading: ReactNode;
  /** The heading level. @default 3 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** One sentence that says why the place is empty or what will appear in it. */
  children?: ReactNode;
  /** The button or link for the next step. */
  action?: ReactNode;
  /**
   * `frame` is a dashed box for part of a page. `wall` is an empty display cabinet for a whole page.
   * @default "frame"
   */
  variant?: NonNullable<VariantProps<typeof emptyStyles>["variant"]> | undefined;
}

const BAY = "pf:pegboard pf:w-full pf:border-night pf:border-b-10 pf:shadow-shelf";

/** A placeholder for an empty list or a search without results. It offers the next step. */
export function EmptyState({
  picture,
  heading,
  headingLevel = 3,
  children,
  action,
  variant = "frame",
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  const text = (
    <>
      <Heading className="pf:type-card pf:text-balance pf:wrap-anywhere">{heading}</Heading>
      {children ? (
        <p className="pf:max-w-[min(25rem,100%)] pf:text-pretty pf:text-muted pf:wrap-anywhere">{children}</p>
      ) : null}
      {action}
    </>
  );
  return (
    <div {...rest} data-slot="empty-state" data-variant={variant} className={cn(emptyStyles({ variant }), className)}>
      {variant === "frame" ? (
        <>
          {picture ? <div className="pf:w-26 pf:[&>*]:h-auto pf:[&>*]:w-full">{picture}</div> : null}
          {text}
        </>
      ) : (
        <>
          <div aria-hidden className={`${BAY} pf:hidden pf:pt-10 pf:lg:block`}>
            <Nail />
          </div>
          <div className={`${BAY} pf:grid pf:place-items-center pf:px-10 pf:py-8`}>
            <div className="pf:hang pf:top-0.5 pf:w-full pf:max-w-62.5 pf:[&>*]:h-auto pf:[&>*]:w-full">{picture}</div>
          </div>
          <div aria-hidden className={`${BAY} pf:hidden pf:pt-10 pf:lg:block`}>
            <Nail />
          </div>
          <div className="pf:col-span-full pf:grid pf:w-full pf:grid-cols-1 pf:justify-items-center pf:gap-3 pf:bg-surface pf:px-6 pf:pt-8 pf:pb-10">
            {text}
          </div>
        </>
      )}
    </div>
  );
}

/** A nail without a box. The `hang` utility draws the nail, at 1/20 of the width of this empty element. */
function Nail() {
  return <div className="pf:hang pf:top-1 pf:mx-auto pf:h-4 pf:w-62.5" />;
}
