// Files that are crafted to break the code that reads them, or that pretend to be another kind of file.

import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import { PNG_SIGNATURE } from "../../src/domain/figure-file.ts";
import { encodeFigure } from "../../src/figure/schema/code.ts";
import { toFigureSpec } from "../../src/figure/schema/spec.ts";
import type { HostileFile } from "./hostile-file.ts";
import { HOSTILE_PDFS } from "./hostile-pdfs.ts";
import { type Entry, type ZipOptions, zip } from "./zip.ts";

const text = (content: string) => new TextEncoder().encode(content);
const join = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => Uint8Array.from(part)));
const zeros = (size: number) => new Uint8Array(size);

const HEADER = "First Name,Last Name,Headline";
const PROFILE = `${HEADER}\nNoor,Castellanos,Platform Engineer\n`;
const profile: Entry = { path: "Profile.csv", content: PROFILE };
const bomb = (size: number, declared: number): Entry => ({
  path: "Profile.csv",
  content: `${HEADER}\n${" ".repeat(size)}`,
  lie: { size: declared },
});
/** Returns many empty stored blocks of Deflate, which inflate to nothing. */
const endless = (blocks: number) => Buffer.alloc(blocks * 5, Buffer.from([0, 0, 0, 0xff, 0xff]));

const of = (entries: readonly Entry[], options?: ZipOptions) => () => zip(entries, options);
const ZIPS: readonly HostileFile[] = [
  { title: "a ZIP whose entry declares 5 KB and inflates to 16 MB", make: of([bomb(16e6, 5000)]), expected: "unsafe" },
  { title: "a ZIP whose entry declares 8 MB and inflates to 32 MB", make: of([bomb(32e6, 8e6)]), expected: "unsafe" },
  { title: "a ZIP whose entry declares and inflates to 16 MB", make: of([bomb(16e6, 16e6 + 30)]), expected: "unsafe" },
  {
    title: "a ZIP whose 500 entries share one stream",
    make: of(
      Array.from({ length: 500 }, (_, index) => ({
        path: `${index}/Profile.csv`,
        content: PROFILE,
        ...(index > 0 && { packed: zeros(0), lie: { start: 0, packedSize: deflateRawSync(PROFILE).length } }),
      })),
    ),
    expected: "unsafe",
  },
  {
    title: "a ZIP whose entries overlap",
    make: of([
      { path: "a.bin", content: zeros(2000), isStored: true },
      { ...profile, lie: { start: 1000 } },
    ]),
    expected: "unsafe",
  },
  {
    title: "a ZIP of 2,001 entries",
    make: of([profile, ...Array.from({ length: 2000 }, (_, index) => ({ path: `${index}.txt`, content: "" }))]),
    expected: "unsafe",
  },
  {
    title: "a ZIP with more entries than declared",
    make: of([profile, { path: "Skills.csv", content: "Name\nGo\n" }], { count: 1 }),
    expected: "unsafe",
  },
  { title: "a ZIP with fewer entries than declared", make: of([profile], { count: 2 }), expected: "damaged" },
  {
    title: "a ZIP whose stream never ends and gives nothing",
    make: of([{ ...profile, packed: endless(1_000_000) }]),
    expected: "unsafe",
  },
  {
    title: "a ZIP whose stream gives nothing for 8 MB and declares 8 MB",
    make: of([{ ...profile, packed: endless(1_600_000), lie: { size: 8e6 } }]),
    expected: "damaged",
  },
  {
    title: "a ZIP whose stream breaks off",
    make: of([{ ...profile, packed: deflateRawSync(PROFILE).subarray(0, 20) }]),
    expected: "damaged",
  },
  { title: "a ZIP whose checksum is another", make: of([{ ...profile, lie: { crc: 1 } }]), expected: "damaged" },
  {
    title: "a ZIP that is packed in an unknown way",
    make: of([{ ...profile, lie: { method: 99 } }]),
    expected: "damaged",
  },
  { title: "a ZIP with a password", make: of([{ ...profile, lie: { flags: 1 } }]), expected: "locked" },
  { title: "a ZIP that is cut in its middle", make: () => zip([profile]).subarray(0, 60), expected: "damaged" },
  { title: "a ZIP with the marks of ZIP64", make: of([profile], { directoryStart: 0xffffffff }), expected: "unsafe" },
  {
    title: "a ZIP whose entry has the marks of ZIP64",
    make: of([{ ...profile, lie: { size: 0xffffffff, packedSize: 0xffffffff } }]),
    expected: "unsafe",
  },
  {
    title: "a ZIP whose directory is larger than the file",
    make: of([profile], { directorySize: 1e9 }),
    expected: "unsafe",
  },
  {
    title: "a ZIP whose directory starts in an entry",
    make: of([profile], { directoryStart: 10 }),
    expected: "damaged",
  },
  {
    title: "a ZIP with the same path twice",
    make: of([profile, { ...profile, content: `${HEADER}\nOther,Person,Director\n` }]),
    expected: "unsafe",
  },
  {
    title: "a ZIP with paths that only resemble Profile.csv",
    make: of(
      ["Profile.csv/x", "Profile.csv\0.txt", "Profile.csv.exe", "MyProfile.csv", "._Profile.csv"].map((path) => ({
        path,
        content: PROFILE,
      })),
    ),
    expected: "noProfile",
  },
  {
    title: "a ZIP with a path out of its folder, which is never written",
    make: of([{ ...profile, path: "../../etc/Profile.csv" }]),
    expected: { name: "Noor Castellanos" },
  },
  { title: "a ZIP without entries", make: of([]), expected: "noProfile" },
  {
    title: "a ZIP of 51 MB",
    make: of([profile, { path: "a.bin", content: zeros(51e6), isStored: true }]),
    expected: "unsafe",
  },
  {
    title: "a ZIP of 49 MB whose other files stay shut",
    make: of([profile, { path: "a.bin", content: zeros(49e6), isStored: true }]),
    expected: { name: "Noor Castellanos" },
  },
];

