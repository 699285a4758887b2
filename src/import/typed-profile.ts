import { TEXT_LIMITS } from "../figure/schema/spec.ts";
import { codePoints } from "../lib/graphemes.ts";
import type { FoundProfile } from "./found-profile.ts";
import { foundLine, foundName, toProfile } from "./found-text.ts";
import { isOnlyPronouns, withoutPronouns } from "./pronouns.ts";

/** How much of the text is read, in UTF-16 code units. */
const LENGTH_LIMIT = 10_000;

/** The length limits of the name, the title and the headline, in code points. */
const LIMITS = [TEXT_LIMITS.name, TEXT_LIMITS.jobTitle, TEXT_LIMITS.tagline];
const ORDINALS = ["first", "second", "third", "fourth"];

/** Whether a line is contact information (an email address, a link or a long number) and not a name or a title. */
const isContact = (line: string) => /@|:\/\/|www\.|\d{5}|^\S+\.[a-z]{2,}\/\S*$/i.test(line);

/**
 * Reads typed lines: a name, a title and a headline. Returns undefined if the first line cannot be a name. If all lines
 * fit and can be used without a review, the name is marked as typed.
 */
export function readTypedProfile(text: string): FoundProfile | undefined {
  const lines = text
    .slice(0, LENGTH_LIMIT)
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter(Boolean);
  // A profile that was copied from a page can have pronouns below the name.
  const own = [...lines.entries()].filter(([, line]) => !isOnlyPronouns(line));
  // More lines than we ask for are probably a copied page.
  const isUncertain = own.length > 3;
  const texts = own.slice(0, 3).map(([at, line], index) => {
    const source = `your ${ORDINALS[at] ?? "last"} line`;
    const found = isContact(line) ? undefined : (index === 0 ? foundName : foundLine)(line, source);
    return found && isUncertain ? { ...found, isUncertain } : found;
  });
  const [name, title, headline] = texts;
  const isTyped = texts.every(
    (text, at) => !text?.isUncertain && codePoints(withoutPronouns(text?.text ?? "")) <= (LIMITS[at] ?? 0),
  );
  return name && toProfile({ name: isTyped ? { ...name, isTyped } : name, title, headline });
}
