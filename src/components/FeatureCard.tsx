import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export interface FeatureCardProps extends Omit<ComponentProps<"article">, "title"> {
  /** The feature's name. */
  heading: ReactNode;
  /** The heading level. @default 3 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** A decorative picture above the text. */
  picture?: ReactNode;
  /** One or two sentences about the feature. */
  children?: ReactNode;
}

/** A card for one feature, as a reason to choose the product. */
export function FeatureCard({ heading, headingLevel = 3, picture, children, className, ...rest }: FeatureCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...rest}
      data-slot="feature-card"
      className={cn("pf:flex pf:min-w-0 pf:flex-col pf:overflow-hidden pf:card", className)}
    >
      {picture ? (
        <div className="pf:relative pf:aspect-[5/3] pf:shrink-0 pf:overflow-hidden pf:border-line pf:border-b pf:lg:aspect-auto pf:lg:h-62">
          {picture}
        </div>
      ) : null}
      <div className="pf:grid pf:grid-cols-1 pf:content-start pf:gap-2 pf:p-6 pf:wrap-anywhere">
        <Heading className="pf:type-card">{heading}</Heading>
        {children ? <p className="pf:text-pretty pf:text-muted">{children}</p> : null}
      </div>
    </article>
  );
}
