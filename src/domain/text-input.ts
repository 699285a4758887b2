import { codePoints, cut } from "../figure/schema/graphemes.ts";
import { cleanLine } from "../figure/schema/spec.ts";

/** A typed text as it is stored: one clean line within its limit, without an ellipsis. */
export const cleanTextInput = (text: string, limit: number): string => cut(cleanLine(text), limit).trimEnd();

/** A field's text and its caret, in UTF-16 units. */
interface TextInput {
  readonly text: string;
  readonly caret: number;
}

/**
 * Limits a field's text after typing or pasting before the caret: controls become spaces, and the excess (in code
 * points) is cut from the end of the new text, so that older text stays. Never cuts inside a grapheme. A space at the
 * end stays, because another word can follow.
 */
export function limitTextInput({ text, caret }: TextInput, limit: number): TextInput {
  const front = oneLine(text.slice(0, caret));
  const back = oneLine(text.slice(caret));
  const kept = cut(front, Math.max(0, limit - codePoints(back)));
  return { text: cut(kept + back, limit), caret: kept.length };
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\uFFFD\uFFFE\uFFFF]/gu, " ");
