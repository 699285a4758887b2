import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";

/** A part of the screen that `Xvfb -fbdir` writes (an XWD file, 32 bits a pixel), as a PNG. */
export async function pieceOf(folder: string, x: number, y: number, width: number, height: number): Promise<Buffer> {
  const file = await readFile(join(folder, "Xvfb_screen0"));
  const line = file.readUInt32BE(48);
  const start = file.readUInt32BE(0) + 12 * file.readUInt32BE(76);
  // Each row starts with its filter: none.
  const rows = Buffer.alloc(height * (1 + 3 * width));
  let at = 0;
  for (let row = 0; row < height; row++) {
    at++;
    for (let pixel = start + (y + row) * line + x * 4, end = pixel + width * 4; pixel < end; pixel += 4) {
      rows[at++] = file[pixel + 2] ?? 0;
      rows[at++] = file[pixel + 1] ?? 0;
      rows[at++] = file[pixel] ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each of three colors.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1A\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
