/** The text that every profile link must contain (`{host}` in the specification), defined only here. */
export const PROFILE_HOST = "linkedin.com";

export const PROFILE_URL_PLACEHOLDER = `https://${PROFILE_HOST}/in/your-name`;

/** The messages in the error catalog (specification §8). */
export const PROFILE_URL_ERRORS = {
  empty: "Please enter your LinkedIn URL",
  invalid: "Please enter a valid LinkedIn URL",
} as const;
/** The message for a refused profile link (specification §8). */
export type ProfileUrlError = (typeof PROFILE_URL_ERRORS)[keyof typeof PROFILE_URL_ERRORS];

/**
 * The message for an invalid profile link; undefined for a valid one (specification §5). White space alone is empty.
 * The rule is only that the text contains the host, in any case.
 */
export function validateProfileUrl(value: string): ProfileUrlError | undefined {
  const text = value.trim();
  if (text === "") return PROFILE_URL_ERRORS.empty;
  return text.toLowerCase().includes(PROFILE_HOST) ? undefined : PROFILE_URL_ERRORS.invalid;
}
