type Rgb = readonly [red: number, green: number, blue: number];

/** A picture of nobody: each pixel's color is calculated, and the file is a bitmap without compression. */
function toPhoto(width: number, height: number, colorAt: (x: number, y: number) => Rgb): Blob {
  const header = 54;
  const row = Math.ceil((width * 3) / 4) * 4;
  const bytes = new DataView(new ArrayBuffer(header + row * height));
  bytes.setUint16(0, 0x424d);
  bytes.setUint32(2, bytes.byteLength, true);
  bytes.setUint32(10, header, true);
  bytes.setUint32(14, 40, true);
  bytes.setInt32(18, width, true);
  // Negative: the first row is the uppermost.
  bytes.setInt32(22, -height, true);
  bytes.setUint16(26, 1, true);
  bytes.setUint16(28, 24, true);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = colorAt(x / width, y / height);
      const at = header + y * row + x * 3;
      bytes.setUint8(at, blue);
      bytes.setUint8(at + 1, green);
      bytes.setUint8(at + 2, red);
    }
  return new Blob([bytes], { type: "image/bmp" });
}

const isIn = (x: number, y: number, [left, top, width, height]: readonly [number, number, number, number]) =>
  Math.hypot((x - left) / width, (y - top) / height) < 1;

/** A drawn face in a teal jumper: its skin is our umber, its hair our black. */
const drawFace = (x: number, y: number): Rgb => {
  if (isIn(x, y, [0.42, 0.44, 0.025, 0.022]) || isIn(x, y, [0.58, 0.44, 0.025, 0.022])) return [23, 20, 28];
  if (isIn(x, y, [0.5, 0.55, 0.09, 0.03]) && y > 0.55) return [250, 245, 240];
  if (isIn(x, y, [0.5, 0.46, 0.2, 0.2]) && y > 0.34) return [117, 67, 39];
  if (isIn(x, y, [0.5, 0.38, 0.27, 0.23])) return [23, 20, 28];
  if (Math.abs(x - 0.5) < 0.08 && y > 0.55 && y < 0.74) return [104, 58, 34];
  if (isIn(x, y, [0.5, 1, 0.46, 0.3])) return [31, 156, 142];
  return [Math.round(196 - 60 * y), Math.round(214 - 40 * y), 226];
};

export const PORTRAIT = toPhoto(240, 300, drawFace);
export const LANDSCAPE = toPhoto(420, 180, (x, y) => drawFace(x * 1.9 - 0.45, y));
export const DAMAGED = new Blob(["This was a photo once."], { type: "image/jpeg" });

/** Places on the portrait, in per cent. */
export const FACE = { x: 50, y: 50 };
export const HAIR = { x: 50, y: 24 };
export const JUMPER = { x: 50, y: 90 };
