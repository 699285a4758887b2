/** Letters that Unicode does not decompose, as people type them without the right keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ŋ: "n",
  ŧ: "t",
};
const STROKED = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g");

/** A text in lower case without accents, strokes and ligatures, for comparing: "Łucja Sørensen" is "lucja sorensen". */
export const foldLetters = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(STROKED, (letter) => PLAIN[letter] ?? letter);
