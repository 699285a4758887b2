import type { ImportError } from "../reader.ts";
import { inflate } from "./inflate.ts";

// pdf.js has no limits: a stream of 200 KB can expand to 200 MB, and one line in a font's table to sixteen million
// letters. LinkedIn's PDFs use few features, because Apache FOP writes them: objects are uncompressed, and there is one
// kind of font, one filter and no forms. Files with any other feature are refused before pdf.js reads them.

/** Maximum size of a file. LinkedIn's files have 39 to 178 KB. */
const MOST_BYTES = 2_000_000;
const MOST_FONTS = 8;
/** Maximum number of codes in the ranges of a font's table. FOP's fonts have 65,536. */
const MOST_CODES = 200_000;

/** Features that FOP does not write and pdf.js would follow. */
const FOREIGN = [
  // Any filter except FlateDecode, several filters, or a reference to a filter.
  /\/Filter(?![\s\0]*\/FlateDecode[\s\0/>])|\/F(?![A-Za-z\d])|\/DecodeParms|\/DP(?![A-Za-z])/,
  // Object streams, which these rules cannot inspect.
  /\/ObjStm|\/XRef/,
  // Form objects, which can be nested, and pages whose content repeats a stream.
  /\/Form(?![A-Za-z])|\/Type3|\/Contents[\s\0]*[[%]/,
  // A number with six or more digits that is not a length or an offset. It could demand widths for that many letters.
  /(?<!\/Length\d?|\/Prev|startxref)[\s\0[\]>)+]0*[1-9]\d{5,}(?=[\s\0\]/<[%(])/,
];

/** The cross-reference table, whose rows look like "0000012345 00000 n". */
const PLACES = /xref\s+(?:\d{1,6} \d{1,6}\s+|\d{10} \d{5} [fn]\s+)*trailer/g;

/** A one-line string, such as a link's URL, which may contain "/Form" or "/F". */
const QUOTED = /(?<=\/[A-Za-z]+ ?)\((?:[^()<>\\\r\n]|\\[()\\\dnrt])*\)/g;

/** Decodes escapes in PDF names: "#46" is an F. */
const decodeNames = (text: string): string =>
  text.replace(/#([\da-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const matches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a font is not of FOP's kind. Of FOP's fonts, pdf.js does not read the tables in the font files. */
const hasForeignFont = (text: string): boolean =>
  matches(text, /\/DescendantFonts/g) > MOST_FONTS ||
  text.split("endobj").some((object) => {
    const fonts = matches(object, /\/FontDescriptor[\s\0]*(?:<<|%|\d)/g);
    return (
      fonts > 0 && (fonts > 1 || matches(object, /\/Subtype/g) > 1 || !/\/Subtype[\s\0]*\/CIDFontType2/.test(object))
    );
  });

/** Whether a page's content refers to a list, which could repeat one stream a million times. */
const hasListedContents = (text: string): boolean => {
  const lists = new Set(
    Array.from(text.matchAll(/(?<!\d)(\d+)[\s\0]+\d+[\s\0]+obj[\s\0]*(?!<<|[\s\0])/g), ([, id]) => Number(id)),
  );
  return Array.from(text.matchAll(/\/Contents[\s\0]*(\d+)/g)).some(([, id]) => lists.has(Number(id)));
};

/** Whether a font's table has ranges with more codes than any real font. */
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

/** Maximum total size of the inflated streams: three times that of LinkedIn's largest files. */
const MOST_INFLATED = 1_500_000;
const MOST_STREAMS = 200;

/** Decodes each byte as one character. */
const asText = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

/** Whether the bytes start with a deflate header that pdf.js accepts. */
function isDeflated(bytes: Uint8Array): boolean {
  const [method = 0, flags = 0] = bytes;
  return (method & 15) === 8 && ((method << 8) | flags) % 31 === 0 && (flags & 32) === 0;
}

const DELIMITER = String.raw`[\s\0()<>[\]{}/%]`;
const STREAM = new RegExp(`(?<=^|${DELIMITER})stream`, "g");
const LINE_END = /\r\n?|\n|$/g;
/** An object inside a stream. Only a crafted cross-reference table can lead to it. */
const HIDDEN_OBJECT = new RegExp(`${DELIMITER}obj${DELIMITER}|stream`);

interface OpenedPdf {
  /** The file's content except for its deflate streams. */
  readonly text: string;
  /** The inflated streams. */
  readonly streams: readonly string[];
}

/** Splits a PDF into text and inflated streams. Fails if a stream is damaged, too large or hides an object. */
async function openStreams(bytes: Uint8Array<ArrayBuffer>): Promise<OpenedPdf | ImportError> {
  const all = asText(bytes);
  const streams: string[] = [];
  let text = "";
  let remaining = MOST_INFLATED;
  let copiedTo = 0;
  let count = 0;
  for (const { index } of all.matchAll(STREAM)) {
    if (++count > MOST_STREAMS) return "unsafe";
    LINE_END.lastIndex = index;
    LINE_END.exec(all);
    const start = LINE_END.lastIndex;
    // FOP writes this ending. A file with another ending counts as damaged.
    const end = all.indexOf("\nendstream", start);
    const data = bytes.subarray(start, end < 0 ? bytes.length : end);
    if (!isDeflated(data)) continue;
    if (HIDDEN_OBJECT.test(asText(data))) return "unsafe";
    const inflated = await inflate(data, "deflate", remaining);
    if (typeof inflated === "string") return inflated;
    remaining -= inflated.length;
    streams.push(asText(inflated));
    text += all.slice(copiedTo, start);
    copiedTo = start + data.length;
  }
  return { text: text + all.slice(copiedTo), streams };
}

/** Checks a PDF before pdf.js reads it. Returns an error if the file is not from LinkedIn or could be harmful. */
export async function inspectPdf(bytes: Uint8Array<ArrayBuffer>): Promise<ImportError | undefined> {
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
