/** Thrown if the browser scrambles canvas data. The interface shows the message. */
export class ScrambledPictureError extends Error {
  override message =
    "Your browser scrambles pictures to protect you from fingerprinting, so none was saved. Download the drawing (SVG) instead.";
}
