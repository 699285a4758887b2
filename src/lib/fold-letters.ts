/** Letters that Unicode does not decompose, and what people type instead on a keyboard without them. */
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

/**
 * Lower-cases a text and removes accents, strokes and ligatures for comparison: "Łucja Sørensen" is "lucja sorensen".
 */
export const foldLetters = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(STROKED, (letter) => PLAIN[letter] ?? letter);
