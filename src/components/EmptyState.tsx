import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../primitives/cn.ts";

export interface EmptyStateProps extends ComponentProps<"div"> {
  /** A decorative picture of a box. */
  picture?: ReactNode;
  /** What is not there. */
  heading: ReactNode;
  /**
   * The heading's place in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** One sentence on why, or on what comes here. */
  children?: ReactNode;
  /** The way out: one button or link. */
  actions?: ReactNode;
  /**
   * `frame` is a dashed frame, for a part of a page; `wall` is an empty cabinet with a bare nail on either side.
   * @default "frame"
   */
  variant?: "frame" | "wall";
}

const styles = cva("grid grid-cols-1 justify-items-center text-center", {
  variants: {
    variant: {
      frame: "gap-3.5 rounded-xl border-[2.5px] border-line-strong border-dashed p-6.5 sm:p-8",
      wall: "gap-0.5 overflow-hidden rounded-xl border-2 border-frame bg-frame lg:grid-cols-3",
    },
  },
});
const BAY = "pegboard w-full border-night border-b-10 shadow-shelf";

/** Stands where there is nothing yet, or nothing that fits: says so, and leads on. */
export function EmptyState({
  picture,
  heading,
  headingLevel = 3,
  children,
  actions,
  variant = "frame",
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  const text = (
    <>
      <Heading className="type-card text-balance [overflow-wrap:anywhere]">{heading}</Heading>
      {children ? (
        <p className="max-w-[min(25rem,100%)] text-pretty text-muted [overflow-wrap:anywhere]">{children}</p>
      ) : null}
      {actions}
    </>
  );
  return (
    <div {...rest} data-slot="empty-state" data-variant={variant} className={cn(styles({ variant }), className)}>
      {variant === "frame" ? (
        <>
          {picture ? <div className="w-26 [&>*]:h-auto [&>*]:w-full">{picture}</div> : null}
          {text}
        </>
      ) : (
        <>
          <div aria-hidden className={`${BAY} hidden pt-11 lg:block`}>
            <Nail />
          </div>
          <div className={`${BAY} grid place-items-center px-11 pt-8.5 pb-7.5`}>
            <div className="hang w-full max-w-62.5 [&>*]:h-auto [&>*]:w-full">{picture}</div>
          </div>
          <div aria-hidden className={`${BAY} hidden pt-11 lg:block`}>
            <Nail />
          </div>
          <div className="col-span-full grid w-full justify-items-center gap-3.5 bg-surface px-6 pt-9 pb-10">
            {text}
          </div>
        </>
      )}
    </div>
  );
}

/** The nail of `hang`, on its own: 1/20 of a box as wide as the wall's. */
function Nail() {
  return <div className="hang mx-auto h-4 w-62.5" />;
}
