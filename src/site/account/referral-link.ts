import { foldLetters } from "../../domain/fold-letters.ts";
import type { Profile } from "../../domain/profile.ts";
import { hashText } from "../../figure/schema/spec.ts";
import { SAMPLE_PROFILE } from "../sample/account.ts";

/** A reserved domain, so that a request can never reach anybody. */
const REFERRALS = "https://profigure.example/r/";

/** A referral link with its owner's name: the sample's, or one made from the profile's name. */
export function referralLink(profile: Profile): string {
  if (profile.name === SAMPLE_PROFILE.name) return `${REFERRALS}MAYA-007`;
  const [first = ""] = foldLetters(profile.name).toUpperCase().split(/\s+/);
  const number = String((hashText(profile.name) % 999) + 1).padStart(3, "0");
  return `${REFERRALS}${first.replaceAll(/[^A-Z]/g, "") || "FIGURE"}-${number}`;
}
