import { foldLetters } from "../lib/fold-letters.ts";
import { memoize } from "../lib/memoize.ts";

/** A phrase of the table that was found in a text. */
interface WordMatch<Value> {
  readonly value: Value;
  /** Index of the part of the text with the match: "Nurse | Painter" has two parts. */
  readonly part: number;
  /** How many times "and" (in any language) precedes the match in its part. */
  readonly ands: number;
  /** Number of matched characters. */
  readonly length: number;
}

const GENDER_NOTE = /\(?\b(?:[mwfhdx]\s?\/\s?){1,3}[mwfhdx]\b\)?/g;
/** The second gender form in "Lehrer/-in", "Lehrer*in", "infirmier·ère", "enfermero/a" or "employé(e)". */
const SECOND_FORM =
  /(?<=\p{L}{3})(?:\s?\(-?|\/-?|[*:_·•.])(?:innen|in|ere?|iere|e|a|o|ne|se|euse|rice|trice|ra|r|n|in)s?\)?(?![\p{L}\p{N}])/gu;

/** Lower-cases a text and removes accents and marked gender endings. */
const foldText = (text: string): string =>
  foldLetters(text.replace(/(?<=\p{Ll}{3})In(?:nen)?(?!\p{L})/gu, "").replace(/ée(?=s?(?!\p{L}))/gu, "é"))
    .replace(GENDER_NOTE, " ")
    .replace(SECOND_FORM, "")
    .replace(/[’']/g, "'")
    .replace(/'s(?!\p{L})/gu, "s")
    .replace(/ & /g, " and ");

/** Unifies spellings that differ between languages: "photographer" and "fotógrafo", "cook" and "Koch". */
const SPELLINGS: Readonly<Record<string, string>> = {
  ph: "f",
  th: "t",
  ck: "k",
  ch: "k",
  qu: "k",
  c: "k",
  z: "s",
  w: "v",
  y: "i",
  ae: "e",
};
const SPELLING = /ph|th|ck|ch|qu|c|z|w|ae|y(?=.)/g;

/**
 * Removes plural, gender and spelling differences from a word with a few rules. The result need not be a real word,
 * because the same rules are applied to the table and to the text.
 */
function stemWord(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return word
    .replace(/(?<=...)(?:women|woman|men|persons?|people)$/, "man")
    .replace(/(?<=....)in(?:nen)?$/, "")
    .replace(/(?<=..[^s])s$/, "")
    .replace(/(?<=..)(?:eur|euse|(?<=t)rice|or[ae])$/, "or")
    .replace(/(?<=n)ne$|(?<!^burg)(?<=er)meister$/, "")
    .replace(/(?<=....)ster$/, "er")
    .replace(SPELLING, (spelling) => SPELLINGS[spelling] ?? spelling)
    .replace(/(?<=....)[aeio]$/, "")
    .replace(/(.)\1/g, "$1")
    .replace(/(?<=log)(?:ist|u|o|a)?[eao]?$|(?<=graf)(?:er|ist)$/, "");
}

/** The normalized words of a text. Most phrases of the long tables are plain ASCII and take a fast path. */
const textWords = (text: string): string[] =>
  (/^-?[a-z ]+$/.test(text) ? text.replace("-", "") : foldText(text)).match(/[\p{L}\p{N}+#&]+/gu)?.map(stemWord) ?? [];

const AND = new Set(["and", "und", "et", "y", "e", "en", "och", "+"]);
const PART_END = /[|;·•]|,\s|\s[-–—/]\s/;

/**
 * Creates a function that finds a table's phrases in a text. It matches whole words and, at each position, the longest
 * phrase. A phrase that begins with "-" also matches the end of a longer word. Of two equal phrases, the last one in
 * the table wins. The table is read on the first search.
 */
export function createWordsIndex<Value>(read: () => Iterable<readonly [phrase: string, value: Value]>) {
  const index = memoize(() => {
    const phrases = new Map<string, Value>();
    const endings = new Map<string, Value>();
    let longest = 1;
    for (const [phrase, value] of read()) {
      const words = textWords(phrase);
      longest = Math.max(longest, words.length);
      (phrase.startsWith("-") ? endings : phrases).set(words.join(" "), value);
    }
    return { phrases, endings, longest };
  });

  const matchEnding = (word: string): [length: number, value: Value] | undefined => {
    const { endings } = index();
    for (let start = 0; start < word.length - 2; start++) {
      const value = endings.get(word.slice(start));
      if (value !== undefined && start !== 1) return [word.length - start, value];
    }
    return undefined;
  };

  return (text: string): WordMatch<Value>[] => {
    const { phrases, longest } = index();
    return text.split(PART_END).flatMap((partText, part) => {
      const words = textWords(partText);
      const found: WordMatch<Value>[] = [];
      let ands = 0;
      for (let at = 0; at < words.length; at++) {
        let count = Math.min(longest, words.length - at);
        for (; count > 0; count--) {
          const phrase = words.slice(at, at + count).join(" ");
          const value = phrases.get(phrase);
          if (value === undefined) continue;
          found.push({ value, part, ands, length: phrase.length });
          break;
        }
        if (count > 0) {
          at += count - 1;
          continue;
        }
        const word = words[at] ?? "";
        if (AND.has(word)) ands++;
        const ending = matchEnding(word);
        if (ending) found.push({ value: ending[1], part, ands, length: ending[0] });
      }
      return found;
    });
  };
}
