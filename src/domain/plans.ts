import { formatCount } from "../lib/format-count.ts";
import { formatMoney } from "./money.ts";

/** The ids of the plans, cheapest first (specification §9). */
export const PLAN_IDS = ["basic", "premium", "legendary"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** A pricing plan (specification §9). */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** US cents, an integer. */
  readonly priceCents: number;
  readonly period: "one-time" | "per month" | "lifetime";
  /** Downloads included in the plan. */
  readonly downloads: number;
  readonly features: readonly string[];
  /** Whether the plan has the MOST POPULAR badge. */
  readonly isPopular: boolean;
}

/** Price of a single figure in US cents (specification §9). */
export const SINGLE_FIGURE_CENTS = 1899;

const basic: Plan = {
  id: "basic",
  name: "Basic",
  priceCents: 1899,
  period: "one-time",
  downloads: 2,
  features: [
    "2 action figure downloads",
    "Standard accessories",
    "Basic quality",
    "Standard packaging",
    "Social sharing",
  ],
  isPopular: false,
};
const premium: Plan = {
  id: "premium",
  name: "Premium",
  priceCents: 8899,
  period: "per month",
  downloads: Number.POSITIVE_INFINITY,
  features: [
    "Unlimited downloads",
    "Premium accessories",
    "High resolution",
    "Exclusive packaging",
    "Advanced customization",
    "Priority support",
    "Referral dashboard",
  ],
  isPopular: true,
};
const legendary: Plan = {
  id: "legendary",
  name: "Legendary",
  priceCents: 99999,
  period: "lifetime",
  downloads: Number.POSITIVE_INFINITY,
  features: [
    "Everything in Premium",
    "Lifetime unlimited access",
    "NFT minting (airdrop in 30 days)",
    "3D printed 1:6 scale figure",
    "Collectors editions",
    "Early access",
  ],
  isPopular: false,
};

/** The three plans by id. */
export const PLAN: Readonly<Record<PlanId, Plan>> = { basic, premium, legendary };
/** The three plans, cheapest first. */
export const PLANS: readonly Plan[] = PLAN_IDS.map((id) => PLAN[id]);

/** "$88.99 per month". */
export const describePrice = ({ priceCents, period }: Plan): string => `${formatMoney(priceCents)} ${period}`;

/** A plan's remaining downloads: at least zero, or Infinity if the plan is unlimited. */
export const remainingDownloads = (plan: Plan, used: number): number => Math.max(0, plan.downloads - used);

/** "1 download remaining", "1,234 downloads remaining", "Unlimited downloads". */
export function describeRemaining(remaining: number): string {
  if (remaining === Number.POSITIVE_INFINITY) return "Unlimited downloads";
  return `${formatCount(remaining)} ${remaining === 1 ? "download" : "downloads"} remaining`;
}
