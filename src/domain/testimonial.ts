/** A customer's quote (specification §3), always rated five stars (§9). */
export interface Testimonial {
  readonly id: string;
  readonly name: string;
  /** URL of the person's picture. */
  readonly image: string;
  readonly role: string;
  readonly content: string;
}

export const TESTIMONIAL_STARS = 5;
