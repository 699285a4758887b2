import { GIF_SIGNATURE, PNG_SIGNATURE } from "../../domain/figure-file.ts";
import { isEmptyTable, tableOfLine } from "./readers/data-copy-table.ts";
import { decodeText } from "./readers/decode-text.ts";

/** What a file is, by its first bytes. A picture is a PNG, GIF, JPEG or WebP; "other" is not read here. */
export type FileKind = "pdf" | "zip" | "picture" | "svg" | "csv" | "backup" | "other";

/** How many bytes of a file decide its kind. */
export const SAMPLE_SIZE = 65_536;

/** Our backup, recognized from its start because Restore reads the rest. Another program may have sorted its keys. */
const BACKUP = /^\{.*"profigure"\s*:\s*"backup"/s;

const ascii = (text: string) => [...new TextEncoder().encode(text)];
const SIGNATURES: readonly [kind: FileKind, start: readonly number[]][] = [
  ["zip", ascii("PK\x03\x04")],
  // A ZIP without entries
  ["zip", ascii("PK\x05\x06")],
  // No text starts with this byte, so a PNG that is cut or changed within its signature is a damaged picture.
  ["picture", PNG_SIGNATURE.slice(0, 1)],
  ["picture", GIF_SIGNATURE],
  // JPEG
  ["picture", [0xff, 0xd8, 0xff]],
];

/** A file's kind from its first bytes, never from its name. */
export function detectKind(bytes: Uint8Array): FileKind {
  const known = SIGNATURES.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (known) return known[0];
  if (isWebp(bytes)) return "picture";
  if (isPdf(bytes)) return "pdf";
  const text = decodeText(bytes, SAMPLE_SIZE).text.trimStart();
  // Control characters that no text has.
  if (/[^\P{Cc}\s\u0080-\u009f]/u.test(text)) return "other";
  if (BACKUP.test(text)) return "backup";
  if (isSvg(text)) return "svg";
  const [line = ""] = text.split(/[\r\n]/, 1);
  return tableOfLine(line) || isEmptyTable(text) ? "csv" : "other";
}

/** A header on a line of its own in the first 1,024 bytes, as far as PDF readers look: programs put line feeds before it. */
const isPdf = (bytes: Uint8Array): boolean =>
  /(?:^|[\r\n\0]|\u00ef\u00bb\u00bf)%PDF-/.test(String.fromCharCode(...bytes.subarray(0, 1024)));

/** "RIFF", a size, "WEBP". */
const isWebp = (bytes: Uint8Array): boolean => {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return start.startsWith("RIFF") && start.endsWith("WEBP");
};

/** Whether the first element is a drawing. Declarations and comments may precede it. */
function isSvg(text: string): boolean {
  const start = /^(?:<\?[^>]*>|<!--(?:(?!-->).)*-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>|\s)*<(?:\w+:)?svg[\s>/]/is;
  return start.test(text);
}
