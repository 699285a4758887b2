import type { PlanUse } from "../../domain/entitlement.ts";
import type { Profile } from "../../domain/profile.ts";
import { SAMPLE_DETAILS } from "./profile.ts";

/** Numbers of the sample account. */
export const SAMPLE_ACCOUNT = { successfulReferrals: 12 } as const;

/** One of Basic's two downloads is used, so that the account shows "1 download remaining". */
export const SAMPLE_PLAN_USE: PlanUse = { plan: "basic", downloadsUsed: 1 };

export const SAMPLE_PROFILE: Profile = {
  name: SAMPLE_DETAILS.name,
  email: "maya@work.example",
  headline: SAMPLE_DETAILS.jobTitle,
};
