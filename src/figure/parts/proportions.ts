/**
 * Heights and lengths that all bodies share, in units: 0,0 is the ground between the feet, up is negative. Widths
 * differ: `builds.ts` has them. The diagram is in the README of the figure room.
 */

/** Middle of the face. */
export const FACE_Y = -352;
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
/** How much lower than a standing body a seated one is. */
export const SEAT_DROP = 44;

/** From joint to joint. A pose may ask for another forearm. */
export const UPPER_ARM_LENGTH = 53;
export const FOREARM_LENGTH = 45;
export const THIGH_LENGTH = 62;
export const SHIN_LENGTH = 56;
