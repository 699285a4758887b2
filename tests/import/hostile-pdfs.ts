// PDFs that nobody's LinkedIn writes: each with what has to come of it. They are made when they are asked for.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync, deflateSync } from "node:zlib";
import { lazy } from "../../src/domain/lazy.ts";
import type { ImportError } from "../../src/site/import/reader.ts";
import { deflated, line, PROFILE, profilePdf, stream, writePdf } from "./write-pdf.ts";

interface HostilePdf {
  readonly make: () => Uint8Array;
  /** An error, or a name that is read all the same; undefined where there is a profile without a name. */
  readonly gives: { readonly error: readonly ImportError[] } | { readonly name: string | undefined };
}

const sample = (): Buffer => readFileSync(join(import.meta.dirname, "pdf/plain.pdf"));
const edit = (bytes: Uint8Array, change: (text: string) => string): Uint8Array =>
  new Uint8Array(Buffer.from(change(Buffer.from(bytes).toString("latin1")), "latin1"));

const refused = (...error: ImportError[]) => ({ error });
const read = { name: "Vera Falk" };

/** 200 MB of blanks, deflated to 200 KB. */
const bomb = lazy(() => deflateSync(Buffer.alloc(200_000_000, " ")));
/** Deflated data that holds bytes as they are, up to 64 KB. */
const stored = (text: string): Buffer => deflateRawSync(Buffer.from(text, "latin1"), { level: 0 });
const repeated = (text: string, times: number): string => text.repeat(times);

const range = (from: string, to: string) =>
  deflated(`begincmap 1 beginbfrange ${from} ${to} <0020> endbfrange endcmap`);

/** Each drawing draws the next one twice: 2^40 lines of text. */
const laughs = Array.from({ length: 40 }, (_, index) =>
  stream(
    "/X Do /X Do",
    `/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X ${11 + index} 0 R >> >>`,
  ),
);

