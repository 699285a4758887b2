/**
 * All SVG ids in pictures. The values are short, because a box repeats its ids about sixty times.
 * `createPictureContext` adds a prefix for each picture, so that a page can contain several pictures. Import this file
 * with `import * as ids`; bundlers inline the values.
 */

// Gradients that all parts share
/** Gloss of clear plastic. */
export const clearPlastic = "b";
/** Glow behind the figure and behind each accessory. */
export const glow = "g";
/** Background of the whole picture. */
export const ground = "c";

// Card
/** Clips to the card without its hang hole. In a portrait, clips to the square. */
export const cardClip = "x";
/** Clips to the window of a window box, or to the figure's area on a trading card. */
export const windowClip = "W";
/** Lettering of the name, reused for its shadow. */
export const nameLettering = "n";
/** The two tones of the name. */
export const nameFill = "f";
/** Back of an accessory's blister. */
export const bayBack = "y";
/** Front of an accessory's blister, with its label plate. */
export const bayFront = "z";
/** Drawing of the first accessory, reused in the emblem. */
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

/** Excludes the shoulders, where a beard or scarf covers a raised arm. */
export const drapeClip = "a2";
/** Raised arms: drawn under the beard or scarf, and reused above it, clipped with {@link drapeClip}. */
export const drapedArms = "a3";

// Print card
/** Stripes of the glue tab. */
export const glueStripes = "d";
/** The box on the front, reused at a small size in the instructions. */
export const printFront = "o";
export const firstAccessory = "0";
export const secondAccessory = "1";
export const thirdAccessory = "2";

// The capsule, which is a separate picture
export const capsuleColor = "a";
export const capsuleWhite = "m";
