/** Append new poses to a list: figure codes store the index. */
export const POSES = {
  hero: ["proud", "raise", "wave", "ready", "guard", "hold", "stride", "salute", "sit"],
  villain: ["scheme", "crossed", "beckon", "point", "loom", "wield", "lounge", "cackle", "stalk"],
} as const;

export type Pose = (typeof POSES)[keyof typeof POSES][number];
