import { expect, it } from "vitest";
import { PROFILE_HOST, PROFILE_URL_PLACEHOLDER, validateProfileUrl } from "./profile-link.ts";

const EMPTY = "Please enter your LinkedIn URL";
const INVALID = "Please enter a valid LinkedIn URL";

it.each([
  ["", EMPTY],
  ["\u00a0\u2003\ufeff", EMPTY],
  ["https://example.com/in/maya", INVALID],
  ["linkedin", INVALID],
  ["linkedin .com", INVALID],
  ["\0", INVALID],
  ["https://www.LinkedIn.com/in/maya", undefined],
  [PROFILE_HOST.toUpperCase(), undefined],
  ["ask me about linkedin.com, please", undefined],
  ["https://example.com/?to=linkedin.com", undefined],
  [PROFILE_URL_PLACEHOLDER, undefined],
])("The error for the link %j is %j (specification §5, §8)", (value, error) => {
  expect(validateProfileUrl(value)).toBe(error);
});
