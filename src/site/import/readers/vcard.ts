import { decodeText } from "./decode-text.ts";

/** What is read of a card; pictures, addresses and numbers are passed over. */
const PROPERTIES = ["FN", "N", "TITLE", "ROLE", "ORG", "NOTE", "KIND", "EXPERTISE"] as const;
export type Card = Readonly<Record<(typeof PROPERTIES)[number], readonly string[]>>;

/** "item1.TITLE;CHARSET=UTF-8:Baker" */
const LINE = new RegExp(`^(?:[\\w-]+\\.)?(${PROPERTIES.join("|")})((?:;(?:"[^"]*"|[^":])*)?):(.*)$`, "i");
const QUOTED_PRINTABLE = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE/i;

/** Most cards that are looked at: two are enough to know that the file is not of one person. */
const CARD_LIMIT = 50;
/** Most values of a property. */
const VALUE_LIMIT = 1000;
/** Most lines of a file, a large picture's among them, and the longest that is unfolded, in bytes. */
const LINE_COUNT = 100_000;
const LINE_LIMIT = 20_000;

/**
 * The values of each card's properties, decoded, as they stand there. A character may be folded in its middle, so lines
 * are of bytes.
 */
export function readCards(file: Uint8Array): readonly Card[] {
  const cards: Record<(typeof PROPERTIES)[number], string[]>[] = [];
  for (const line of unfoldedLines(toBytes(file))) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      if (cards.length === CARD_LIMIT) break;
      cards.push({ FN: [], N: [], TITLE: [], ROLE: [], ORG: [], NOTE: [], KIND: [], EXPERTISE: [] });
    }
    const [, name, parameters = "", value = ""] = LINE.exec(line) ?? [];
    const property = PROPERTIES.find((known) => known === name?.toUpperCase());
    const values = property && cards.at(-1)?.[property];
    if (values && values.length < VALUE_LIMIT) values.push(decode(value, parameters));
  }
  return cards;
}

/** Each byte as a character: U+0000 to U+00FF. Another encoding than bytes becomes UTF-8 first. */
function toBytes(file: Uint8Array): string {
  const bytes = file[0] === 0xff || file[0] === 0xfe ? new TextEncoder().encode(decodeText(file)) : file;
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text.replace(/^\u00ef\u00bb\u00bf/, "");
}

/** Lines as they were before folding and before the soft breaks of quoted-printable. */
function* unfoldedLines(text: string): Generator<string> {
  let line = "";
  let isSoftBroken = false;
  let left = LINE_COUNT;
  for (const [part] of text.matchAll(/[^\r\n]+/g)) {
    if (left-- === 0) break;
    const isNext = /^(?:BEGIN|END):VCARD/i.test(part) || !(isSoftBroken || /^[ \t]/.test(part));
    if (isNext) {
      yield line.slice(0, LINE_LIMIT);
      line = part;
    } else if (line.length < LINE_LIMIT) line += isSoftBroken ? part : part.slice(1);
    isSoftBroken = line.endsWith("=") && QUOTED_PRINTABLE.test(line);
    if (isSoftBroken) line = line.slice(0, -1);
  }
  yield line.slice(0, LINE_LIMIT);
}

function decode(value: string, parameters: string): string {
  const bytes = QUOTED_PRINTABLE.test(parameters)
    ? value.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : value;
  const content = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
  const charset = /;CHARSET="?([\w-]+)/i.exec(parameters)?.[1];
  try {
    if (charset) return new TextDecoder(charset, { fatal: true }).decode(content);
  } catch {
    // A name that no decoder knows, or a wrong one.
  }
  return decodeText(content);
}
