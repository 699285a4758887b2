import { Star } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { TESTIMONIAL_STARS, type Testimonial } from "../domain/testimonial.ts";
import { cn } from "../primitives/cn.ts";

export interface TestimonialCardProps extends Omit<ComponentProps<"figure">, "children"> {
  /** Who said what. */
  testimonial: Pick<Testimonial, "name" | "role" | "content">;
  /** The person's portrait, as an image of your own with an empty `alt`: the name stands beside it. */
  picture: ReactNode;
  /**
   * The card's texts in your language; missing ones fall back to English.
   * @default "5 out of 5 stars", “…”
   */
  labels?: Partial<TestimonialCardLabels> | undefined;
}

const LABELS = {
  /** The text alternative of the stars. */
  stars: `${TESTIMONIAL_STARS} out of ${TESTIMONIAL_STARS} stars`,
  /** Puts what was said into quotation marks. */
  quote: (content: string) => `“${content}”`,
};
/** The texts of the card. */
export type TestimonialCardLabels = Readonly<typeof LABELS>;

/** What a customer said, with five stars (specification §9). */
export function TestimonialCard({ testimonial, picture, labels, className, ...rest }: TestimonialCardProps) {
  const text = { ...LABELS, ...labels };
  return (
    <figure
      {...rest}
      data-slot="testimonial-card"
      className={cn(
        "pf:overflow-hidden pf:card pf:max-md:flex pf:max-md:flex-wrap pf:md:grid pf:md:grid-cols-1 pf:md:content-start pf:md:gap-y-3 pf:md:pb-5",
        className,
      )}
    >
      <div className="pf:max-md:w-30 pf:[&>*]:h-full pf:[&>*]:w-full pf:[&>*]:object-cover">{picture}</div>
      {/* Below the picture where larger text leaves too little room beside it. */}
      <div className="pf:grid pf:content-start pf:gap-y-2 pf:max-md:flex-[1_1_9rem] pf:max-md:px-4 pf:md:contents">
        <Stars label={text.stars} />
        <blockquote className="pf:md:px-5">{text.quote(testimonial.content)}</blockquote>
        <p className="pf:wrap-anywhere pf:max-md:pb-4 pf:md:px-5">
          <bdi className="pf:type-item pf:block">{testimonial.name}</bdi>
          <bdi className="pf:text-muted pf:text-small">{testimonial.role}</bdi>
        </p>
      </div>
    </figure>
  );
}

const STARS = Array.from({ length: TESTIMONIAL_STARS }, (_, index) => index + 1);

function Stars({ label }: { label: string }) {
  return (
    <span role="img" aria-label={label} className="pf:flex pf:gap-1 pf:text-on-accent pf:max-md:pt-4 pf:md:px-5">
      {STARS.map((star) => (
        <Star key={star} aria-hidden className="pf:size-4.5 pf:fill-accent" strokeWidth={1.6} />
      ))}
    </span>
  );
}
