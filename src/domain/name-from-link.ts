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

/** Credentials that cannot be names. "md" and "rn" are missing: Md is a name in Bangladesh, and RN can be initials. */
const DEGREES = new Set("phd mba cpa cfa pmp msc bsc esq".split(" "));

/**
 * Guesses the name from a profile link: "linkedin.com/in/jane-doe-8a41b2" → "Jane Doe". Returns undefined if the link
 * does not contain a name. Does not check the host; `validateProfileUrl` does.
 */
export function nameFromLink(link: string): string | undefined {
  const slug = /\/(?:in|pub)\/([^/?#\s,;]+)/iu.exec(link)?.[1];
  const words = decode(slug ?? "")
    .toLowerCase()
    .split("-")
    .filter((word) => word !== "");
  // Removes the member number, which contains digits, and degrees after the name.
  while (words.length > 1 && /\d/u.test(words.at(-1) ?? "")) words.pop();
  while (words.length > 2 && DEGREES.has(words.at(-1) ?? "")) words.pop();
  const isName =
    words.length >= 1 &&
    words.length <= 5 &&
    words.every((word) => /^[\p{L}\p{M}'’.]+$/u.test(word) && !NOT_A_NAME.has(word)) &&
    words.join("").length > 1;
  if (!isName) return undefined;
  const last = words.length - 1;
  return words
    .map((word, at) =>
      at > 0 && at < last && PARTICLES.has(word) ? word : word.replace(/^./u, (first) => first.toUpperCase()),
    )
    .join(" ");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text).normalize("NFC");
  } catch {
    return "";
  }
}
