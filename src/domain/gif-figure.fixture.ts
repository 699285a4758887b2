import { encodeFigure } from "../figure/schema/code.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";

/** Maximum size of a sub-block in a GIF. */
const PART_LENGTH = 255;

/** Adds the figure code to a GIF, in a comment after the frames, as older versions of the site did. */
export function addGifFigure(gif: Uint8Array, spec: FigureSpec): Uint8Array<ArrayBuffer> {
  const text = [...new TextEncoder().encode(`profigure:${encodeFigure(spec)}`)];
  const parts = text.flatMap((byte, at) =>
    at % PART_LENGTH === 0 ? [Math.min(PART_LENGTH, text.length - at), byte] : [byte],
  );
  return Uint8Array.from([...gif.subarray(0, -1), 0x21, 0xfe, ...parts, 0, 0x3b]);
}
