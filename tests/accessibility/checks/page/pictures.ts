/** Decodes a PNG from its bytes, because the page's Content-Security-Policy blocks `data:` URLs. */
export function pictureOf(base64: string): Promise<ImageBitmap> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i);
  return createImageBitmap(new Blob([bytes], { type: "image/png" }));
}

/** Returns the pixels of a picture or of a part of it. */
export function pixelsOf(picture: ImageBitmap, part = new DOMRect(0, 0, picture.width, picture.height)): ImageData {
  const { x, y, width, height } = part;
  const brush = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!brush) throw new Error("The browser has no 2D canvas.");
  brush.drawImage(picture, x, y, width, height, 0, 0, width, height);
  return brush.getImageData(0, 0, width, height);
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const linear = (value = 0) => LINEAR[value] ?? 0;

/** WCAG's relative luminance of the pixel at index `at`. */
export const luminance = (data: Uint8ClampedArray, at: number) =>
  0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);

export const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
