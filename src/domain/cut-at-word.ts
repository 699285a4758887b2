import { codePoints } from "./graphemes.ts";

/** What a shortened text does not end with: "Head of", "Research &". */
const LOOSE_END =
  /(?:[\s,;:/|&+·•–—-]|\s(?:and|or|of|for|the|to|in|at|with|und|oder|für|der|die|das|im|et|ou|de|du|des|la|le|y|o|del|e|da|do|di|del|della|en|van|voor|och|för|av))+$/iu;

/**
 * Shortens a text to at most `limit` code points after a word. What stands in brackets goes first. Empty where not even
 * the first word fits.
 */
export function cutAtWord(text: string, limit: number): string {
  if (codePoints(text) <= limit) return text;
  const short = text.replace(/\s*[([{][^)\]}]*[)\]}]?/gu, "").trim();
  if (short !== "" && codePoints(short) <= limit) return short;
  let cut = "";
  for (const [word] of short.matchAll(/\s*\S+/gu)) {
    if (codePoints(cut + word) > limit) break;
    cut += word;
  }
  return cut.replace(LOOSE_END, "");
}
