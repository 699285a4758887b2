/** A customer's words (specification §3). Each is rated five stars (§9). */
export interface Testimonial {
  readonly id: string;
  readonly name: string;
  /** URL of the person's picture. */
  readonly image: string;
  readonly role: string;
  readonly content: string;
}

export const TESTIMONIAL_STARS = 5;
