import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";

export interface TestimonialCardProps extends ComponentProps<"figure"> {
  /** The person's name. */
  name: string;
  /** The person's job title: "Research Scientist". */
  jobTitle?: string | undefined;
  /** The quote. A string gets quotation marks; any other node stays as it is. */
  children: ReactNode;
  /** The rating from 0 to 5, such as 3.5. If it is `null`, there are no stars. @default null */
  stars?: number | null | undefined;
  /** The person's portrait with an empty `alt`, because the name is next to it. */
  picture?: ReactNode;
  /**
   * The card's translated texts. Missing texts are in English.
   * @default "3.5 out of 5 stars", “…”
   */
  labels?: Translations<TestimonialCardLabels> | undefined;
}

const LABELS = {
  /** The text alternative of the stars. */
  stars: (stars: number) => `${stars} out of 5 stars`,
  /** Puts the quote into quotation marks. */
  quote: (content: string) => `“${content}”`,
};
/** The texts of the card. */
export type TestimonialCardLabels = Readonly<typeof LABELS>;

/** A customer's quote with a name and, optionally, a rating and a portrait. */
export function TestimonialCard({
  name,
  jobTitle,
  children,
  stars = null,
  picture,
  labels,
  className,
  ...rest
}: TestimonialCardProps) {
  const text = mergeLabels(LABELS, labels);
  const rating = toRating(stars);
  return (
    <figure
      aria-label={name}
      {...rest}
      data-slot="testimonial-card"
      className={cn("pf:@container pf:overflow-hidden pf:card", className)}
    >
      {/* The picture is above the text in a column of a wide page, and next to it on phones and in wide cards. */}
      <div className="pf:flex pf:flex-wrap pf:md:@max-[28rem]:flex-col pf:md:@max-[28rem]:flex-nowrap">
        {picture ? (
          <div className="pf:w-30 pf:[&>*]:h-full pf:[&>*]:w-full pf:[&>*]:object-cover pf:[&>svg]:h-auto pf:md:@max-[28rem]:w-full">
            {picture}
          </div>
        ) : null}
        {/* The text wraps below the picture if enlarged text does not fit next to it. */}
        <div
          className={cn(
            "pf:grid pf:flex-[1_1_9rem] pf:content-start pf:gap-y-2 pf:px-4 pf:py-4 pf:md:@max-[28rem]:flex-none pf:md:@max-[28rem]:gap-y-3 pf:md:@max-[28rem]:px-5 pf:md:@max-[28rem]:pb-5",
            picture ? "pf:md:@max-[28rem]:pt-3" : "pf:md:@max-[28rem]:pt-5",
          )}
        >
          {rating === null ? null : <Stars rating={rating} label={text.stars(rating)} />}
          <blockquote className="pf:wrap-anywhere">
            {typeof children === "string" ? text.quote(children) : children}
          </blockquote>
          <p className="pf:wrap-anywhere">
            <bdi className="pf:type-item pf:block">{name}</bdi>
            {jobTitle ? <bdi className="pf:text-muted pf:text-small">{jobTitle}</bdi> : null}
          </p>
        </div>
      </div>
    </figure>
  );
}

const STARS = [0, 1, 2, 3, 4];

/** Limits the rating to 0–5 and one decimal, so that the stars and their text agree. Returns null for NaN. */
function toRating(stars: number | null): number | null {
  if (stars === null || Number.isNaN(stars)) return null;
  return Math.round(Math.min(Math.max(stars, 0), STARS.length) * 10) / 10;
}

const STAR = "M12 2.4l2.95 5.98 6.6.96-4.78 4.66 1.13 6.57L12 17.47l-5.9 3.1 1.13-6.57L2.45 9.34l6.6-.96z";

function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="pf:flex pf:gap-1 pf:text-accent-frame">
      {STARS.map((star) => (
        <svg
          key={star}
          aria-hidden
          viewBox="0 0 24 24"
          fill="none"
          strokeWidth={1.6}
          strokeLinejoin="round"
          className="pf:size-4.5 pf:rtl:-scale-x-100"
        >
          {/* The inner svg clips the fill to the filled share of the star. */}
          <svg aria-hidden width={Math.min(Math.max(rating - star, 0), 1) * 24} height={24}>
            <path d={STAR} className="pf:fill-accent pf:stroke-none" />
          </svg>
          <path d={STAR} stroke="currentColor" />
        </svg>
      ))}
    </span>
  );
}
