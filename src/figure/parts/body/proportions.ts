/**
 * Heights and lengths that all bodies share, in units: 0,0 is the ground between the feet, up is negative. Widths are
 * in `builds.ts`. The diagram is in src/figure/README.md.
 *
 * Everything from the hips upward is drawn as if the legs were as long as an adult's, then moved down by `legDrop`,
 * because a designer toy has short legs.
 */

/** Tip of the chin, where the head joins the neck. */
export const CHIN_Y = -303;
export const SHOULDER_Y = -276;
/** The widest part of the chest. */
export const CHEST_Y = -240;
export const WAIST_Y = -196;
/** The pivot of the upper body's lean. */
export const LEAN_Y = -160;
/** The widest part of the trunk below the waist. */
export const HIP_Y = -158;
/** The hip joints. */
export const HIP_JOINT_Y = -154;
/** From the ground to the ankle. */
export const ANKLE_HEIGHT = 36;
/** The hip joints of a seated figure. */
const SEAT_Y = -78;

/** Lengths from joint to joint. A pose can override that of the forearm. */
export const UPPER_ARM_LENGTH = 48;
export const FOREARM_LENGTH = 41;
export const THIGH_LENGTH = 38;
export const SHIN_LENGTH = 32;

/** How far the upper body of a standing figure is moved down, for limbs of this ratio to the average length. */
export const legDrop = (limbs: number): number =>
  -HIP_JOINT_Y - ANKLE_HEIGHT - Math.round((THIGH_LENGTH + SHIN_LENGTH) * limbs);
/** {@link legDrop} of a seated figure. */
export const SEAT_DROP = SEAT_Y - HIP_JOINT_Y;
