import { TEXT_LIMITS } from "../figure/schema/spec.ts";
import { codePoints } from "../lib/graphemes.ts";
import { AMBIGUOUS_CREDENTIALS, CREDENTIALS, shortenName } from "./person-name.ts";

/** Longest name in a link, in code points. */
const SLUG_LIMIT = 100;
/** Words that stay in lower case inside a name: "Anna van der Berg". */
const PARTICLES = new Set(
  "af av bin da dal de del della den der di do dos du e la le of ten ter van von y zu".split(" "),
);
/** Words that show that a link does not contain a name. */
const NOT_A_NAME = new Set(
  "your name yourname public profile user username linkedin member in me my example test admin official company".split(
    " ",
  ),
);

const PRONOUNS = "(?:she|he|they)(?:-(?:her|hers|him|his|they|them|theirs))+";
const lowerCase = (words: ReadonlySet<string>): string[] => [...words].map((word) => word.toLowerCase());
/** Credentials that can be names in lower case: "Tan Ah Beng". */
const NAMES = "beng meng ceng ieng bed med edd leed".split(" ");
const CERTAIN = [PRONOUNS, ...lowerCase(CREDENTIALS).filter((word) => !NAMES.includes(word))].join("|");
const POSSIBLE = [PRONOUNS, ...lowerCase(CREDENTIALS), ...lowerCase(AMBIGUOUS_CREDENTIALS)].join("|");
/** The pronouns and credentials after two or more words. */
const SLUG_END = new RegExp(`(?<=^[^-]+-[^-]+(?:-[^-]+)*?)(?:-(?:${POSSIBLE}))+$`, "u");
const IS_CERTAIN_END = new RegExp(`-(?:${CERTAIN})(?=-|$)`, "u");

/**
 * Guesses the name from a profile link, shortened to its limit: "linkedin.com/in/jane-doe-8a41b2" → "Jane Doe". Returns
 * undefined if the link does not contain a name that fits. Does not check the host; `validateProfileUrl` does.
 */
export function nameFromLink(link: string): string | undefined {
  const slug = /\/(?:in|pub)\/([^/?#\s,;]+)/iu.exec(link)?.[1];
  // Removes punctuation after the link.
  const text = decode(slug ?? "").replace(/[^\p{L}\p{M}\p{N}]+$/u, "");
  if (codePoints(text) > SLUG_LIMIT) return undefined;
  const parts = text
    .toLowerCase()
    .split("-")
    .filter((part) => part !== "");
  // Removes the member number, which contains digits.
  while (parts.length > 1 && /\d/u.test(parts.at(-1) ?? "")) parts.pop();
  const words = parts
    .join("-")
    .replace(SLUG_END, (end) => (IS_CERTAIN_END.test(end) ? "" : end))
    .split("-");
  const isName =
    words.length >= 1 &&
    words.length <= 5 &&
    words.every((word) => /^[\p{L}\p{M}'’.]+$/u.test(word) && !NOT_A_NAME.has(word)) &&
    words.join("").length > 1;
  if (!isName) return undefined;
  const last = words.length - 1;
  const name = words
    .map((word, at) =>
      at > 0 && at < last && PARTICLES.has(word) ? word : word.replace(/^./u, (first) => first.toUpperCase()),
    )
    .join(" ");
  const short = shortenName(name);
  return codePoints(short) <= TEXT_LIMITS.name ? short : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text).normalize("NFC");
  } catch {
    return "";
  }
}
