import { afterEach, expect, test, vi } from "vitest";
import { isPngScrambled } from "../lib/canvas.ts";
import { rasterize } from "./raster.ts";

afterEach(() => vi.unstubAllGlobals());

type Change = (pixel: readonly number[]) => readonly number[];
const unchanged: Change = (pixel) => pixel;
const flipped: Change = (pixel) => pixel.map((value) => value ^ 1);
const scrambled: Change = () => [17, 230, 99, 255];

/** Stubs a canvas. `encode` changes the pixels in its PNG, and `read` those that it returns. */
function stubCanvas(encode: Change, read: Change) {
  class Canvas {
    readonly canvas = this;
    /** The color of all pixels. */
    private color: readonly number[] = [102, 51, 153, 255];
    getContext() {
      return this;
    }
    fillRect() {}
    async convertToBlob() {
      return new Blob();
    }
    drawImage() {
      this.color = encode(this.color);
    }
    getImageData() {
      return { data: Array.from({ length: 16 }, () => read(this.color)).flat() };
    }
  }
  vi.stubGlobal("OffscreenCanvas", Canvas);
  vi.stubGlobal("createImageBitmap", async () => ({ close() {} }));
}

test.each([
  ["exact colors", unchanged],
  ["noise in the lowest bit, which some browsers add,", flipped],
])("A canvas with %s is not scrambled", async (_, change) => {
  stubCanvas(change, change);
  expect(await isPngScrambled()).toBe(false);
});

test.each([
  ["pixels", unchanged, scrambled],
  ["files", scrambled, unchanged],
])("rasterize rejects if the browser scrambles %s", async (_, encode, read) => {
  stubCanvas(encode, read);
  await expect(rasterize(new Blob(["<svg/>"]), 120, 160)).rejects.toThrow("scrambles pictures");
});