export const HOSTILE_PDFS: Readonly<Record<string, HostilePdf>> = {
  "an empty file": { make: () => new Uint8Array(), gives: refused("empty") },
  "a picture named .pdf": {
    make: () =>
      new Uint8Array(
        Buffer.from(
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
          "base64",
        ),
      ),
    gives: refused("damaged"),
  },
  "a head without a body": { make: () => edit(new Uint8Array(), () => "%PDF-1.4\n"), gives: refused("notLinkedIn") },
  "half a file": { make: () => new Uint8Array(sample().subarray(0, 9000)), gives: refused("damaged") },
  "bytes overwritten in a stream": {
    make: () => new Uint8Array(sample().fill(7, 4000, 4200)),
    gives: refused("damaged"),
  },
  "a table of places that lies": {
    make: () => edit(sample(), (text) => text.replace(/\d{10} 00000 n/g, "0000000017 00000 n")),
    gives: { name: "Noor Castellanos" },
  },
  "no table of places": {
    make: () => edit(sample(), (text) => text.replace(/xref\n.*trailer/s, "trailer").replace(/startxref\n\d+/, "")),
    gives: { name: "Noor Castellanos" },
  },
  "a table of nine billion places": {
    make: () => edit(sample(), (text) => text.replace(/xref\n0 \d+/, "xref\n0 9999999999")),
    gives: refused("unsafe"),
  },
  "a table that comes before itself": {
    make: () =>
      edit(sample(), (text) => text.replace(/trailer\s*<</, `trailer << /Prev ${text.lastIndexOf("\nxref") + 1}`)),
    gives: { name: "Noor Castellanos" },
  },
  "a password": {
    make: () => profilePdf({ trailer: "/Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (y) /P -44 >>" }),
    gives: refused("locked"),
  },
  "scripts that run when it is opened": {
    make: () =>
      profilePdf({
        catalog:
          "/OpenAction << /S /JavaScript /JS (globalThis.wasHere = true) >> /AA << /WC << /S /JavaScript /JS (globalThis.wasHere = true) >> >>",
      }),
    gives: read,
  },
  "ten thousand pages": {
    make: () => profilePdf({ pages: `/Kids [${repeated("3 0 R ", 10_000)}] /Count 10000` }),
    gives: read,
  },
  "two billion pages, as it says": {
    make: () => profilePdf({ pages: "/Kids [3 0 R] /Count 2000000000" }),
    gives: refused("unsafe"),
  },
  "pages that are their own parents": {
    make: () => profilePdf({ pages: "/Kids [2 0 R] /Count 1" }),
    gives: refused("damaged"),
  },
  "no pages": { make: () => profilePdf({ pages: "/Kids [] /Count 0" }), gives: refused("scan") },
  "thirty thousand objects": {
    make: () => profilePdf({ more: Array.from({ length: 30_000 }, () => "0") }),
    gives: read,
  },
  "arrays a hundred thousand deep": {
    make: () => profilePdf({ catalog: `/Deep ${repeated("[", 100_000)}` }),
    gives: refused("damaged"),
  },
  "arrays a hundred thousand deep in its text": {
    make: () => profilePdf({ content: deflated(`${PROFILE}${repeated("[", 100_000)}`) }),
    gives: { ...read, error: ["damaged"] },
  },
  "a text of 200 MB": {
    make: () => profilePdf({ content: { dictionary: "/Filter /FlateDecode", data: bomb() } }),
    gives: refused("unsafe"),
  },
  "a font of 200 MB": {
    make: () => profilePdf({ more: [{ dictionary: "/Filter /FlateDecode", data: bomb() }] }),
    gives: refused("unsafe"),
  },
  "a text deflated twice": {
    make: () =>
      profilePdf({ content: { dictionary: "/Filter [/FlateDecode /FlateDecode]", data: deflateSync(bomb()) } }),
    gives: refused("unsafe"),
  },
  "a text in runs of blanks": {
    make: () =>
      profilePdf({ content: { dictionary: "/Filter /RunLengthDecode", data: Buffer.alloc(1_000_000, 0x81) } }),
    gives: refused("unsafe"),
  },
  "a filter by its short name": {
    make: () => profilePdf({ content: { dictionary: "/F % hidden\n/RL", data: Buffer.alloc(1_000_000, 0x81) } }),
    gives: refused("unsafe"),
  },
  "a filter spelled in another way": {
    make: () => profilePdf({ content: { dictionary: "/Filte#72 /R#4C", data: Buffer.alloc(1_000_000, 0x81) } }),
    gives: refused("unsafe"),
  },
  "rows of two billion columns": {
    make: () => profilePdf({ content: deflated(PROFILE, "/DecodeParms << /Predictor 12 /Columns 2000000000 >>") }),
    gives: refused("unsafe"),
  },
  "an object hidden in a stream": {
    make: () =>
      profilePdf({
        more: [
          {
            dictionary: "/Filter /FlateDecode",
            data: Buffer.concat([Buffer.from([0x78, 1]), stored("99 0 obj << /Filter /LZWDecode >>"), Buffer.alloc(4)]),
          },
        ],
      }),
    gives: refused("unsafe", "damaged"),
  },
  "objects in a stream": {
    make: () => profilePdf({ more: [deflated("1 0 null", "/Type /ObjStm /N 1 /First 4")] }),
    gives: refused("unsafe"),
  },
  "a font of sixteen million letters": {
    make: () => profilePdf({ toUnicode: range("<000000>", "<FFFFFE>") }),
    gives: refused("unsafe"),
  },
  "a font of sixteen million letters in brackets": {
    make: () => profilePdf({ toUnicode: range("(\0\0\0)", "(\xff\xff\xfe)") }),
    gives: refused("unsafe"),
  },
  "widths of nine million letters": {
    make: () => profilePdf({ widths: "/W [0 9999999 500]" }),
    gives: refused("unsafe"),
  },
  "a font with tables of its own": {
    make: () => profilePdf({ more: ["<< /Type /Font /Subtype /TrueType /FontDescriptor 7 0 R >>"] }),
    gives: refused("unsafe"),
  },
  "drawings that draw drawings": {
    make: () =>
      profilePdf({
        content: deflated(`${PROFILE}/X Do`),
        page: "/Contents 4 0 R /XObject << /X 10 0 R >>",
        more: laughs,
      }),
    gives: refused("unsafe"),
  },
  "one text a hundred thousand times": {
    make: () => profilePdf({ page: `/Contents [${repeated("4 0 R ", 100_000)}]` }),
    gives: refused("unsafe"),
  },
  "one text a hundred thousand times, in a list elsewhere": {
    make: () => profilePdf({ page: "/Contents 10 0 R", more: [`[${repeated("4 0 R ", 100_000)}]`] }),
    gives: refused("unsafe"),
  },
  "a hundred thousand words on a page": {
    make: () => profilePdf({ content: deflated(repeated(line(223.6, 500, 12, "so"), 40_000)) }),
    gives: refused("unsafe"),
  },
  "a name of a hundred thousand letters": {
    make: () =>
      profilePdf({
        content: deflated(PROFILE.replace("BT /F1 26", `${line(223.6, 760, 26, repeated("x", 100_000))}BT /F1 26`)),
      }),
    gives: { name: undefined },
  },
  "a name with controls and turned directions": {
    make: () =>
      profilePdf({
        content: deflated(
          PROFILE.replace(
            line(223.6, 730, 26, "Vera Falk"),
            line(223.6, 730, 26, "\u202EVera\u0000\u0007 \u200BFalk\u2066"),
          ),
        ),
      }),
    gives: { name: "Vera Falk" },
  },
  "two names": {
    make: () => profilePdf({ content: deflated(PROFILE + line(223.6, 300, 26, "Otto Falk")) }),
    gives: refused("notLinkedIn"),
  },
  "FOP's, and not LinkedIn's": {
    make: () => profilePdf({ info: "/Producer (Apache FOP Version 2.2) /Author (Falk Keys)" }),
    gives: refused("notLinkedIn"),
  },
  "LinkedIn's by its author, and not FOP's": {
    make: () => profilePdf({ info: "/Producer (Word) /Author (LinkedIn)" }),
    gives: refused("notLinkedIn"),
  },
  "LinkedIn's, laid out in another way": {
    make: () => profilePdf({ content: deflated(PROFILE.replaceAll("223.6", "72")) }),
    gives: refused("notLinkedIn"),
  },
  "LinkedIn's, without text": { make: () => profilePdf({ content: deflated("0 0 m") }), gives: refused("scan") },
  "a scan": {
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
    gives: refused("scan"),
  },
  "nine megabytes": {
    make: () => new Uint8Array(Buffer.concat([sample(), Buffer.alloc(9_000_000, " ")])),
    gives: refused("notLinkedIn"),
  },
};
