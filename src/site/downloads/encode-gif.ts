import { applyPalette, GIFEncoder, quantize } from "gifenc";

/** Colors of the file; the index behind them is no color: what the frame before shows there stays. */
const COLORS = 255;
const UNCHANGED = COLORS;
/** By how much of 255 a pixel differs from frame to frame where nothing moves: browsers draw edges a little differently each time. */
const NOISE = 3;
/** From the start of a frame to its left edge in the file: behind its graphic control extension and its separator. */
const LEFT_AT = 9;

/** Pixels, row by row, four bytes each. */
type Pixels = Uint8ClampedArray<ArrayBuffer>;

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface GifOptions {
  readonly width: number;
  readonly height: number;
  /** The first frame, which is opaque: its colors are those of the file. */
  readonly picture: Pixels;
  /**
   * What of it the later frames are compared with: itself, or the same without what lies over it and does not move.
   * Where a later frame differs from it, the picture differs by as much.
   */
  readonly rest: Pixels;
}

/**
 * Makes a GIF that repeats for ever, frame by frame. Of each after the first only the rectangle is written in which
 * something moved, and of that only what did.
 */
export function createGif({ width, height, picture, rest }: GifOptions) {
  const gif = GIFEncoder();
  const palette = quantize(picture, COLORS);
  /** What is visible, before the lettering is laid over it. */
  const visible = rest.slice();
  const whole: Area = { left: 0, top: 0, width, height };
  let last = { indices: applyPalette(picture, palette), area: whole, delay: 0 };

  const write = () => {
    const { indices, area, delay } = last;
    const start = gif.bytesView().length;
    const options = start === 0 ? { palette, repeat: 0 } : { transparent: true, transparentIndex: UNCHANGED };
    gif.writeFrame(indices, area.width, area.height, { ...options, delay, dispose: 1 });
    if (start === 0) return;
    const { buffer, byteOffset } = gif.bytesView();
    const place = new DataView(buffer, byteOffset + start + LEFT_AT);
    place.setUint16(0, area.left, true);
    place.setUint16(2, area.top, true);
  };

  return {
    /** Shows the last frame for so many milliseconds more. */
    hold(delay: number) {
      last.delay += delay;
    },
    /** Adds a frame; one in which nothing moved is none. */
    add(frame: Pixels) {
      const area = differingArea(visible, frame, width);
      if (!area) return;
      write();
      const moved = new Uint8ClampedArray(area.width * area.height * 4);
      const isMoved = new Uint8Array(area.width * area.height);
      for (let to = 0; to < isMoved.length; to++) {
        const x = area.left + (to % area.width);
        const y = area.top + Math.floor(to / area.width);
        const at = (y * width + x) * 4;
        if (!differs(visible, frame, at)) continue;
        isMoved[to] = 1;
        for (let part = 0; part < 4; part++) {
          const value = frame[at + part] ?? 0;
          visible[at + part] = value;
          moved[to * 4 + part] = (picture[at + part] ?? 0) + value - (rest[at + part] ?? 0);
        }
      }
      const indices = applyPalette(moved, palette).map((index, at) => (isMoved[at] ? index : UNCHANGED));
      last = { indices, area, delay: 0 };
    },
    /** The file. */
    finish(): Uint8Array<ArrayBuffer> {
      write();
      gif.finish();
      return gif.bytes();
    },
  };
}

const differs = (before: Pixels, after: Pixels, at: number): boolean => {
  for (let part = at; part < at + 3; part++)
    if (Math.abs((before[part] ?? 0) - (after[part] ?? 0)) > NOISE) return true;
  return false;
};

/** The smallest rectangle outside of which nothing differs. */
function differingArea(before: Pixels, after: Pixels, width: number): Area | undefined {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let at = 0; at < after.length / 4; at++) {
    if (!differs(before, after, at * 4)) continue;
    const x = at % width;
    bottom = (at - x) / width;
    if (top < 0) top = bottom;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  return top < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
