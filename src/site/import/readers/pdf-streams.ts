import type { ImportError } from "../reader.ts";
import { inflate } from "./inflate.ts";

/** LinkedIn's hold a third of it at most, all streams together. */
const MOST_INFLATED = 1_500_000;
const MOST_STREAMS = 200;

/** One byte, one character. */
export const asText = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

/** What pdf.js takes for the head of deflated data. */
function isDeflated(bytes: Uint8Array): boolean {
  const [method = 0, flags = 0] = bytes;
  return (method & 15) === 8 && ((method << 8) | flags) % 31 === 0 && (flags & 32) === 0;
}

const DELIMITER = String.raw`[\s\0()<>[\]{}/%]`;
const STREAM = new RegExp(`(?<=^|${DELIMITER})stream`, "g");
const LINE_END = /\r\n?|\n|$/g;
/** Objects inside of a stream, which only a crafted table of places leads to. */
const HIDDEN_OBJECT = new RegExp(`${DELIMITER}obj${DELIMITER}|stream`);

/** What stands between a stream and "endstream": none of it is the stream's, or its last bytes happen to look so. */
const LINE_ENDS = ["\n", "\r\n", "\r", ""];

async function inflateStream(data: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array | ImportError> {
  const text = asText(data.subarray(-2));
  for (const lineEnd of LINE_ENDS.filter((end) => text.endsWith(end))) {
    const inflated = await inflate(data.subarray(0, data.length - lineEnd.length), "deflate", limit);
    if (inflated !== "damaged") return inflated;
  }
  return "damaged";
}

interface OpenedPdf {
  /** Without the deflated streams: all that is not provably one. */
  readonly text: string;
  /** Inflated. */
  readonly streams: readonly string[];
}

/** A PDF taken apart, or why it is not: its streams are damaged, or too large, or hide something. */
export async function openStreams(bytes: Uint8Array<ArrayBuffer>): Promise<OpenedPdf | ImportError> {
  const all = asText(bytes);
  const streams: string[] = [];
  let text = "";
  let remaining = MOST_INFLATED;
  let copiedTo = 0;
  let count = 0;
  for (const { index } of all.matchAll(STREAM)) {
    if (++count > MOST_STREAMS) return "unsafe";
    LINE_END.lastIndex = index;
    LINE_END.exec(all);
    const start = LINE_END.lastIndex;
    const end = all.indexOf("endstream", start);
    const data = bytes.subarray(start, end < 0 ? bytes.length : end);
    if (!isDeflated(data)) continue;
    if (HIDDEN_OBJECT.test(asText(data))) return "unsafe";
    const inflated = await inflateStream(data, remaining);
    if (typeof inflated === "string") return inflated;
    remaining -= inflated.length;
    streams.push(asText(inflated));
    text += all.slice(copiedTo, start);
    copiedTo = start + data.length;
  }
  return { text: text + all.slice(copiedTo), streams };
}
