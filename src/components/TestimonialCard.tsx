import { Star } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { TESTIMONIAL_STARS, type Testimonial } from "../domain/testimonial.ts";
import { cn } from "../primitives/cn.ts";

export interface TestimonialCardProps extends Omit<ComponentProps<"figure">, "children"> {
  /** Who said what. */
  testimonial: Pick<Testimonial, "name" | "role" | "content">;
  /** The person's portrait, as an image of your own with an empty `alt`: the name stands beside it. */
  picture: ReactNode;
  /** The stars in words. @default "5 out of 5 stars" */
  starsLabel?: string;
}

/** What a customer said, with five stars (specification §9). */
export function TestimonialCard({
  testimonial,
  picture,
  starsLabel = `${TESTIMONIAL_STARS} out of ${TESTIMONIAL_STARS} stars`,
  className,
  ...rest
}: TestimonialCardProps) {
  return (
    <figure
      {...rest}
      data-slot="testimonial-card"
      className={cn(
        "overflow-hidden card max-md:flex max-md:flex-wrap md:grid md:grid-cols-1 md:content-start md:gap-y-3.5 md:pb-5.5",
        className,
      )}
    >
      <div className="max-md:w-30 [&>*]:h-full [&>*]:w-full [&>*]:object-cover">{picture}</div>
      {/* Below the picture where larger text leaves too little room beside it. */}
      <div className="grid content-start gap-y-2 max-md:flex-[1_1_9rem] max-md:px-4 md:contents">
        <Stars label={starsLabel} />
        <blockquote className="md:px-5">“{testimonial.content}”</blockquote>
        <figcaption className="max-md:pb-4.5 md:px-5">
          <bdi className="type-item block">{testimonial.name}</bdi>
          <bdi className="text-muted text-small">{testimonial.role}</bdi>
        </figcaption>
      </div>
    </figure>
  );
}

const STARS = Array.from({ length: TESTIMONIAL_STARS }, (_, index) => index + 1);

function Stars({ label }: { label: string }) {
  return (
    <span role="img" aria-label={label} className="flex gap-0.75 text-on-accent max-md:pt-4.5 md:px-5">
      {STARS.map((star) => (
        <Star key={star} aria-hidden className="size-4.5 fill-accent" strokeWidth={1.6} />
      ))}
    </span>
  );
}
