import { codePoints, cut } from "./graphemes.ts";

/**
 * Turns a text into one trimmed line: replaces control characters, lone surrogates and runs of white space with a
 * space. Returns "" for anything that is not a string.
 */
export const cleanLine = (value: unknown): string =>
  typeof value === "string" ? value.replace(/[\s\p{Cc}\p{Cs}\uFFFD\uFFFE\uFFFF]+/gu, " ").trim() : "";

/** Cleans a typed text for storage: one line, cut at the limit without an ellipsis. */
export const cleanTextInput = (text: string, limit: number): string => cut(cleanLine(text), limit).trimEnd();

/** A field's text, and the caret's position in UTF-16 code units. */
interface TextInput {
  readonly text: string;
  readonly caret: number;
}

/**
 * Limits a field's text, in code points, after the person typed or pasted text before the caret. Control characters
 * become spaces. Only the end of the new text is cut, never the older text after the caret and never inside a grapheme.
 * A space at the end stays, because the person may type another word.
 */
export function limitTextInput({ text, caret }: TextInput, limit: number): TextInput {
  const front = oneLine(text.slice(0, caret));
  const back = oneLine(text.slice(caret));
  const kept = cut(front, Math.max(0, limit - codePoints(back)));
  return { text: cut(kept + back, limit), caret: kept.length };
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\uFFFD\uFFFE\uFFFF]/gu, " ");
