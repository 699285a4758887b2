import type { PdfLine } from "./pdf-lines.ts";

/** Matches a line's end after which the text continues without a space. */
const BREAKS_WITHOUT_SPACE = /(?<=\S)[-–—/]$/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3001-\u303F\uFF00-\uFFEF]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** FOP writes "#" for a letter that its font lacks, often an emoji. In "C#", "F#" and "# 1", the "#" is real. */
const MISSING_WORD = /(?<=^| )#(?= (?!\p{N})|$)/gu;
const MISSING_LETTER = /##|[\p{L}\p{N}]{2}#|#\p{L}{2}|\p{L}#\p{L}/u;

/** Removes "#" for missing letters. They make the text uncertain, except at its ends, where they were surely emoji. */
function withoutMissing(text: string): { text: string; isUncertain: boolean } {
  const inner = text.replace(/^(?:# )+|(?: #)+$|^#$/g, "");
  const clean = inner.replace(MISSING_WORD, "").replace(/ +/g, " ");
  return { text: clean, isUncertain: clean !== inner || MISSING_LETTER.test(clean) };
}

/** Joins the lines of a wrapped text. Uncertain for Hangul, which can also wrap inside words without a space. */
export function joinLines(lines: readonly PdfLine[]): { text: string; isUncertain: boolean } {
  let joined = "";
  let isOpen = false;
  for (const line of lines) {
    const [before, after] = [joined.at(-1) ?? "", line.text.at(0) ?? ""];
    const isUnspaced = BREAKS_WITHOUT_SPACE.test(joined) || (UNSPACED.test(before) && UNSPACED.test(after));
    isOpen ||= line.isUncertain || (HANGUL.test(before) && HANGUL.test(after));
    joined += joined && !isUnspaced ? ` ${line.text}` : line.text;
  }
  const { text, isUncertain } = withoutMissing(joined);
  return { text, isUncertain: isUncertain || isOpen };
}

/** Whether the next line's first word would have fit on this line. If so, the lines are separate texts. */
export function hasRoom(line: PdfLine, next: PdfLine, width: number): boolean {
  const word = next.text.split(" ", 1)[0] ?? "";
  return line.width + (next.width / next.text.length) * (word.length + 1) < width * 0.95;
}

/** Whether two lines are more than `gap` apart. Undefined for different fonts, whose baselines cannot be compared. */
export const hasGap = (line: PdfLine, next: PdfLine, gap: number): boolean | undefined =>
  line.font === next.font ? line.y - next.y > gap : undefined;
