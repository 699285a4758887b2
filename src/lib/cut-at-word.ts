import { codePoints } from "./graphemes.ts";

/** Words that a shortened text must not end with: "Head of", "Research &". */
const LOOSE_WORDS = (
  "and and/or or of for the to in at with on by from as a an into via using " +
  "und oder für der die das im mit von vom zu zur zum auf bei am an " +
  "et ou de du des la le les avec par pour sur en dans chez aux " +
  "y o del el los las con por para e da do dos das com em no na " +
  "di della delle dei per su il gli van voor met op het een bij " +
  "och för av med på i og til af " +
  "и или в на с по для ve veya ile"
).split(" ");
/** Matches lower case and capitalized, but not all capitals: "AS" is an acronym, and "A" is part of "Hepatitis A". */
const eitherCase = (word: string): string =>
  word.length > 1 ? `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}` : word;
const LOOSE = LOOSE_WORDS.map(eitherCase).join("|");
const LOOSE_END = new RegExp(String.raw`(?:[\s,;:/|&+·•–—-]|\s(?:${LOOSE}))+$`, "u");
const LOOSE_START = new RegExp(String.raw`^\s*(?:[,;:/|&+·•–—-]|(?:${LOOSE})(?!\S))`, "u");
/** What separates two phrases: "Continuous Integration / and / Continuous Delivery". */
const BETWEEN_PHRASES = new RegExp(
  String.raw`(?:\s*[,;:|·•–—]\s*|\s[&+-]\s|(?<=\p{L}{3})/(?=\p{L}{3})|\s(?:${LOOSE})(?=\s))+\s*`,
  "u",
);
const wordCount = (text: string): number => text.split(/\s+/u).length;

/**
 * Places where a text may be cut: before a space, or after a slash between two whole words. "CI/CD" and "TCP/IP" are
 * one word.
 */
const BREAK = /(?<=\S)(?=\s)|(?<=\p{L}{3}\/)(?=\p{L}{3})/u;

/**
 * Shortens a text to at most `limit` code points without cutting a word. Drops text in brackets first. A cut phrase with
 * fewer words than the one before it is probably incomplete and dropped too: "Continuous Integration and Continuous".
 * Returns an empty string if even the first word does not fit.
 */
export function cutAtWord(text: string, limit: number): string {
  if (codePoints(text) <= limit) return text;
  const short = text.replace(/\s*[([{][^)\]}]*[)\]}]?/gu, "").trim();
  if (short !== "" && codePoints(short) <= limit) return short;
  let cut = "";
  for (const word of short.split(BREAK)) {
    if (codePoints(cut + word) > limit) break;
    cut += word;
  }
  const whole = cut.replace(LOOSE_END, "");
  if (whole !== cut || LOOSE_START.test(short.slice(cut.length))) return whole;
  const phrases = whole.split(BETWEEN_PHRASES);
  const [before, last] = phrases.slice(-2);
  return before && last && wordCount(last) < wordCount(before)
    ? whole.slice(0, -last.length).replace(LOOSE_END, "")
    : whole;
}
