import type { ComponentProps, ReactNode } from "react";
import { cn } from "../primitives/cn.ts";

export interface FeatureCardProps extends Omit<ComponentProps<"article">, "title"> {
  /** The feature's name. */
  heading: ReactNode;
  /** A decorative picture above the text. */
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
      className={cn("pf:grid pf:min-w-0 pf:grid-cols-1 pf:grid-rows-[auto_1fr] pf:overflow-hidden pf:card", className)}
    >
      <div className="pf:relative pf:aspect-[5/3] pf:overflow-hidden pf:border-line pf:border-b pf:lg:aspect-auto pf:lg:h-62">
        {art}
      </div>
      <div className="pf:grid pf:grid-cols-1 pf:content-start pf:gap-2 pf:p-6">
        <h3 className="pf:type-card">{heading}</h3>
        <p className="pf:text-pretty pf:text-muted">{children}</p>
      </div>
    </article>
  );
}
