/**
 * Every id in the pictures, by what it names. What is written stays short: a box repeats its ids some sixty times,
 * and their bytes travel to phones. A picture puts a prefix of its own before each (`createPictureContext`), so that
 * any number of pictures share a page. Use: `import * as ids`, which costs nothing once it is bundled.
 */

// Surfaces, shared by all parts
/** Sheen of clear plastic. */
export const clearPlastic = "b";
/** Glow behind the figure and behind each accessory. */
export const glow = "g";
/** Ground of the whole picture. */
export const ground = "c";

// Card
/** Cuts at the card's edge and hang hole; in a portrait, at its square. */
export const cardClip = "x";
/** Cuts at the window of a box, or where a trading card cuts the figure. */
export const windowClip = "W";
/** Lettering of the name, drawn twice for its shadow. */
export const nameLettering = "n";
/** Back of an accessory's bubble. */
export const bayBack = "y";
/** Front of an accessory's bubble, with its name plate. */
export const bayFront = "z";
/** The first accessory, drawn again in the emblem. */
export const tradeSign = "t";
/** The word PREVIEW of the watermark. */
export const previewWord = "p";

// Body
/** Cuts the clothes of a seated figure at the seat. */
export const seatClip = "v";
/** Cuts hair at the rim of a hat. */
export const hatClip = "q";
export const wheel = "w";
/** Cuts the irises at the lids. */
export const eyeClip = "j";
/** Cuts what is painted on the face at its edge. */
export const faceClip = "a1";

/** Cuts a raised arm where a beard or scarf hangs over its shoulder. */
export const drapeClip = "a2";
/** The arm that is drawn once more over it. */
export const drapedArms = "a3";

// Print card
/** Stripes of the glue tab. */
export const glueStripes = "d";
/** The box on the front, drawn again small beside the strip. */
export const printFront = "o";
export const firstAccessory = "0";
export const secondAccessory = "1";
export const thirdAccessory = "2";

// Capsule, which is a picture of its own
export const capsuleColor = "a";
export const capsuleWhite = "m";
