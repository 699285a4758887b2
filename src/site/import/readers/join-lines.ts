import type { PdfLine } from "./pdf-lines.ts";

/** A text may break behind these, where it had no space. */
const BREAKS_WITHOUT_SPACE = /(?<=\S)[-–—/]$/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3001-\u303F\uFF00-\uFFEF]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** FOP draws "#" for a letter that its font lacks, often a picture. "C#", "F#" and "# 1" are a person's own. */
const MISSING_WORD = /(?<=^| )#(?= (?!\p{N})|$)/gu;
const MISSING_LETTER = /##|[\p{L}\p{N}]{2}#|#\p{L}{2}|\p{L}#\p{L}/u;

/** Pictures at the ends are left out. What is missing between words may have been one of them. */
function withoutMissing(text: string): { text: string; isUncertain: boolean } {
  const inner = text.replace(/^(?:# )+|(?: #)+$|^#$/g, "");
  const clean = inner.replace(MISSING_WORD, "").replace(/ +/g, " ");
  return { text: clean, isUncertain: clean !== inner || MISSING_LETTER.test(clean) };
}

/** The lines of one wrapped text. Hangul breaks inside of words too, so that nobody knows where a space was. */
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

/** Whether the next line's first word would have had room on this one: then the two are not one wrapped text. */
export function hasRoom(line: PdfLine, next: PdfLine, width: number): boolean {
  const word = next.text.split(" ", 1)[0] ?? "";
  return line.width + (next.width / next.text.length) * (word.length + 1) < width * 0.95;
}

/** Whether two lines are further apart; undefined where their fonts differ, whose baselines do too. */
export const hasGap = (line: PdfLine, next: PdfLine, gap: number): boolean | undefined =>
  line.font === next.font ? line.y - next.y > gap : undefined;
