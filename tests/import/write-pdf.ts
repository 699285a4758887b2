import { deflateSync } from "node:zlib";

/** An object of a PDF: its source text, or the dictionary and data of a stream. */
export type PdfObject = string | { readonly dictionary: string; readonly data: Uint8Array };

const bytesOf = (text: string): Buffer => Buffer.from(text, "latin1");

export const stream = (data: string | Uint8Array, dictionary = ""): PdfObject => ({
  dictionary,
  data: typeof data === "string" ? bytesOf(data) : data,
});

export const deflated = (data: string | Uint8Array, dictionary = ""): PdfObject => ({
  dictionary: `/Filter /FlateDecode ${dictionary}`,
  data: deflateSync(data),
});

/**
 * Writes a PDF with these objects, numbered from 1, in the format of Apache FOP: PDF 1.4 with a cross-reference table.
 */
export function writePdf(objects: readonly PdfObject[], trailer: string): Uint8Array {
  const parts: Buffer[] = [bytesOf("%PDF-1.4\n")];
  let length = parts[0]?.length ?? 0;
  const places: number[] = [];
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? bytesOf(part) : Buffer.from(part);
    parts.push(bytes);
    length += bytes.length;
  };
  objects.forEach((object, index) => {
    places.push(length);
    add(`${index + 1} 0 obj\n`);
    if (typeof object === "string") add(`${object}\n`);
    else {
      add(`<< ${object.dictionary} /Length ${object.data.length} >>\nstream\n`);
      add(object.data);
      add("\nendstream\n");
    }
    add("endobj\n");
  });
  const start = length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`);
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join("")}`);
  add(`trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(parts));
}

/** Returns PDF operators that draw a line of text. Character codes in the font are the Unicode code points. */
export const line = (x: number, y: number, size: number, text: string): string => {
  const codes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0"));
  return `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm <${codes.join("")}> Tj ET\n`;
};

/** The content stream of a profile in LinkedIn's layout. */
export const PROFILE = [
  line(21.6, 741, 13, "Contact"),
  line(21.6, 673, 13, "Top Skills"),
  line(21.6, 653.5, 10.5, "Lock Picking"),
  line(223.6, 730, 26, "Vera Falk"),
  line(223.6, 709, 12, "Locksmith at Falk Keys"),
  line(223.6, 693.6, 12, "Graz, Austria"),
  line(223.6, 656, 15.75, "Experience"),
  line(223.6, 625.5, 12, "Falk Keys"),
  line(223.6, 609.4, 11.5, "Master Locksmith"),
  line(223.6, 594.9, 10.5, "May 2011 - Present"),
].join("");

/** Maps each character code to the Unicode character with the same number. */
const TO_UNICODE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
1 beginbfrange <0000> <FFFF> <0000> endbfrange
endcmap end end`;

interface Parts {
  readonly content?: PdfObject;
  readonly toUnicode?: PdfObject;
  readonly info?: string;
  readonly catalog?: string;
  readonly pages?: string;
  readonly page?: string;
  readonly widths?: string;
  readonly trailer?: string;
  readonly more?: readonly PdfObject[];
}

/**
 * Writes a one-page profile PDF like LinkedIn's. The arguments replace parts of it. Additional objects are numbered
 * from 10.
 */
export function profilePdf({
  content = deflated(PROFILE),
  toUnicode = deflated(TO_UNICODE),
  info = "/Producer (Apache FOP Version 2.2) /Author (LinkedIn) /Title (Resume)",
  catalog = "",
  pages = "/Kids [3 0 R] /Count 1",
  page = "/Contents 4 0 R",
  widths = "/W [0 [500]]",
  trailer = "",
  more = [],
}: Parts = {}): Uint8Array {
  return writePdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      `<< /Type /Pages ${pages} >>`,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
      content,
      "<< /Type /Font /Subtype /Type0 /BaseFont /A+Sans /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 8 0 R >>",
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A+Sans /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> /FontDescriptor 7 0 R /DW 500 ${widths} >>`,
      "<< /Type /FontDescriptor /FontName /A+Sans /Flags 33 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 0 >>",
      toUnicode,
      `<< ${info} >>`,
      ...more,
    ],
    `/Root 1 0 R /Info 9 0 R ${trailer}`,
  );
}
