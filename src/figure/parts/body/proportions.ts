/**
 * Heights and lengths that all bodies share, in units. 0,0 is on the ground between the feet; y is negative above it.
 * Widths are in `builds.ts`. The diagram is in src/figure/README.md. Everything from the hips up is drawn as if the
 * legs had an adult's length. `legDrop` then moves it down, because a toy has short legs.
 */

/** Tip of the chin, where the head joins the neck. */
export const CHIN_Y = -303;
export const SHOULDER_Y = -276;
/** The widest part of the chest. */
export const CHEST_Y = -240;
export const WAIST_Y = -196;
/** The y around which the upper body leans. */
export const LEAN_Y = -160;
/** The widest part of the trunk below the waist. */
export const HIP_Y = -158;
/** The hip joints. */
export const HIP_JOINT_Y = -154;
/** From the ground to the ankle. */
export const ANKLE_HEIGHT = 36;
/** The hip joints of a seated figure. */
const SEAT_Y = -78;

/** Lengths from joint to joint. A pose can override the forearm's. */
export const UPPER_ARM_LENGTH = 48;
export const FOREARM_LENGTH = 41;
export const THIGH_LENGTH = 38;
export const SHIN_LENGTH = 32;

/** Returns how far the upper body of a standing figure moves down. `limbs` is {@link Build.limbs}. */
export const legDrop = (limbs: number): number =>
  -HIP_JOINT_Y - ANKLE_HEIGHT - Math.round((THIGH_LENGTH + SHIN_LENGTH) * limbs);
/** {@link legDrop} of a seated figure. */
export const SEAT_DROP = SEAT_Y - HIP_JOINT_Y;
