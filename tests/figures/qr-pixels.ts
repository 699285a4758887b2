import { drawQr } from "../../src/figure/pictures/qr-code.ts";

/** Draws a text's QR code, 4 pixels per module, and returns the pixels. */
export function qrPixels(text: string) {
  const MODULE = 4;
  const { d, size } = drawQr(text, "low");
  const width = size * MODULE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * MODULE; row < (Number(y) + 1) * MODULE; row++)
      for (let column = Number(x) * MODULE; column < (Number(x) + Number(length)) * MODULE; column++)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return { data, width, height: width };
}
