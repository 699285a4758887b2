import { afterEach, expect, test, vi } from "vitest";
import { rasterize } from "./raster.ts";

afterEach(() => vi.unstubAllGlobals());

type Pixel = readonly number[];
const NOISE: Pixel = [17, 230, 99, 255];

/** Stubs a canvas of one color. `read` changes the pixels that it returns, and `encode` those in its PNG. */
function stubCanvas({ read = (pixel: Pixel) => pixel, encode = (pixel: Pixel) => pixel }) {
  const files = new Map<Blob, Pixel>();
  class Canvas {
    readonly canvas = this;
    private color: Pixel = [0, 0, 0, 0];
    getContext() {
      return this;
    }
    fillStyle = "";
    fillRect() {
      if (this.fillStyle === "rebeccapurple") this.color = [102, 51, 153, 255];
    }
    clearRect() {}
    drawImage(image: { color?: Pixel }) {
      this.color = image.color ?? [1, 2, 3, 255];
    }
    getImageData() {
      return { data: Array.from({ length: 16 }, () => read(this.color)).flat() };
    }
    toBlob(done: (png: Blob) => void) {
      const png = new Blob(["png"], { type: "image/png" });
      files.set(png, encode(this.color));
      done(png);
    }
  }
  vi.stubGlobal("document", { createElement: () => new Canvas() });
  vi.stubGlobal("createImageBitmap", async (png: Blob) => ({ color: files.get(png), close() {} }));
  vi.stubGlobal(
    "Image",
    class {
      src = "";
      async decode() {}
    },
  );
  vi.stubGlobal(
    "FileReader",
    class {
      result = "data:,";
      onload = () => {};
      readAsDataURL() {
        this.onload();
      }
    },
  );
}
const draw = () => rasterize(new Blob(["<svg/>"]), 120, 160);

test("rasterize returns a PNG if the canvas returns the drawn colors", async () => {
  stubCanvas({});
  expect((await draw()).type).toBe("image/png");
});

test("rasterize accepts noise in the lowest bit, which some browsers add", async () => {
  const flip = (pixel: Pixel) => pixel.map((value) => value ^ 1);
  stubCanvas({ read: flip, encode: flip });
  expect((await draw()).type).toBe("image/png");
});

test.each([
  ["pixels", { read: () => NOISE }],
  ["files", { encode: () => NOISE }],
  ["pixels and files", { read: () => NOISE, encode: () => NOISE }],
  ["colors in files", { encode: () => [255, 255, 255, 255] }],
])("rasterize rejects if the browser scrambles %s", async (_, scrambled) => {
  stubCanvas(scrambled);
  await expect(draw()).rejects.toThrow("scrambles pictures");
});
