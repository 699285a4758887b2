import type { FoundText } from "../../../domain/found-profile.ts";
import type { ImportResult, Reader } from "../reader.ts";
import { decodeText } from "./decode-text.ts";
import { cleanText, foundLine, foundName, foundSkills, foundSummary, profileResult } from "./found-text.ts";
import { nameLikeness } from "./name-likeness.ts";

/** As much of a text is read, in bytes and lines. */
const SIZE_LIMIT = 100_000;
const LINE_LIMIT = 200;
/** Lines that are agreed upon: name, title, headline. */
const AGREED_LINES = 3;

/** Lines that say themselves what they are: "Name: Jane Doe". */
const LABELS = {
  name: ["name", "full name"],
  title: ["title", "job title", "position", "role"],
  headline: ["headline", "tagline"],
  industry: ["industry"],
  summary: ["summary", "about"],
  skills: ["skills", "top skills"],
} as const;
type Label = keyof typeof LABELS;
const labelOf = (name: string) =>
  (Object.keys(LABELS) as Label[]).find((label) => LABELS[label].some((known) => known === name.toLowerCase()));

const from = (part: string) => `${part} of your text`;

/** Lines without what marks a list. */
const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\r\n\u2028\u2029]+/, LINE_LIMIT)
    .map((line) => cleanText(line.replace(/^[\s•*#>-]+/, "")))
    .filter(Boolean);

function splitLabels(lines: readonly string[]) {
  const labeled = new Map<Label, string>();
  const others: string[] = [];
  for (const line of lines) {
    const [, name = "", value] = /^([\p{L} ]{2,20}):\s+(.+)$/u.exec(line) ?? [];
    const label = labelOf(name);
    if (label && value && !labeled.has(label)) labeled.set(label, value);
    else others.push(line);
  }
  // One line may be a page's title: "Jane Doe - Platform Engineer | LinkedIn".
  const [title = ""] = others;
  return { labeled, plain: others.length === 1 ? title.split(/ [-–—|·] /) : others, isOneLine: others.length === 1 };
}

/** Addresses and numbers stand in the head of a letter, and are neither a title nor a name. */
const isContact = (line: string) => /@|:\/\/|www\.|\d{5}|^\S+\.[a-z]{2,}\/\S*$/i.test(line);

/** Who wrote the lines as asked needs no guess which of them is the name. */
const writtenLikeness = (line = "") => (foundName(line, "") && !isContact(line) ? "yes" : "no");

/** Reads a few lines: name, title, headline, or lines that say what they are. What could be something else is uncertain. */
async function read(bytes: Uint8Array, isFromBox: boolean): Promise<ImportResult> {
  const lines = linesOf(decodeText(bytes, SIZE_LIMIT));
  if (lines.length === 0) return { kind: "error", error: "empty" };
  const { labeled, plain, isOneLine } = splitLabels(lines);
  const isAsAsked = isFromBox && !isOneLine && plain.length <= AGREED_LINES;
  const likeness = labeled.has("name") ? "no" : isAsAsked ? writtenLikeness(plain[0]) : nameLikeness(plain[0] ?? "");
  const isUncertain = likeness !== "yes" || plain.length > AGREED_LINES || (isOneLine && plain.length > 1);
  const [first, second, third] = likeness === "no" ? [] : plain.slice(0, AGREED_LINES);
  const mark = (found: FoundText | undefined) => found && (isUncertain ? { ...found, isUncertain } : found);
  const line = (text: string | undefined, part: string) =>
    text && !isContact(text) ? mark(foundLine(text, from(part))) : undefined;
  return profileResult(
    {
      name: foundName(labeled.get("name"), from("Name")) ?? mark(foundName(first, from("First line"))),
      title: foundLine(labeled.get("title"), from("Title")) ?? line(second, isOneLine ? "Second part" : "Second line"),
      headline:
        foundLine(labeled.get("headline"), from("Headline")) ?? (isOneLine ? undefined : line(third, "Third line")),
      industry: foundLine(labeled.get("industry"), from("Industry")),
      summary: foundSummary(labeled.get("summary"), from("Summary")),
      skills: foundSkills(labeled.get("skills")?.split(/[,;|·]/) ?? [], from("Skills")),
    },
    { kind: "error", error: "unknownKind" },
  );
}

export const readText: Reader = (bytes) => read(bytes, false);
/** Reads what was written into the box that asks for name and title. */
export const readBox: Reader = (bytes) => read(bytes, true);
