import type { ComponentProps, ReactNode } from "react";
import { cn } from "../primitives/cn.ts";

export interface FeatureCardProps extends Omit<ComponentProps<"article">, "title"> {
  /** The feature's name. */
  heading: ReactNode;
  /** A decorative picture above the words. */
  art: ReactNode;
  /** One or two sentences. */
  children: ReactNode;
}

/** One reason to choose the product. */
export function FeatureCard({ heading, art, children, className, ...rest }: FeatureCardProps) {
  return (
    <article
      {...rest}
      data-slot="feature-card"
      className={cn("grid min-w-0 grid-cols-1 grid-rows-[auto_1fr] overflow-hidden card", className)}
    >
      <div className="relative aspect-[5/3] overflow-hidden border-line border-b lg:aspect-auto lg:h-62">{art}</div>
      <div className="grid grid-cols-1 content-start gap-2 p-6">
        <h3 className="type-card">{heading}</h3>
        <p className="text-pretty text-muted">{children}</p>
      </div>
    </article>
  );
}
