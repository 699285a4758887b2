import type { ImportError } from "../reader.ts";
import { asText, openStreams } from "./pdf-streams.ts";

// pdf.js decodes what a file says, without a limit: a stream of 200 KB becomes 200 MB, a line of a font's table sixteen
// million letters. Profiles use little of what PDF can do (FOP writes each object in plain sight, one kind of font, one
// filter, no forms), so that whatever else a file has is refused before pdf.js sees it.

/** LinkedIn's own have 39 to 178 KB. */
const MOST_BYTES = 2_000_000;
const MOST_FONTS = 8;
/** Codes that the ranges of a font's table cover; FOP's fonts have 65,536. */
const MOST_CODES = 200_000;

/** What FOP does not write and pdf.js would follow. */
const FOREIGN = [
  // A filter other than FlateDecode, or several, or one that is named elsewhere.
  /\/Filter(?![\s\0]*\/FlateDecode[\s\0/>])|\/F(?![A-Za-z\d])|\/DecodeParms|\/DP(?![A-Za-z])/,
  // Objects in streams, where no rule reaches them.
  /\/ObjStm|\/XRef/,
  // Drawings that draw drawings, pages that repeat one.
  /\/Form(?![A-Za-z])|\/Type3|\/Contents[\s\0]*[[%]/,
  // A number of six digits that is no length and no place in the file: widths of so many letters.
  /(?<!\/Length\d?|\/Prev|startxref)[\s\0[\]>)+]0*[1-9]\d{5,}(?=[\s\0\]/<[%(])/,
];

/** The table of places, with its rows "0000012345 00000 n". */
const PLACES = /xref\s+(?:\d{1,6} \d{1,6}\s+|\d{10} \d{5} [fn]\s+)*trailer/g;

/** A link's URL or another text on one line: it may say "/Form" or "/F". */
const QUOTED = /(?<=\/[A-Za-z]+ ?)\((?:[^()<>\\\r\n]|\\[()\\\dnrt])*\)/g;

/** In a PDF, "#46" within a name is an F. */
const decodeNames = (text: string): string =>
  text.replace(/#([\da-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const matches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Fonts with embedded letters are of the kind that FOP writes, which pdf.js reads without the font's own tables. */
const hasForeignFont = (text: string): boolean =>
  matches(text, /\/DescendantFonts/g) > MOST_FONTS ||
  text.split("endobj").some((object) => {
    const fonts = matches(object, /\/FontDescriptor[\s\0]*(?:<<|%|\d)/g);
    return (
      fonts > 0 && (fonts > 1 || matches(object, /\/Subtype/g) > 1 || !/\/Subtype[\s\0]*\/CIDFontType2/.test(object))
    );
  });

/** Whether a page's content is a list: it can name one stream a million times. */
const hasListedContents = (text: string): boolean => {
  const lists = new Set(
    Array.from(text.matchAll(/(?<!\d)(\d+)[\s\0]+\d+[\s\0]+obj[\s\0]*(?!<<|[\s\0])/g), ([, id]) => Number(id)),
  );
  return Array.from(text.matchAll(/\/Contents[\s\0]*(\d+)/g)).some(([, id]) => lists.has(Number(id)));
};

/** Whether a font's table names more codes than there are, in ranges. */
function hasHugeRange(table: string): boolean {
  let codes = 0;
  for (const [, kind, ranges = ""] of table.matchAll(/begin(bf|cid|codespace)range(.*?)(?:end\1range|$)/gs)) {
    const tokens = ranges.match(/<[\da-fA-F\s]*>|\[[\da-fA-F\s<>]*\]|\d+/g) ?? [];
    if (ranges.replace(/<[\da-fA-F\s]*>/g, "").search(/[^\d\s[\]]/) >= 0) return true;
    for (let at = 0; at < tokens.length; at += kind === "codespace" ? 2 : 3) {
      const [low = 0, high = 0] = tokens.slice(at, at + 2).map((token) => Number.parseInt(token.slice(1), 16));
      codes += kind === "codespace" ? 0 : Math.max(0, high - low);
    }
  }
  return codes > MOST_CODES;
}

/** Why a PDF is not passed to pdf.js: it is not LinkedIn's, or it holds what could hurt. */
export async function inspectPdf(bytes: Uint8Array<ArrayBuffer>): Promise<ImportError | undefined> {
  if (bytes.length === 0) return "empty";
  if (!asText(bytes.subarray(0, 1024)).includes("%PDF-")) return "damaged";
  if (bytes.length > MOST_BYTES) return "notLinkedIn";
  const whole = asText(bytes);
  if (/\/Encrypt[\s\0]*(?:<<|%|\d)/.test(decodeNames(whole))) return "locked";
  if (!whole.includes("Apache FOP"))
    return /\/Image/.test(whole) && !/\/Font|\/ObjStm/.test(whole) ? "scan" : "notLinkedIn";
  const opened = await openStreams(bytes);
  if (typeof opened === "string") return opened;
  const text = decodeNames(opened.text.replace(QUOTED, "()")).replace(PLACES, "");
  const isForeign = FOREIGN.some((pattern) => pattern.test(text)) || hasForeignFont(text);
  return isForeign || hasListedContents(text) || [text, ...opened.streams].some(hasHugeRange) ? "unsafe" : undefined;
}
