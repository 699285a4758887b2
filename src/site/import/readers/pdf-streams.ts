import { Inflate } from "fflate";

/** LinkedIn's hold a tenth of it, all streams together. */
const MOST_INFLATED = 4_000_000;
const MOST_STREAMS = 200;

/** What a file holds is more, or hidden deeper, than in any honest one. */
export class UnsafePdf extends Error {}

/** One byte, one character. */
export const asText = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

/** The text that deflated data holds. Throws `UnsafePdf` past the limit, and an error of fflate's on damaged data. */
function inflate(deflated: Uint8Array, limit: number): string {
  let text = "";
  const inflater = new Inflate((chunk) => {
    text += asText(chunk);
    if (text.length > limit) throw new UnsafePdf();
  });
  // At most, a kilobyte becomes a megabyte.
  const step = 1024;
  for (let at = 0; at < deflated.length; at += step)
    inflater.push(deflated.subarray(at, at + step), at + step >= deflated.length);
  return text;
}

/** What pdf.js takes for the head of deflated data. */
function isDeflated(bytes: Uint8Array): boolean {
  const [method = 0, flags = 0] = bytes;
  return (method & 15) === 8 && ((method << 8) | flags) % 31 === 0 && (flags & 32) === 0;
}

const DELIMITER = String.raw`[\s\0()<>[\]{}/%]`;
const STREAM = new RegExp(String.raw`(?<!(?!${DELIMITER})[^])stream[^\r\n]*(?:\r\n?|\n)`, "g");
/** Objects inside of a stream, which only a crafted table of places leads to. */
const HIDDEN_OBJECT = new RegExp(`${DELIMITER}obj${DELIMITER}|stream`);

/**
 * A PDF's text without its deflated streams, and these inflated. The text keeps whatever is not provably a deflated
 * stream. Throws `UnsafePdf` where streams are too large or hide something, and an error of fflate's where one is damaged.
 */
export function openStreams(bytes: Uint8Array): { readonly text: string; readonly streams: readonly string[] } {
  const all = asText(bytes);
  const streams: string[] = [];
  let text = "";
  let left = MOST_INFLATED;
  let kept = 0;
  let count = 0;
  for (const { index, 0: keyword } of all.matchAll(STREAM)) {
    if (++count > MOST_STREAMS) throw new UnsafePdf();
    const start = index + keyword.length;
    const end = all.indexOf("endstream", start);
    const data = bytes.subarray(start, end < 0 ? bytes.length : end);
    if (index < kept || !isDeflated(data)) continue;
    if (HIDDEN_OBJECT.test(asText(data))) throw new UnsafePdf();
    const inflated = inflate(data.subarray(2), left);
    left -= inflated.length;
    streams.push(inflated);
    text += all.slice(kept, start);
    kept = start + data.length;
  }
  return { text: text + all.slice(kept), streams };
}
