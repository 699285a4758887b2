/** What is used of gifenc, which has no types of its own. */
declare module "gifenc" {
  type Palette = readonly (readonly [red: number, green: number, blue: number])[];

  interface FrameOptions {
    /** Of the whole file; the first frame's. */
    readonly palette?: Palette;
    /** In milliseconds; the file has hundredths of a second. */
    readonly delay: number;
    /** Of the first frame: how often the file repeats; 0 is for ever. */
    readonly repeat?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** What becomes of the frame when the next is shown; 1 leaves it where it is. */
    readonly dispose?: number;
  }

  interface Encoder {
    /** Writes a frame into the left upper corner; the first has the size of the file. */
    readonly writeFrame: (indices: Uint8Array, width: number, height: number, options: FrameOptions) => void;
    readonly finish: () => void;
    /** A copy of what is written. */
    readonly bytes: () => Uint8Array<ArrayBuffer>;
    /** What is written, to be changed in place; void after the next write. */
    readonly bytesView: () => Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  /** At most `count` colors that stand for those of a picture. */
  export function quantize(rgba: Uint8ClampedArray, count: number): Palette;
  /** The nearest color of the palette for each pixel, as its index. */
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}
