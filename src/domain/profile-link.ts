/** The text that every profile link must contain (`{host}` in the specification). Spelled nowhere else. */
export const PROFILE_HOST = "linkedin.com";

export const PROFILE_URL_PLACEHOLDER = `https://${PROFILE_HOST}/in/your-name`;

/** The messages of the error catalogue (specification §8). */
export const PROFILE_URL_ERRORS = {
  empty: "Please enter your LinkedIn URL",
  invalid: "Please enter a valid LinkedIn URL",
} as const;
/** Why a profile link is refused, in the words that a person reads (specification §8). */
export type ProfileUrlError = (typeof PROFILE_URL_ERRORS)[keyof typeof PROFILE_URL_ERRORS];

/**
 * The message for a profile link, or undefined when it is accepted (specification §5).
 * White space alone is empty. The host is looked for anywhere in the text, whatever its case:
 * the rule is "contains" and no stricter.
 */
export function validateProfileUrl(value: string): ProfileUrlError | undefined {
  const text = value.trim();
  if (text === "") return PROFILE_URL_ERRORS.empty;
  return text.toLowerCase().includes(PROFILE_HOST) ? undefined : PROFILE_URL_ERRORS.invalid;
}
