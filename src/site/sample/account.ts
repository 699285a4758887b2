import type { PlanUse } from "../../domain/entitlement.ts";
import { hashText } from "../../domain/figure-spec.ts";
import type { Profile } from "../../domain/profile.ts";
import { SAMPLE_DETAILS } from "./profile.ts";

/** Numbers of the sample account. */
export const SAMPLE_ACCOUNT = { successfulReferrals: 12 } as const;

/** A reserved domain: nothing is ever requested from it. */
const REFERRALS = "https://profigure.example/r/";

/** A referral link that names its owner: the sample's own, or one made of the name in the profile. */
export function referralLink(profile: Profile): string {
  if (isSampleProfile(profile)) return `${REFERRALS}MAYA-007`;
  const [first = ""] = profile.name.normalize("NFKD").toUpperCase().split(/\s+/);
  const number = String((hashText(profile.name) % 999) + 1).padStart(3, "0");
  return `${REFERRALS}${first.replaceAll(/[^A-Z]/g, "") || "FIGURE"}-${number}`;
}

/** Basic grants 2 downloads and 1 is used, hence '1 download remaining'. */
export const SAMPLE_PLAN_USE: PlanUse = { plan: "basic", downloadsUsed: 1 };

export const SAMPLE_PROFILE: Profile = {
  name: SAMPLE_DETAILS.name,
  email: "maya@work.example",
  headline: SAMPLE_DETAILS.jobTitle,
};

/** Whether the profile is still the sample person's. */
export const isSampleProfile = ({ name }: Pick<Profile, "name">): boolean => name === SAMPLE_PROFILE.name;
