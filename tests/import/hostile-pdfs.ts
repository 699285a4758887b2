// Hostile PDFs, and PDFs that differ from those that LinkedIn exports.

import { readFileSync } from "node:fs";
import { deflateRawSync, deflateSync } from "node:zlib";
import { memoize } from "../../src/lib/memoize.ts";
import type { HostileFile } from "./hostile-file.ts";
import { deflated, line, PROFILE, profilePdf, stream, writePdf } from "./write-pdf.ts";

const sample = (): Buffer => readFileSync("tests/import/pdf/plain.pdf");
const edit = (bytes: Uint8Array, change: (text: string) => string): Uint8Array =>
  new Uint8Array(Buffer.from(change(Buffer.from(bytes).toString("latin1")), "latin1"));

const SAMPLE = { name: "Noor Castellanos", title: "Platform Engineer" };
const VERA = { name: "Vera Falk", title: "Master Locksmith" };

/** 200 MB of spaces, deflated to 200 KB. */
const bomb = memoize(() => deflateSync(Buffer.alloc(200_000_000, " ")));
/** Returns Deflate data that contains the text uncompressed. The text may have up to 64 KB. */
const stored = (text: string): Buffer => deflateRawSync(Buffer.from(text, "latin1"), { level: 0 });
const repeated = (text: string, times: number): string => text.repeat(times);

const range = (from: string, to: string) =>
  deflated(`begincmap 1 beginbfrange ${from} ${to} <0020> endbfrange endcmap`);

/** Forms that each draw the next one twice, which would result in 2^40 lines of text. */
const laughs = Array.from({ length: 40 }, (_, index) =>
  stream(
    "/X Do /X Do",
    `/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X ${11 + index} 0 R >> >>`,
  ),
);

