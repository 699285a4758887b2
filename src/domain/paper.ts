/** Sheets that printers and cutting machines take, in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
/** A sheet of paper. */
export type Paper = keyof typeof PAPERS;

/** Where Letter is the usual paper, as the Unicode CLDR has it (`measurementData`, `paperSize`). */
const LETTER_REGIONS = "BZ CA CL CO CR GT MX NI PA PH PR SV US VE";

/** The usual paper of a language tag's region: Letter for "en-CA", A4 for "de-CH" and where none is named. */
export function paperOf(language: string): Paper {
  const [, region = "-"] = /^[a-z]+(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(language) ?? [];
  return LETTER_REGIONS.includes(region.toUpperCase()) ? "letter" : "a4";
}
