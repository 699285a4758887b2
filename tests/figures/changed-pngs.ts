import { PNG_SIGNATURE } from "../../src/domain/figure-file.ts";
import { crc32 } from "../../src/lib/crc32.ts";
import { changeLetter, ofText, toText, toUtf8 } from "./changed-files.ts";
import { join, type Mutation, mutationsOf } from "./mutations.ts";

function splitPng(png: Uint8Array): Uint8Array[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const parts = [png.slice(0, PNG_SIGNATURE.length)];
  for (let at: number = PNG_SIGNATURE.length; at < png.length; ) {
    const end = at + 8 <= png.length ? at + 12 + view.getUint32(at) : png.length;
    parts.push(png.slice(at, end));
    at = end;
  }
  return parts;
}
/** Makes a PNG chunk with a valid length and checksum. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = join(toUtf8(type), data);
  const number = (value: number) => [value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255);
  return join(number(data.length), body, number(crc32(body)));
}
const typeOf = (part: Uint8Array) => toText(part.slice(4, 8));
/** Returns a mutation that changes the text or type of the figure's chunk and updates the checksum. */
const forgeChunk =
  (forge: (data: string, mutation: Mutation) => string, type = "iTXt") =>
  (png: Uint8Array, mutation: Mutation) =>
    join(
      ...splitPng(png).map((part) =>
        typeOf(part) === "iTXt" ? chunk(type, ofText(forge(toText(part.slice(8, -4)), mutation))) : part,
      ),
    );

/** Mutations of a PNG with an embedded figure. */
export const PNG = mutationsOf({
  split: splitPng,
  spot: () => ({ start: 33, length: 300 }),
  forgeries: {
    "another length": (file, { at, bytes }) => {
      const changed = file.slice();
      const parts = splitPng(file);
      const index = 1 + (at % Math.max(1, parts.length - 1));
      const start = parts.slice(0, index).reduce((sum, { length }) => sum + length, 0);
      changed.set(bytes.slice(0, 4), Math.min(start, Math.max(0, file.length - 4)));
      return changed;
    },
    "another letter and the right CRC": forgeChunk((text, mutation) => changeLetter(text, mutation, 14)),
    "another keyword and the right CRC": forgeChunk((text) => text.replace("profigure", "Profigure")),
    "another version and the right CRC": forgeChunk((text) => text.replace(/2(?=\.)/, "1")),
    "the other case and the right CRC": forgeChunk((text) => text.slice(0, 14) + text.slice(14).toUpperCase()),
    "marked as compressed": forgeChunk((text) => text.replace("\0\0\0\0\0", "\0\x01\0\0\0")),
    "as another type of text": forgeChunk((text) => text.replace("\0\0\0\0\0", "\0"), "tEXt"),
    "paid for": forgeChunk((text, { at }) => text + [".bought", "&isPaid=true", "\0payment\0bought", ".1"][at % 4]),
    "paid for, in a separate chunk": (file) => {
      const [signature = new Uint8Array(), header = new Uint8Array(), ...rest] = splitPng(file);
      return join(signature, header, chunk("iTXt", ofText("profigure-payment\0\0\0\0\0bought")), ...rest);
    },
  },
});
