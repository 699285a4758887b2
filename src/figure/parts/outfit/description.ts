import type { Outfit } from "./options.ts";
export const OUTFIT_DESCRIPTIONS: Partial<Readonly<Record<Outfit, string>>> = {
  dress: "a % dress",
  "chef-whites": "a % chef’s jacket",
  "hi-vis": "a % high-visibility vest",
  "t-shirt": "a % T-shirt",
  polo: "a % polo shirt",
  "shirt-tie": "a % shirt and tie",
  patrol: "a % patrol uniform",
  turnout: "a % firefighter’s coat",
  pilot: "a % pilot’s uniform",
  flannel: "a % flannel shirt",
};
