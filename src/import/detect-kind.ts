import { isEmptyTable, tableOf } from "./readers/data-copy-table.ts";
import { decodeText } from "./readers/decode-text.ts";

/** The kind of a file. A "picture" is a PNG, GIF, JPEG or WebP; "other" cannot be read. */
export type FileKind = "pdf" | "zip" | "picture" | "svg" | "csv" | "backup" | "other";

/** How many bytes of a file are needed to detect its kind. */
export const SAMPLE_SIZE = 65_536;

const SIGNATURES: Readonly<Record<string, FileKind>> = {
  "PK\x03\x04": "zip",
  // A ZIP without entries.
  "PK\x05\x06": "zip",
  // A PNG. No text starts with this byte, so it is enough even if the rest of the signature is damaged.
  "\x89": "picture",
  GIF8: "picture",
  // JPEG.
  "\xff\xd8\xff": "picture",
};

/** A WebP: "RIFF", a size, "WEBP". */
const WEBP = /^RIFF.{4}WEBP/s;

/** A PDF's header at the start of a line, because some programs write text before it. */
const PDF = /(?:^|[\r\n\0]|\u00ef\u00bb\u00bf)%PDF-/;

/** The start of our backup. The key can be anywhere in it, because another program may have sorted the keys. */
const BACKUP = /^\{.*"profigure"\s*:\s*"backup"/s;

/** A text whose first element is an SVG, after optional declarations and comments. */
const SVG = /^(?:<\?[^>]*>|<!--(?:(?!-->).)*-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>|\s)*<(?:\w+:)?svg[\s>/]/is;

/** Detects a file's kind from its first bytes, never from its name. */
export function detectKind(bytes: Uint8Array): FileKind {
  // PDF readers search this many bytes for the header.
  const head = String.fromCharCode(...bytes.subarray(0, 1024));
  const known = Object.entries(SIGNATURES).find(([start]) => head.startsWith(start));
  if (known) return known[1];
  if (WEBP.test(head)) return "picture";
  if (PDF.test(head)) return "pdf";
  const text = decodeText(bytes, SAMPLE_SIZE).text.trimStart();
  // Control characters that do not occur in text files.
  if (/[^\P{Cc}\s\u0080-\u009f]/u.test(text)) return "other";
  if (BACKUP.test(text)) return "backup";
  if (SVG.test(text)) return "svg";
  const [line = ""] = text.split(/[\r\n]/, 1);
  return tableOf(line) || isEmptyTable(text) ? "csv" : "other";
}
