import { expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "./settings.ts";

it("Only e-mail notifications are on by default (specification §2)", () => {
  expect(DEFAULT_SETTINGS).toEqual({ emailNotifications: true, marketingCommunications: false, socialSharing: false });
});
