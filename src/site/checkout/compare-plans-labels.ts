import { nextPlan } from "../../domain/entitlement.ts";
import { formatMoney } from "../../domain/money.ts";
import { PLAN, type Plan, type PlanId } from "../../domain/plans.ts";

/** True: included. False: not included. */
export type Cell = string | boolean;

export const LABELS = {
  /** For the next larger plan; the largest plan offers only the comparison. */
  heading: (current: PlanId): string => {
    const next = nextPlan(current);
    return next ? `Upgrade to ${next.name}` : "Compare plans";
  },
  table: "Plan comparison",
  /** Selects a plan on a phone, which shows one at a time. */
  plan: "Plan",
  price: "Price",
  priceOf: ({ priceCents, period }: Plan) => `${formatMoney(priceCents)} ${period}`,
  yourPlan: "Your plan",
  popular: "MOST POPULAR",
  /** Each plan's features apart from its price: Basic, Premium, Legendary (specification §9). */
  rows: [
    ["Downloads", [String(PLAN.basic.downloads), "Unlimited", "Lifetime unlimited"]],
    ["Accessories", ["Standard", "Premium", "Premium"]],
    ["Quality", ["Basic", "High resolution", "High resolution"]],
    ["Packaging", ["Standard", "Exclusive", "Exclusive"]],
    ["Advanced customization", [false, true, true]],
    ["Priority support", [false, true, true]],
    ["Referral dashboard", [false, true, true]],
    ["3D printed 1:6 scale figure", [false, false, true]],
    ["NFT minting (airdrop in 30 days)", [false, false, true]],
    ["Collectors editions, early access", [false, false, true]],
  ] as ReadonlyArray<readonly [string, readonly [Cell, Cell, Cell]]>,
  included: "Included",
  notIncluded: "Not included",
  note: "Demo: no payment is taken, no card is asked for",
  switchTo: (plan: string) => `Switch to ${plan}`,
  keep: (plan: string) => `Keep ${plan}`,
  /** The close button. */
  close: "Close",
};
/** The dialog's texts. */
export type ComparePlansDialogLabels = Readonly<typeof LABELS>;