const TABLES: readonly HostileFile[] = [
  { title: "a CSV of 1 million lines", make: () => text(`Name\n${"Go\n".repeat(1e6)}`), expected: {} },
  {
    title: "a CSV of 1 million positions, the first of them current",
    make: () => text(`Company Name,Title,Finished On\nA,Baker,\n${"B,C,1\n".repeat(1e6)}`),
    expected: { title: "Baker" },
  },
  { title: "a CSV with one line of 8 MB", make: () => text(`Name\n${"a".repeat(7_999_000)}`), expected: "empty" },
  { title: "a CSV over 8 MB", make: () => text(`Name\n${"Go\n".repeat(2_700_000)}`), expected: "unsafe" },
  {
    title: "a CSV whose quote is never closed",
    make: () => text(`${HEADER}\n"Noor,${"a,b\n".repeat(1e6)}`),
    expected: "damaged",
  },
  { title: "a CSV of 7 MB of quotes", make: () => text(`${HEADER}\n${'"'.repeat(7e6)}`), expected: "empty" },
  {
    title: "a CSV of quotes at the wrong places",
    make: () => text(`${HEADER}\n${'"a"b'.repeat(1e6)}`),
    expected: "damaged",
  },
  { title: "a CSV of 7 MB of line ends", make: () => text(`${HEADER}\n${"\r".repeat(7e6)}`), expected: "empty" },
  {
    title: "a CSV of 100,000 columns",
    make: () => text(`${HEADER},${"a,".repeat(1e5)}\nNoor,Castellanos,Engineer\n`),
    expected: { name: "Noor Castellanos" },
  },
  {
    title: "a CSV with the names of several people",
    make: () => text(`${HEADER}\nNoor,Castellanos,Engineer\nOther,Person,Director\n`),
    expected: "severalPeople",
  },
  {
    title: "a CSV whose columns are named as the prototype's",
    make: () => text(`${HEADER},__proto__,constructor,toString\nNoor,Castellanos,Engineer,a,b,c\n`),
    expected: { name: "Noor Castellanos" },
  },
];

