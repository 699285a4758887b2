import type { Profile } from "../../domain/profile.ts";
import { foldLetters } from "../../lib/fold-letters.ts";
import { hashText } from "../../lib/hash-text.ts";
import { isSampleProfile } from "./own-figure.ts";

/** Start of a referral link. The domain is reserved, so that nobody can receive requests to it. */
const REFERRALS = "https://profigure.example/r/";

/** Creates the referral link from the profile's name. The sample profile has a fixed link. */
export function referralLink(profile: Profile): string {
  if (isSampleProfile(profile)) return `${REFERRALS}MAYA-007`;
  const [first = ""] = foldLetters(profile.name).toUpperCase().split(/\s+/);
  const number = String((hashText(profile.name) % 999) + 1).padStart(3, "0");
  return `${REFERRALS}${first.replaceAll(/[^A-Z]/g, "") || "FIGURE"}-${number}`;
}
