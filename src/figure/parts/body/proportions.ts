/**
 * Heights and lengths that all bodies share, in units: 0,0 is the ground between the feet, up is negative. Widths
 * differ: `builds.ts` has them. The diagram is in src/figure/README.md.
 *
 * Everything from the hips upward is drawn in units of the upper body, in which the hips are as high as those of a
 * grown person, and is then moved down by `legDrop`: a designer toy has short legs.
 */

/** Tip of the chin, above the neck: the head grows upward from here. */
export const CHIN_Y = -303;
export const SHOULDER_Y = -276;
/** Where the chest is widest. */
export const CHEST_Y = -240;
export const WAIST_Y = -196;
/** The upper body leans around this point. */
export const LEAN_Y = -160;
/** Where the trunk is widest below the waist. */
export const HIP_Y = -158;
/** Hip joints, which the thighs hang from. */
export const HIP_JOINT_Y = -154;
/** From the ground to the ankle. */
export const ANKLE_HEIGHT = 36;
/** Of a seated person. */
const SEAT_Y = -78;

/** From joint to joint. A pose may ask for another forearm. */
export const UPPER_ARM_LENGTH = 48;
export const FOREARM_LENGTH = 41;
export const THIGH_LENGTH = 38;
export const SHIN_LENGTH = 32;

/** How much lower than its units say an upper body stands whose limbs have this ratio to the usual length. */
export const legDrop = (limbs: number): number =>
  -HIP_JOINT_Y - ANKLE_HEIGHT - Math.round((THIGH_LENGTH + SHIN_LENGTH) * limbs);
/** The same of a seated one. */
export const SEAT_DROP = SEAT_Y - HIP_JOINT_Y;
