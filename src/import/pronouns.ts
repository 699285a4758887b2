/** Pronouns in the languages in which people usually add them to profiles. */
const PRONOUNS = new Set(
  (
    "she her hers he him his they them their theirs it its ze hir hirs zir xe xem ey em any all " +
    "ella elles él ellos elle elx il iel lui ela ele dela dele elu lei loro sie ihr er ihm dey zij ze haar hij hem hen hun die diens " +
    "hon henne hennes han honom hans hende hendes ham den dens la le lo les ona jej on jego"
  ).split(" "),
);

/** Two or more words that may be pronouns: "she/her", "(They / Them)". */
const PATTERN = /[([]?\s*\p{L}+(?:\s*\/\s*\p{L}+)+\s*[)\]]?/gu;

const isAllPronouns = (text: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).every((word) => PRONOUNS.has(word.toLowerCase()));

/** Whether a text consists only of pronouns. */
export const isOnlyPronouns = (text: string): boolean => text.trim() !== "" && withoutPronouns(text) === "";

/** Removes the pronouns from a text. */
export const withoutPronouns = (text: string): string =>
  text
    .replace(PATTERN, (found) => (isAllPronouns(found) ? " " : found))
    .replace(/\s+/gu, " ")
    .trim();
