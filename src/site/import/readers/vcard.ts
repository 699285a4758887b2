import { decodeText } from "./decode-text.ts";

/** What is read of a card; pictures, addresses and numbers are passed over. */
const PROPERTIES = new Set(["FN", "N", "TITLE", "ROLE", "ORG", "NOTE", "KIND", "EXPERTISE"]);
/** Most cards that are looked at: two are enough to know that the file is not of one person. */
const CARD_LIMIT = 50;
/** Longest value, in bytes. */
const VALUE_LIMIT = 20_000;

/**
 * The values of each card's properties, as they stand there, decoded. A character may be folded in its middle, so lines
 * are of bytes.
 */
export function readCards(file: Uint8Array): readonly ReadonlyMap<string, readonly string[]>[] {
  const cards: Map<string, string[]>[] = [];
  for (const line of unfoldedLines(toBytes(file))) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      if (cards.length === CARD_LIMIT) break;
      cards.push(new Map());
    }
    const [, name = "", parameters = "", value = ""] =
      /^(?:[\w-]+\.)?(\w+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/.exec(line) ?? [];
    const property = name.toUpperCase();
    const card = cards.at(-1);
    if (card && PROPERTIES.has(property))
      card.set(property, [...(card.get(property) ?? []), decode(value, parameters)]);
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

/** Lines as they were before folding; soft breaks of quoted-printable stay in them. */
function* unfoldedLines(text: string): Generator<string> {
  let parts: string[] = [];
  let isSoftBroken = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const isFolded = /^[ \t]/.test(line) && parts.length > 0;
    if (isSoftBroken) parts.push(line);
    else if (isFolded) parts.push(line.slice(1));
    else {
      yield join(parts);
      parts = [line];
    }
    const isQuoted = /^[^:]*;(ENCODING=)?QUOTED-PRINTABLE/i.test(parts[0] ?? "");
    isSoftBroken = isQuoted && line.endsWith("=");
    if (isSoftBroken) parts.push(parts.pop()?.slice(0, -1) ?? "");
  }
  yield join(parts);
}

const join = (parts: readonly string[]) => parts.join("").slice(0, VALUE_LIMIT);

function decode(value: string, parameters: string): string {
  const bytes = /;(ENCODING=)?QUOTED-PRINTABLE/i.test(parameters)
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
