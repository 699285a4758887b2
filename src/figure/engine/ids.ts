/**
 * All ids within pictures. The values are short, because a box repeats its ids about sixty times. Each picture adds its
 * own prefix (`createPictureContext`), so that any number of pictures fit on a page. Use `import * as ids`, which costs
 * nothing once bundled.
 */

// Surfaces, shared by all parts
/** Sheen of clear plastic. */
export const clearPlastic = "b";
/** Glow behind the figure and behind each accessory. */
export const glow = "g";
/** Ground of the whole picture. */
export const ground = "c";

// Card
/** Clips to the card, except its hang hole; in a portrait, to its square. */
export const cardClip = "x";
/** Clips to the window of a box, or to the part of a trading card that shows the figure. */
export const windowClip = "W";
/** Lettering of the name, drawn twice for its shadow. */
export const nameLettering = "n";
/** Back of an accessory's bubble. */
export const bayBack = "y";
/** Front of an accessory's bubble, with its name plate. */
export const bayFront = "z";
/** The first accessory, repeated in the emblem. */
export const tradeSign = "t";
/** The word PREVIEW of the watermark. */
export const previewWord = "p";

// Body
/** Clips the clothes of a seated figure at the seat. */
export const seatClip = "v";
/** Clips hair at the rim of a hat. */
export const hatClip = "q";
export const wheel = "w";
/** Clips the irises at the lids. */
export const eyeClip = "j";
/** Clips markings and eye patches to the face. */
export const faceClip = "a1";

/** Clips a raised arm where a beard or scarf hangs over its shoulder. */
export const drapeClip = "a2";
/** The raised arm, drawn under the beard or scarf and again, within the clip, over it. */
export const drapedArms = "a3";

// Print card
/** Stripes of the glue tab. */
export const glueStripes = "d";
/** The box on the front, repeated small in the instructions. */
export const printFront = "o";
export const firstAccessory = "0";
export const secondAccessory = "1";
export const thirdAccessory = "2";

// Capsule, a separate picture
export const capsuleColor = "a";
export const capsuleWhite = "m";
