export interface MobilityTraits {
  /** The body draws it, so it needs no pack. */
  readonly isInBody?: true;
  /** The left hand holds it. */
  readonly isHeld?: true;
  readonly hasWheels?: true;
  /** It is a prosthesis or limb difference of the right arm. */
  readonly isArm?: true;
}

/** Append new options at the end: figure codes store the index. */
export const MOBILITIES = {
  none: { isInBody: true },
  wheelchair: { hasWheels: true },
  cane: { isHeld: true },
  "prosthetic-arm": { isInBody: true, isArm: true },
  "prosthetic-leg": {},
  "power-wheelchair": { hasWheels: true },
  crutches: { isHeld: true },
  "white-cane": { isHeld: true },
  "guide-dog": { isHeld: true },
  "prosthetic-hook": { isArm: true },
  "prosthetic-foot": {},
  "arm-difference": { isInBody: true, isArm: true },
} as const satisfies Readonly<Record<string, MobilityTraits>>;

export type Mobility = keyof typeof MOBILITIES;
export const mobilityTraits = (id: Mobility): MobilityTraits => MOBILITIES[id];
