export interface MobilityTraits {
  /** The pack that contains the drawing. Options without a pack are drawn with the body. */
  readonly pack?: "aids" | "seats" | "wheels";
  /** The left hand holds it. */
  readonly isHeld?: true;
  readonly hasWheels?: true;
  /** It is a prosthesis or limb difference of the right arm. */
  readonly isArm?: true;
}

/** Append new options at the end: figure codes store the index. */
export const MOBILITIES = {
  none: {},
  wheelchair: { pack: "wheels", hasWheels: true },
  cane: { pack: "aids", isHeld: true },
  "prosthetic-arm": { isArm: true },
  "prosthetic-leg": { pack: "seats" },
  "power-wheelchair": { pack: "wheels", hasWheels: true },
  crutches: { pack: "aids", isHeld: true },
  "white-cane": { pack: "aids", isHeld: true },
  "guide-dog": { pack: "aids", isHeld: true },
  "prosthetic-hook": { pack: "aids", isArm: true },
  "prosthetic-foot": { pack: "seats" },
  "arm-difference": { isArm: true },
} as const satisfies Readonly<Record<string, MobilityTraits>>;

export type Mobility = keyof typeof MOBILITIES;
export const mobilityTraits = (id: Mobility): MobilityTraits => MOBILITIES[id];
