/** The text that every profile link must contain (`{host}` in the specification). */
export const PROFILE_HOST = "linkedin.com";

export const PROFILE_URL_PLACEHOLDER = `https://${PROFILE_HOST}/in/your-name`;

/** The messages in the error catalog (specification §8). */
export const PROFILE_URL_ERRORS = {
  empty: "Please enter your LinkedIn URL",
  invalid: "Please enter a valid LinkedIn URL",
} as const;
/** One of the messages for a refused profile link. */
export type ProfileUrlError = (typeof PROFILE_URL_ERRORS)[keyof typeof PROFILE_URL_ERRORS];

/**
 * Returns the message for an invalid profile link, or undefined for a valid one (specification §5). A link is valid if
 * it contains the host in upper or lower case. Only white space counts as empty.
 */
export function validateProfileUrl(value: string): ProfileUrlError | undefined {
  const text = value.trim();
  if (text === "") return PROFILE_URL_ERRORS.empty;
  return text.toLowerCase().includes(PROFILE_HOST) ? undefined : PROFILE_URL_ERRORS.invalid;
}
