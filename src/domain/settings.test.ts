import { expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "./settings.ts";
import { TESTIMONIAL_STARS } from "./testimonial.ts";

it("Only e-mail notifications are on by default (specification §2)", () => {
  expect(DEFAULT_SETTINGS).toEqual({ emailNotifications: true, marketingCommunications: false, socialSharing: false });
});

it("Every testimonial has five stars (specification §9)", () => {
  expect(TESTIMONIAL_STARS).toBe(5);
});
