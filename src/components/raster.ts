import { isPngScrambled, openContext, toPng } from "../lib/canvas.ts";

/** Converts a file to a `data:` URL. */
export const toDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Converts an SVG file to a PNG with the given size in pixels. Rejects if the browser cannot. */
export async function rasterize(svg: Blob, width: number, height: number): Promise<Blob> {
  if (await isPngScrambled())
    throw new Error("ProFigure: this browser scrambles pictures as a protection from fingerprinting. Make an SVG.");
  const image = new Image(width, height);
  image.src = await toDataUrl(svg);
  await image.decode();
  const context = openContext(width, height);
  // Draws twice, because Safari's first drawing of an SVG can lack its font.
  for (let time = 0; time < 2; time++) {
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0, width, height);
  }
  return toPng(context.canvas);
}
