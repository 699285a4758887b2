import { expect, test } from "vitest";
import { createGif } from "./encode-gif.ts";

const SIZE = { width: 8, height: 6 };
const WHITE = [255, 255, 255, 255];
const RED = [200, 0, 0, 255];
const BLUE = [0, 0, 200, 255];

/** A white picture, with pixels of other colors. */
function picture(...pixels: (readonly [x: number, y: number, color: readonly number[]])[]) {
  const data = new Uint8ClampedArray(Array.from({ length: SIZE.width * SIZE.height }, () => WHITE).flat());
  for (const [x, y, color] of pixels) data.set(color, (y * SIZE.width + x) * 4);
  return data;
}

/** The frames' heads: their places and sizes in pixels, how long each is shown in milliseconds, and how it goes. */
function framesOf(gif: Uint8Array) {
  const view = new DataView(gif.buffer, gif.byteOffset);
  const frames = [];
  let at = 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);
  for (let delay = 0, flags = 0; at < gif.length && gif[at] !== 0x3b; at++) {
    if (gif[at] === 0x2c) {
      const [left, top, width, height] = [1, 3, 5, 7].map((place) => view.getUint16(at + place, true));
      frames.push({ left, top, width, height, delay, isKept: flags >> 2 === 1 });
      at += 11;
    } else {
      if (gif[at + 1] === 0xf9) [flags, delay] = [gif[at + 3] ?? 0, view.getUint16(at + 4, true) * 10];
      at += 2;
    }
    for (; gif[at]; at += 1 + (gif[at] ?? 0));
  }
  return frames;
}

test("A GIF has the version, size and endless loop that it should", () => {
  const still = picture();
  const gif = createGif({ ...SIZE, picture: still, rest: still });
  gif.hold(60);
  const file = gif.finish();
  expect(Buffer.from(file.subarray(0, 6)).toString("latin1")).toBe("GIF89a");
  expect([file[6], file[8]]).toEqual([8, 6]);
  expect(Buffer.from(file).toString("latin1")).toContain("NETSCAPE2.0\x03\x01\0\0\0");
  expect(file.at(-1)).toBe(0x3b);
});

test("Of a later frame only the rectangle is written in which something moved, and what stands lasts longer", () => {
  const still = picture([1, 1, RED], [6, 4, BLUE]);
  const gif = createGif({ ...SIZE, picture: still, rest: still });
  const frames = [still, picture([2, 1, RED], [6, 4, BLUE]), picture([2, 1, RED], [6, 4, BLUE]), still];
  for (const frame of frames) {
    gif.add(frame);
    gif.hold(60);
  }
  expect(framesOf(gif.finish())).toEqual([
    { left: 0, top: 0, ...SIZE, delay: 60, isKept: true },
    { left: 1, top: 1, width: 2, height: 1, delay: 120, isKept: true },
    { left: 1, top: 1, width: 2, height: 1, delay: 60, isKept: true },
  ]);
});

test("What differs as little as edges that are drawn again is no motion", () => {
  const still = picture([1, 1, RED]);
  const gif = createGif({ ...SIZE, picture: still, rest: still });
  gif.add(picture([1, 1, [203, 3, 0, 255]]));
  gif.hold(60);
  expect(framesOf(gif.finish())).toHaveLength(1);
});
