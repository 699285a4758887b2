import { expect, test } from "vitest";
import { detectKind, type FileKind } from "./detect-kind.ts";

const KINDS: Readonly<Record<FileKind, readonly string[]>> = {
  pdf: [
    "%PDF-1.4\n%\xe2\xe3",
    "\n%PDF-1.4\n%\xe2\xe3",
    "\ufeff\r\n%PDF-1.7",
    "\0\0\0%PDF-1.4",
    "HTTP/1.1 200 OK\r\n\r\n%PDF-1.4",
  ],
  zip: ["PK\x03\x04\x14\0", "PK\x05\x06\0\0"],
  picture: [
    ...["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "\x89PNG", "\x89PMG\r\n", "GIF89a\x01\0", "GIF87a\x01\0"],
    ...["\xff\xd8\xff\xe0\0\x10JFIF", "\xff\xd8\xff\xe1Exif", "RIFF\x24\0\0\0WEBPVP8 "],
  ],
  svg: [
    "<svg/>",
    '\ufeff<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<svg xmlns="x">',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg>',
  ],
  backup: ['{"profigure":"backup","version":1', ' {\n  "profigure": "backup"', '{"figures":[],"profigure":"backup"'],
  csv: [
    "First Name,Last Name,Headline\nA,B,C",
    '\ufeff"First Name";"Last Name";"Headline"\r\n',
    "Title\tCompany Name\tFinished On\n",
    "Name\nGo\n",
    '"Name"\r\n',
    "No skills found",
  ],
  other: [
    ...["", "\0\0\0\0", "MZ\x90\0", "RIFF\x24\0\0\0WAVEfmt "],
    ...["Jane Doe\nBaker", "Name: Jane", "---\nname: Jane Doe\n---", "First Name,Last Name,Email Address\n"],
    ...['{"basics":{}}', "[[[", '{"@type":"Person"}', "BEGIN:VCARD\r\nVERSION:3.0"],
    ...[
      "<html><svg></svg></html>",
      "<!DOCTYPE html><p>",
      "<?xml version='1.0'?><rss>",
      "{\\rtf1 Jane}",
      "%!PS-Adobe",
      "A file starts with %PDF-1.4",
    ],
  ],
};

test.each(Object.entries(KINDS).flatMap(([kind, files]) => files.map((file) => [kind, file])))(
  "detectKind recognizes %s by the first bytes %j",
  (kind, file) => {
    // Encodes each character as one byte, and the byte-order mark as UTF-8.
    const bytes = Buffer.from(file.replace("\ufeff", "\u00ef\u00bb\u00bf"), "latin1");
    expect(detectKind(bytes)).toBe(kind);
  },
);

test("detectKind ignores everything after the first 64 KB", () => {
  const table = new TextEncoder().encode(`Name\n${"a".repeat(65_531)}`);
  expect(detectKind(table)).toBe("csv");
  expect(detectKind(new Uint8Array([...table, 0, 0, 0]))).toBe("csv");
});
