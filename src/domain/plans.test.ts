import { describe, expect, it } from "vitest";
import { nextPlan } from "./entitlement.ts";
import { describeRemaining, PLAN, PLANS, remainingDownloads, SINGLE_FIGURE_CENTS } from "./plans.ts";

describe("plans (specification §9)", () => {
  it("A single figure costs $18.99", () => {
    expect(SINGLE_FIGURE_CENTS).toBe(1899);
  });

  it("The plans are Basic, Premium and Legendary, cheapest first", () => {
    expect(PLANS).toEqual([PLAN.basic, PLAN.premium, PLAN.legendary]);
    expect(PLANS.map((plan) => plan.id)).toEqual(["basic", "premium", "legendary"]);
  });

  it("nextPlan returns the next larger plan, and none after the largest", () => {
    expect(PLANS.map(({ id }) => nextPlan(id))).toEqual([PLAN.premium, PLAN.legendary, undefined]);
  });

  it.each([
    [
      { id: "basic", name: "Basic", priceCents: 1899, period: "one-time", downloads: 2, isPopular: false },
      "2 action figure downloads, Standard accessories, Basic quality, Standard packaging, Social sharing",
    ],
    [
      { id: "premium", name: "Premium", priceCents: 8899, period: "per month", downloads: Infinity, isPopular: true },
      "Unlimited downloads, Premium accessories, High resolution, Exclusive packaging, Advanced customization, " +
        "Priority support, Referral dashboard",
    ],
    [
      {
        id: "legendary",
        name: "Legendary",
        priceCents: 99_999,
        period: "lifetime",
        downloads: Infinity,
        isPopular: false,
      },
      "Everything in Premium, Lifetime unlimited access, NFT minting (airdrop in 30 days), " +
        "3D printed 1:6 scale figure, Collectors editions, Early access",
    ],
  ] as const)("The plan $id has the specified price, downloads and features", (plan, features) => {
    expect(PLAN[plan.id]).toEqual({ ...plan, features: features.split(", ") });
  });
});

describe("remaining downloads", () => {
  it.each([
    [0, 2, "2 downloads remaining"],
    [1, 1, "1 download remaining"],
    [2, 0, "0 downloads remaining"],
    [3, 0, "0 downloads remaining"],
  ])("After %i downloads, Basic has %i of its two left", (used, left, words) => {
    expect(remainingDownloads(PLAN.basic, used)).toBe(left);
    expect(describeRemaining(left)).toBe(words);
  });

  it("Numbers from 1,000 have a thousands separator", () => {
    expect(describeRemaining(1234)).toBe("1,234 downloads remaining");
  });

  it("Premium and Legendary never run out of downloads", () => {
    for (const plan of [PLAN.premium, PLAN.legendary]) {
      expect(describeRemaining(remainingDownloads(plan, 1_000_000))).toBe("Unlimited downloads");
    }
  });
});
