/** Letters whose spoken names begin with a vowel sound: "an HR Manager". */
const VOWEL_NAMES = "AEFHILMNORSX";

/** Words that start with a vowel but sound like "you" or "won", and words with a silent h. */
const CONSONANT_SOUND = /^(?:eu|ewe|one|once|uk|uni(?!n|m)|uro|us[aeu]|ut[ei])/;
const SILENT_H = /^(?:heir|herb(?!ert)|honest|hono|hour)/;
/** Acronyms that are pronounced as words: "a NASA Engineer". Other acronyms are spelled out. */
const READ_AS_WORD = /^[^AEIOU][AEIOU][^AEIOU][AEIOU]$/;
const NUMBER_WITH_VOWEL = /^(?:8|11(?!\d)|18(?!\d))/;

/** Puts "a" or "an" before a text, depending on its pronunciation. */
export function withArticle(text: string): string {
  const word =
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .match(/[\p{L}\p{N}]+/u)?.[0] ?? "";
  return `${startsWithVowel(word, text) ? "an" : "a"} ${text}`;
}

function startsWithVowel(word: string, text: string): boolean {
  if (/^\d/.test(word)) return NUMBER_WITH_VOWEL.test(word);
  const isShouted = word.length > 4 || (text === text.toUpperCase() && text.includes(" "));
  if (/^[A-Z][A-Z\d]*$/.test(word) && !isShouted && !READ_AS_WORD.test(word))
    return VOWEL_NAMES.includes(word.charAt(0));
  const lower = word.toLowerCase();
  return SILENT_H.test(lower) || (/^[aeiou]/.test(lower) && !CONSONANT_SOUND.test(lower));
}
