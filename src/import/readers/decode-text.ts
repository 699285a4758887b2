const UTF16_MARKS = { "utf-16le": [0xff, 0xfe], "utf-16be": [0xfe, 0xff] } as const;

/** Windows-1252 characters for the bytes 0x80 to 0x9F. For all other bytes, the byte is the character's code. */
const WINDOWS_1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

export interface DecodedText {
  readonly text: string;
  /** Whether non-ASCII letters are a guess, because the file could have another 8-bit encoding, such as a Greek one. */
  readonly isGuess: boolean;
}

/**
 * Decodes the first `limit` bytes of a file: as UTF-16 if it has a byte-order mark, or else as UTF-8 if it is valid, or
 * else as Windows-1252, which Excel writes. Repairs UTF-8 that was decoded as Windows-1252 and encoded again.
 */
export function decodeText(file: Uint8Array, limit = file.length): DecodedText {
  const bytes = file.subarray(0, limit);
  for (const [encoding, mark] of Object.entries(UTF16_MARKS))
    if (mark.every((byte, index) => bytes[index] === byte))
      return { text: new TextDecoder(encoding).decode(bytes), isGuess: false };
  // The limit may cut a character in half.
  const text = decodeUtf8(bytes, bytes.length < file.length);
  return text === undefined
    ? { text: new TextDecoder("windows-1252").decode(bytes), isGuess: true }
    : { text: repair(text), isGuess: false };
}

function decodeUtf8(bytes: Uint8Array, isCut: boolean): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return undefined;
  }
}

/** Repairs "JÃ¶rg" to "Jörg". A text was encoded twice if its non-ASCII characters are all bytes of valid UTF-8. */
function repair(text: string): string {
  // Without a lead byte of a UTF-8 sequence, the text was not encoded twice.
  if (!/[\u00c2-\u00f4]/.test(text)) return text;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const byte = code < 256 ? code : WINDOWS_1252.indexOf(text.charAt(at)) + 0x80;
    if (byte < 0x80 && code > 0x7f) return text;
    bytes[at] = byte;
  }
  return decodeUtf8(bytes, false) ?? text;
}
