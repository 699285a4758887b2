import { foldLetters } from "../../domain/fold-letters.ts";
import type { Profile } from "../../domain/profile.ts";
import { hashText } from "../../figure/schema/spec.ts";
import { SAMPLE_PROFILE } from "../sample/account.ts";

/** Start of a referral link. The domain is reserved, so that nobody can receive requests to it. */
const REFERRALS = "https://profigure.example/r/";

/** Creates the referral link from the profile's name. The sample profile has a fixed link. */
export function referralLink(profile: Profile): string {
  if (profile.name === SAMPLE_PROFILE.name) return `${REFERRALS}MAYA-007`;
  const [first = ""] = foldLetters(profile.name).toUpperCase().split(/\s+/);
  const number = String((hashText(profile.name) % 999) + 1).padStart(3, "0");
  return `${REFERRALS}${first.replaceAll(/[^A-Z]/g, "") || "FIGURE"}-${number}`;
}
