import { graphemes } from "../../lib/graphemes.ts";
import { memoize } from "../../lib/memoize.ts";
import { type Font, textWidth } from "./fonts.ts";

/** A rectangle, in the picture's units, and the typography of the text to fit into it. */
export interface TextFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly font: Font;
  /** Largest font size, in the picture's units. */
  readonly size: number;
  /** @default 1 */
  readonly maxLines?: 1 | 2;
  /** Distance between two baselines, in em. @default 1 */
  readonly lineHeight?: number;
  /** @default "start" */
  readonly align?: "start" | "middle" | "end";
}

interface FittedLine {
  readonly text: string;
  /** The measured width, for `textLength`. */
  readonly width: number;
  /** The y of the baseline. */
  readonly y: number;
}

export interface FittedText {
  readonly lines: readonly FittedLine[];
  readonly size: number;
  readonly x: number;
  readonly font: Font;
  readonly anchor: "start" | "middle" | "end";
  readonly isRightToLeft: boolean;
}

/** Matches scripts that are taller and deeper than Latin capitals, and stacked diacritics. */
const TALL_SCRIPT = /[\u0590-\u1cff\u2c00-\u2dff\ua800-\uabff\ufb1d-\ufdff\ufe70-\ufefc\u{11000}-\u{11fff}]|\p{M}{2}/u;
/** Matches Latin letters that may have two accents. Most of them are drawn in a fallback font. */
const DOUBLE_ACCENTED = /[\u0180-\u024f\u1e00-\u1eff]/u;
/** Matches characters that the font (Anybody) lacks. Fallback fonts are taller and deeper. */
const FALLBACK_FONT = /[^ -\u017f\u2010-\u2026]/u;
const ACCENTED = /[\u00c0-\u024f\u0370-\u052f\u1e00-\u1fff]|\p{M}/u;
const RIGHT_TO_LEFT = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Matches words in scripts with unconnected letters. Such words may be broken. */
const BREAKABLE = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}'’.,!?“”…]+$/u;
/** Matches scripts written without spaces. Their text may be broken anywhere. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\ud7af\uf900-\ufaff\p{Extended_Pictographic}]/u;
/** Matches more diacritics on one letter than any language uses. They would extend beyond the frame. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;
/** A text of a single word up to this width, in em, is not broken. */
const WHOLE_WORD = 5.5;
/**
 * A word is broken if its font size would otherwise be below both READABLE units and READABLE_SHARE of the frame's
 * size.
 */
const READABLE = 20;
const READABLE_SHARE = 0.7;

/** Converts to capitals. Leaves text with Georgian letters as it is, because most fonts lack Georgian capitals. */
export const capitals = (text: string): string => (/[\u10a0-\u10ff]/.test(text) ? text : text.toUpperCase());

/**
 * Yields every way to set a text on one or two lines, with the width of the widest line in em. Breaks a word wider than
 * `most` em at its hyphen or in its middle.
 */
function* lineBreakings(
  text: string,
  face: Font,
  maxLines: number,
  most: number,
): Generator<readonly [readonly string[], number]> {
  const whole = textWidth(text, face);
  yield [[text], whole];
  if (maxLines < 2) return;
  const two = (first: string, second: string) =>
    [[first, second], Math.max(textWidth(first, face), textWidth(second, face))] as const;
  for (let space = text.indexOf(" "); space > 0; space = text.indexOf(" ", space + 1))
    yield two(text.slice(0, space), text.slice(space + 1));
  const word = text.split(" ").reduce((a, b) => (b.length > a.length ? b : a));
  const isAlone = word === text;
  const isTooWide = textWidth(word, face) > most;
  if (isAlone ? whole < WHOLE_WORD : !isTooWide) return;
  const letters = graphemes(word);
  const middle = letters.slice(0, Math.ceil(letters.length / 2)).join("").length;
  const at = UNSPACED.test(word)
    ? isAlone && middle
    : word.indexOf("-", word.length / 4) + 1 || (isTooWide && BREAKABLE.test(word) && middle);
  if (!at || at === word.length) return;
  const end = text.indexOf(word) + at;
  yield two(text.slice(0, end), text.slice(end));
}

/** Padding at both ends of a line, in units. Browsers round glyph widths in small pictures to whole pixels. */
const PADDING = 2;

/** Returns how far letters extend above and below the baseline, and the smallest line height, all in em. */
function verticalMetrics(text: string): readonly [ascent: number, descent: number, leastStep: number] {
  if (DOUBLE_ACCENTED.test(text)) return [1.24, 0.42, 1.35];
  if (TALL_SCRIPT.test(text)) return [1.1, 0.42, 1.4];
  if (FALLBACK_FONT.test(text)) return [1.1, 0.3, 1.25];
  return [ACCENTED.test(text) ? 0.9 : 0.8, 0.24, 0];
}

/** Sets a text of any script as large as its frame allows. The whole text fits into the frame; nothing is cut off. */
export function fitText(raw: string, frame: TextFrame): FittedText {
  const { font, maxLines = 1, lineHeight = 1, align = "start" } = frame;
  const text = raw.replace(STACKED_MARKS, "$1");
  const [ascent, descent, leastStep] = verticalMetrics(text);
  const step = Math.max(lineHeight, leastStep);
  // Browsers apply `textLength` less exactly to a line that mixes fonts.
  const edge = FALLBACK_FONT.test(text) ? Math.max(PADDING, frame.width / 50) : PADDING;
  const width = frame.width - 2 * edge;
  let best = { lines: [text] as readonly string[], size: 0, score: -1 };
  const most = width / Math.min(READABLE, frame.size * READABLE_SHARE);
  for (const [lines, widest] of lineBreakings(text, font, maxLines, most)) {
    const height = ascent + descent + (lines.length - 1) * step;
    const size = Math.min(frame.size, width / Math.max(widest, 0.1), frame.height / height);
    // Of two line breaks with the same font size, prefers the one with the more even lines.
    const score = size * (1 - widest / 1000);
    if (score > best.score) best = { lines, size, score };
  }
  // Rounds down, so that the text is never wider than measured.
  const size = Math.floor(best.size * 10) / 10 || Math.floor(best.size * 1000) / 1000;
  const height = (ascent + descent + (best.lines.length - 1) * step) * size;
  const top = frame.y + (frame.height - height) / 2 + ascent * size;
  const x = frame.x + (align === "start" ? edge : align === "end" ? frame.width - edge : frame.width / 2);
  const isRightToLeft = RIGHT_TO_LEFT.test(text);
  const mirrored = { start: "end", end: "start", middle: "middle" } as const;
  return {
    lines: best.lines.map((line, i) => ({
      text: line,
      width: Math.floor(textWidth(line, font) * size * 10) / 10,
      y: Math.round((top + i * step * size) * 10) / 10,
    })),
    size,
    x,
    font,
    anchor: isRightToLeft ? mirrored[align] : align,
    isRightToLeft,
  };
}

/**
 * Memoizes {@link fitText}, because a figure is usually rendered again with the same texts. A frame is cached by
 * identity, so pass a constant.
 */
export const fitInto = memoize((frame: TextFrame) => memoize((text: string) => fitText(text, frame), 500));
