import { expect, test } from "vitest";
import { SAMPLE_PROFILE } from "../sample/account.ts";
import { referralLink } from "./referral-link.ts";

test("Only a profile that nobody saved has the sample's referral link", () => {
  expect(referralLink(SAMPLE_PROFILE)).toBe("https://profigure.example/r/MAYA-007");
  expect(referralLink({ ...SAMPLE_PROFILE })).toMatch(/\/MAYA-(?!007)\d{3}$/);
});