const spec = toFigureSpec({ name: "Noor Castellanos" });
const uint32 = (value: number) => [value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255);
function chunk(type: string, data: Uint8Array, length = data.length) {
  const body = join(text(type), data);
  return join(uint32(length), body, uint32(crc32(body)));
}
const png = (...chunks: Uint8Array[]) =>
  join(PNG_SIGNATURE, chunk("IHDR", zeros(13)), ...chunks, chunk("IEND", zeros(0)));
const code = text(`profigure\0\0\0\0\0${encodeFigure(spec)}`);
const svg = (code: string, more = "") =>
  text(`${more}<svg xmlns="http://www.w3.org/2000/svg"><metadata>profigure:${code}</metadata></svg>`);
const PICTURES: readonly HostileFile[] = [
  {
    title: "a PNG whose chunk is longer than the file",
    make: () => png(chunk("iTXt", code, 0xffffffff)),
    expected: "damaged",
  },
  {
    title: "a PNG with a bomb of compressed text, which is not inflated",
    make: () => png(chunk("zTXt", join(text("profigure\0\0"), deflateSync(zeros(32e6))))),
    expected: "pictureWithoutFigure",
  },
  {
    title: "a PNG whose code is compressed, which is not inflated",
    make: () => png(chunk("iTXt", join(text("profigure\0\x01\0\0\0"), deflateSync(zeros(32e6))))),
    expected: "pictureWithoutFigure",
  },
  {
    title: "a PNG of 1 million empty chunks",
    make: () => png(Buffer.alloc(12e6, chunk("tEXt", zeros(0)))),
    expected: "pictureWithoutFigure",
  },
  {
    title: "a PNG whose code is 10 MB long",
    make: () => png(chunk("iTXt", join(code, zeros(10e6)))),
    expected: "damaged",
  },
  {
    title: "an SVG with a bomb of entities",
    make: () => svg("&b;", `<!DOCTYPE svg [<!ENTITY a "${"a".repeat(1000)}"><!ENTITY b "${"&a;".repeat(1000)}">]>`),
    expected: "pictureWithoutFigure",
  },
  {
    title: "our SVG with a script, where only the code is read",
    make: () =>
      text(
        `${new TextDecoder().decode(svg(encodeFigure(spec))).replace("<svg", '<svg onload="alert(1)"')}<script>alert(1)</script>`,
      ),
    expected: "figure",
  },
  {
    title: "comments that never lead to a drawing",
    make: () => text(`${"<!-- -->".repeat(8000)}<html>`),
    expected: "unknownKind",
  },
  { title: "an SVG over 5 MB", make: () => svg(" ".repeat(5e6)), expected: "unsafe" },
];

/** Returns bytes that look random but are the same in each run. */
function noise(size: number) {
  let state = 1;
  return Uint8Array.from({ length: size }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state >>> 16;
  });
}
const OTHERS: readonly HostileFile[] = [
  { title: "an empty file", make: () => zeros(0), expected: "empty" },
  { title: "1 MB of random bytes", make: () => noise(1e6), expected: "unknownKind" },
  {
    title: "a JPEG named as a PDF",
    make: () => join([0xff, 0xd8, 0xff, 0xe0, 0, 16], text("JFIF\0")),
    expected: "damaged",
  },
  { title: "JSON of 1 million open brackets", make: () => text("[".repeat(1e6)), expected: "unknownKind" },
  {
    title: "JSON of 1 million keys that is almost a backup",
    make: () => text(`{${'"profigure":"back",'.repeat(1e6)}`),
    expected: "unknownKind",
  },
];

export const HOSTILE_FILES: readonly HostileFile[] = [...ZIPS, ...TABLES, ...PICTURES, ...OTHERS, ...HOSTILE_PDFS];