export const HOSTILE_PDFS: readonly HostileFile[] = [
  {
    title: "a PDF with a head and no body",
    make: () => edit(new Uint8Array(), () => "%PDF-1.4\n"),
    expected: "notLinkedIn",
  },
  { title: "half a PDF", make: () => new Uint8Array(sample().subarray(0, 9000)), expected: "damaged" },
  {
    title: "a PDF with bytes overwritten in a stream",
    make: () => new Uint8Array(sample().fill(7, 4000, 4200)),
    expected: "damaged",
  },
  {
    title: "a PDF with a table of places that lies",
    make: () => edit(sample(), (text) => text.replace(/\d{10} 00000 n/g, "0000000017 00000 n")),
    expected: SAMPLE,
  },
  {
    title: "a PDF with no table of places",
    make: () => edit(sample(), (text) => text.replace(/xref\n.*trailer/s, "trailer").replace(/startxref\n\d+/, "")),
    expected: SAMPLE,
  },
  {
    title: "a PDF with a table of nine billion places",
    make: () => edit(sample(), (text) => text.replace(/xref\n0 \d+/, "xref\n0 9999999999")),
    expected: "unsafe",
  },
  {
    title: "a PDF with a table that refers back to itself",
    make: () =>
      edit(sample(), (text) => text.replace(/trailer\s*<</, `trailer << /Prev ${text.lastIndexOf("\nxref") + 1}`)),
    expected: SAMPLE,
  },
  {
    title: "a PDF with a password",
    make: () => profilePdf({ trailer: "/Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (y) /P -44 >>" }),
    expected: "locked",
  },
  {
    title: "a PDF with ten thousand pages",
    make: () => profilePdf({ pages: `/Kids [${repeated("3 0 R ", 10_000)}] /Count 10000` }),
    // The page repeats, so there are several names.
    expected: "notLinkedIn",
  },
  {
    title: "a PDF that claims two billion pages",
    make: () => profilePdf({ pages: "/Kids [3 0 R] /Count 2000000000" }),
    expected: "unsafe",
  },
  {
    title: "a PDF with pages that are their own parents",
    make: () => profilePdf({ pages: "/Kids [2 0 R] /Count 1" }),
    expected: "damaged",
  },
  { title: "a PDF with no pages", make: () => profilePdf({ pages: "/Kids [] /Count 0" }), expected: "scan" },
  {
    title: "a PDF with thirty thousand objects",
    make: () => profilePdf({ more: Array.from({ length: 30_000 }, () => "0") }),
    expected: VERA,
  },
  {
    title: "a PDF with arrays a hundred thousand deep",
    make: () => profilePdf({ catalog: `/Deep ${repeated("[", 100_000)}` }),
    expected: "damaged",
  },
  {
    title: "a PDF with arrays a hundred thousand deep in its text",
    make: () => profilePdf({ content: deflated(`${PROFILE}${repeated("[", 100_000)}`) }),
    expected: "damaged",
  },
  {
    title: "a PDF with a text of 200 MB",
    make: () => profilePdf({ content: { dictionary: "/Filter /FlateDecode", data: bomb() } }),
    expected: "unsafe",
  },
  {
    title: "a PDF with a font of 200 MB",
    make: () => profilePdf({ more: [{ dictionary: "/Filter /FlateDecode", data: bomb() }] }),
    expected: "unsafe",
  },
  {
    title: "a PDF with a text deflated twice",
    make: () =>
      profilePdf({ content: { dictionary: "/Filter [/FlateDecode /FlateDecode]", data: deflateSync(bomb()) } }),
    expected: "unsafe",
  },
  {
    title: "a PDF with a text in runs of blanks",
    make: () =>
      profilePdf({ content: { dictionary: "/Filter /RunLengthDecode", data: Buffer.alloc(1_000_000, 0x81) } }),
    expected: "unsafe",
  },
  {
    title: "a PDF with a filter by its short name",
    make: () => profilePdf({ content: { dictionary: "/F % hidden\n/RL", data: Buffer.alloc(1_000_000, 0x81) } }),
    expected: "unsafe",
  },
  {
    title: "a PDF with a filter spelled in another way",
    make: () => profilePdf({ content: { dictionary: "/Filte#72 /R#4C", data: Buffer.alloc(1_000_000, 0x81) } }),
    expected: "unsafe",
  },
  {
    title: "a PDF with rows of two billion columns",
    make: () => profilePdf({ content: deflated(PROFILE, "/DecodeParms << /Predictor 12 /Columns 2000000000 >>") }),
    expected: "unsafe",
  },
  {
    title: "a PDF with an object hidden in a stream",
    make: () =>
      profilePdf({
        more: [
          {
            dictionary: "/Filter /FlateDecode",
            data: Buffer.concat([Buffer.from([0x78, 1]), stored("99 0 obj << /Filter /LZWDecode >>"), Buffer.alloc(4)]),
          },
        ],
      }),
    expected: "unsafe",
  },
  {
    title: "a PDF with objects in a stream",
    make: () => profilePdf({ more: [deflated("1 0 null", "/Type /ObjStm /N 1 /First 4")] }),
    expected: "unsafe",
  },
  {
    title: "a PDF with a font of sixteen million letters",
    make: () => profilePdf({ toUnicode: range("<000000>", "<FFFFFE>") }),
    expected: "unsafe",
  },
  {
    title: "a PDF with a font of sixteen million letters in brackets",
    make: () => profilePdf({ toUnicode: range("(\0\0\0)", "(\xff\xff\xfe)") }),
    expected: "unsafe",
  },
  {
    title: "a PDF with widths of nine million letters",
    make: () => profilePdf({ widths: "/W [0 9999999 500]" }),
    expected: "unsafe",
  },
  {
    title: "a PDF with a font with separate tables",
    make: () => profilePdf({ more: ["<< /Type /Font /Subtype /TrueType /FontDescriptor 7 0 R >>"] }),
    expected: "unsafe",
  },
  {
    title: "a PDF with drawings that draw drawings",
    make: () =>
      profilePdf({
        content: deflated(`${PROFILE}/X Do`),
        page: "/Contents 4 0 R /XObject << /X 10 0 R >>",
        more: laughs,
      }),
    expected: "unsafe",
  },
  {
    title: "a PDF with one text a hundred thousand times",
    make: () => profilePdf({ page: `/Contents [${repeated("4 0 R ", 100_000)}]` }),
    expected: "unsafe",
  },
  {
    title: "a PDF with one text a hundred thousand times, in a list elsewhere",
    make: () => profilePdf({ page: "/Contents 10 0 R", more: [`[${repeated("4 0 R ", 100_000)}]`] }),
    expected: "unsafe",
  },
  {
    title: "a PDF with a hundred thousand words on a page",
    make: () => profilePdf({ content: deflated(repeated(line(223.6, 500, 12, "so"), 40_000)) }),
    expected: "unsafe",
  },
  {
    title: "a PDF with a name of a hundred thousand letters",
    make: () =>
      profilePdf({
        content: deflated(PROFILE.replace("BT /F1 26", `${line(223.6, 760, 26, repeated("x", 100_000))}BT /F1 26`)),
      }),
    expected: { title: VERA.title },
  },
  {
    title: "a PDF with a name with controls and turned directions",
    make: () =>
      profilePdf({
        content: deflated(
          PROFILE.replace(
            line(223.6, 730, 26, "Vera Falk"),
            line(223.6, 730, 26, "\u202EVera\u0000\u0007 \u200BFalk\u2066"),
          ),
        ),
      }),
    expected: VERA,
  },
  {
    title: "a PDF with two names",
    make: () => profilePdf({ content: deflated(PROFILE + line(223.6, 300, 26, "Otto Falk")) }),
    expected: "notLinkedIn",
  },
  {
    title: "a PDF of FOP's that is not LinkedIn's",
    make: () => profilePdf({ info: "/Producer (Apache FOP Version 2.2) /Author (Falk Keys)" }),
    expected: "notLinkedIn",
  },
  {
    title: "a PDF of LinkedIn's that is not FOP's",
    make: () => profilePdf({ info: "/Producer (Word) /Author (LinkedIn)" }),
    expected: "notLinkedIn",
  },
  {
    title: "a PDF of LinkedIn's in another layout",
    make: () => profilePdf({ content: deflated(PROFILE.replaceAll("223.6", "72")) }),
    expected: "notLinkedIn",
  },
  {
    title: "a PDF of LinkedIn's without text",
    make: () => profilePdf({ content: deflated("0 0 m") }),
    expected: "scan",
  },
  {
    title: "a scanned PDF",
    make: () =>
      writePdf(
        [
          "<< /Type /Catalog /Pages 2 0 R >>",
          "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
          "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>",
          stream("612 0 0 792 0 0 cm /I Do"),
          stream("\0", "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8"),
        ],
        "/Root 1 0 R",
      ),
    expected: "scan",
  },
  {
    title: "a PDF of three megabytes",
    make: () => new Uint8Array(Buffer.concat([sample(), Buffer.alloc(3_000_000, " ")])),
    expected: "notLinkedIn",
  },
];
