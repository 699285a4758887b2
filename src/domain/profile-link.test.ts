import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROFILE_HOST, PROFILE_URL_ERRORS, PROFILE_URL_PLACEHOLDER, validateProfileUrl } from "./profile-link.ts";

const EMPTY = "Please enter your LinkedIn URL";
const INVALID = "Please enter a valid LinkedIn URL";

describe("validateProfileUrl (specification §5, §8)", () => {
  it("The error messages match the specification", () => {
    expect(PROFILE_URL_ERRORS).toEqual({ empty: EMPTY, invalid: INVALID });
  });

  it.each(["", " ", "\t\n", "\u00a0\u2003\ufeff"])("The link %j counts as empty", (value) => {
    expect(validateProfileUrl(value)).toBe(EMPTY);
  });

  it.each([
    "https://example.com/in/maya",
    "linkedin",
    "linkedin .com",
    "<script>alert(1)</script>",
    "\0",
    "💼",
    "\u202emoc.nideknil",
    "x".repeat(10_000),
  ])("The link %j is refused", (value) => {
    expect(validateProfileUrl(value)).toBe(INVALID);
  });

  it.each([
    "https://linkedin.com/in/maya",
    "https://www.LinkedIn.com/in/maya",
    "LINKEDIN.COM",
    "  linkedin.com  ",
    "ask me about linkedin.com, please",
    "https://example.com/?to=linkedin.com",
    "<img src=x onerror=alert(1)>linkedin.com",
    `linkedin.com/in/${"x".repeat(10_000)}`,
    PROFILE_URL_PLACEHOLDER,
  ])("The link %j is accepted", (value) => {
    expect(validateProfileUrl(value)).toBeUndefined();
  });

  it("A text is valid if and only if it contains the host in any case", () => {
    const near = fc.constantFrom(PROFILE_HOST, PROFILE_HOST.toUpperCase(), "LinkedIn.com", "linkedin", ".com", " ");
    const text = fc.array(fc.oneof(near, fc.string({ unit: "binary", maxLength: 6 })), { maxLength: 5 });
    fc.assert(
      fc.property(text, (parts) => {
        const value = parts.join("");
        const isAccepted = value.trim().toLowerCase().includes("linkedin.com");
        expect(validateProfileUrl(value) === undefined).toBe(isAccepted);
        if (!isAccepted) expect(validateProfileUrl(value)).toBe(value.trim() === "" ? EMPTY : INVALID);
      }),
    );
  });
});
