import { codePoints, cut } from "../figure/schema/graphemes.ts";
import { cleanLine } from "../figure/schema/spec.ts";

/** What a text is, once it is typed: one clean line within its limit. Nothing marks a cut. */
export const cleanTextInput = (text: string, limit: number): string => cut(cleanLine(text), limit).trimEnd();

/** What stands in a field, and where its caret is, in UTF-16 units. */
interface TextInput {
  readonly text: string;
  readonly caret: number;
}

/**
 * What a field keeps of what was just typed or pasted before the caret: controls become spaces, and what is
 * over the limit (in code points) goes from the end of the new text, so that what stood there before stays.
 * Never cuts inside a grapheme. A space at the end is kept: the next word is on its way.
 */
export function limitTextInput({ text, caret }: TextInput, limit: number): TextInput {
  const front = oneLine(text.slice(0, caret));
  const back = oneLine(text.slice(caret));
  const kept = cut(front, Math.max(0, limit - codePoints(back)));
  return { text: cut(kept + back, limit), caret: kept.length };
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\uFFFD\uFFFE\uFFFF]/gu, " ");
