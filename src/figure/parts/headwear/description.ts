import type { Headwear } from "./options.ts";
export const HEADWEAR_DESCRIPTIONS: Partial<Readonly<Record<Headwear, string>>> = {
  "chef-hat": "a chef’s hat",
  "graduation-cap": "a graduation cap",
  "ranger-hat": "a % ranger’s hat",
};
