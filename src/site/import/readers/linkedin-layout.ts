import type { FoundProfile, FoundText } from "../../../domain/found-profile.ts";
import type { PdfLine } from "./pdf-lines.ts";
import { SKILLS_HEADINGS } from "./skills-headings.ts";

// LinkedIn's page has two columns. Lines are known by where they start and by the size of their letters, in points:
//
//    21.6                      223.6
//    Contact              13   Name                 26
//    Top Skills           13   Headline             12
//    a skill            10.5   Place                12
//    Languages            13   Summary, Experience  15.75
//                              Company              12
//                              Title                11.5
//                              Dates, place         10.5
const SIDE = { x: 21.6, width: 180, heading: 13, item: 10.5 };
const MAIN = { x: 223.6, width: 366.8, name: 26, heading: 15.75, text: 12, title: 11.5, detail: 10.5 };
/** Between baselines: lines of a headline 14.4, headline and place 15.4; lines of a skill 12.6, two skills 17.6. */
const PLACE_GAP = 14.9;
const SKILL_GAP = 15;
const TOP_SKILLS = 3;
const LONGEST_NAME = 150;

const isSize = (line: PdfLine, size: number): boolean => Math.abs(line.size - size) < 0.25;
const startsAt = (line: PdfLine, x: number): boolean => Math.abs(line.x - x) < 3;

/** Whether a text may break between two characters that had no space. */
const BREAKS_WITHOUT_SPACE = /(?<=\S)[-–—/]$/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3001-\u303F\uFF00-\uFFEF]/u;

/** FOP draws "#" for a letter that its font lacks, often a picture. "C#", "F#" and "# 1" are a person's own. */
const MISSING_LETTER = /(?<=^| )#(?= (?!\p{N})|$)/gu;
const hasMissingLetter = (text: string): boolean => /##|[\p{L}\p{N}]{2}#|#\p{L}{2}|\p{L}#\p{L}/u.test(text);

/** Pictures at the ends are left out; what is missing between words could be one of them. */
function withoutMissing(text: string): { text: string; isUncertain: boolean } {
  const inner = text.replace(/^(?:# )+|(?: #)+$|^#$/g, "");
  const clean = inner.replace(MISSING_LETTER, "").replace(/ +/g, " ");
  return { text: clean, isUncertain: clean !== inner || hasMissingLetter(clean) };
}

/** A word that is longer than the column runs out of the page, where pdf.js does not follow it. */
const isCutOff = (line: PdfLine): boolean => line.x + line.width > MAIN.x + MAIN.width + 2;

/** The lines of one wrapped text. Hangul breaks inside of words too, so that nobody knows where a space was. */
function join(lines: readonly PdfLine[], source: string): FoundText | undefined {
  let joined = "";
  let isOpen = lines.some((line) => line.isUncertain || isCutOff(line));
  for (const line of lines) {
    const [before, after] = [joined.at(-1) ?? "", line.text.at(0) ?? ""];
    if (/\p{Script=Hangul}/u.test(before) && /\p{Script=Hangul}/u.test(after)) isOpen = true;
    const isJoined = BREAKS_WITHOUT_SPACE.test(joined) || (UNSPACED.test(before) && UNSPACED.test(after));
    joined += joined && !isJoined ? ` ${line.text}` : line.text;
  }
  const { text, isUncertain } = withoutMissing(joined);
  return text ? { text, source, ...((isOpen || isUncertain) && { isUncertain: true }) } : undefined;
}

/** Whether the next line's first word would have had room on this one: then the two are not one wrapped text. */
function hasRoom(line: PdfLine, next: PdfLine, width: number): boolean {
  const word = next.text.split(" ", 1)[0] ?? "";
  return line.width + (next.width / next.text.length) * (word.length + 1) < width * 0.95;
}

/** Whether two lines are further apart; undefined where their fonts differ, whose baselines do too. */
const hasGap = (line: PdfLine, next: PdfLine, gap: number): boolean | undefined =>
  line.font === next.font ? line.y - next.y > gap : undefined;

/** Lines from the first that `test` fits to before the first that it does not. */
function takeWhile(lines: readonly PdfLine[], test: (line: PdfLine) => boolean): PdfLine[] {
  const end = lines.findIndex((line) => !test(line));
  return lines.slice(0, end < 0 ? lines.length : end);
}

function nameOf(lines: readonly PdfLine[]): FoundText | undefined {
  const name = join(lines, "the PDF's name line");
  if (!name || name.text.length > LONGEST_NAME) return undefined;
  // Two names, or one that is broken by hand.
  const isBroken = lines.some((line, at) => {
    const next = lines[at + 1];
    return next !== undefined && hasRoom(line, next, MAIN.width);
  });
  const hasGaps = lines.some((line) => line.text.includes("#"));
  return isBroken || hasGaps ? { ...name, isUncertain: true } : name;
}

/** "Lisbon", "Greater Copenhagen Area", "Köln, Nordrhein-Westfalen, Deutschland". */
const looksLikePlace = ({ text }: PdfLine): boolean =>
  text.length <= 70 && !/[|·•@:;!?&+/]|\.$|\p{N}/u.test(text) && (text.includes(",") || text.split(" ").length <= 4);

/** The place is the last line before the first heading, a point further down than the headline's lines are apart. */
function headlineOf(lines: readonly PdfLine[]): FoundText | undefined {
  const source = "the PDF's headline";
  const [place, previous] = [lines.at(-1), lines.at(-2)];
  if (!place) return undefined;
  const isApart =
    previous && (hasRoom(previous, place, MAIN.width) || (hasGap(previous, place, PLACE_GAP) ?? looksLikePlace(place)));
  const headline = join(isApart ? lines.slice(0, -1) : lines, source);
  // One line is a headline without a place, or a place without a headline.
  return headline && !isApart && (!previous || looksLikePlace(place)) ? { ...headline, isUncertain: true } : headline;
}

/** "2017 - 2021 (4 years)" has ended, "March 2021 - Present" has not, in any language. */
const hasEnded = (dates: string | undefined): boolean =>
  (dates?.replace(/[(（].*$/u, "").match(/\p{Nd}{4}/gu)?.length ?? 0) > 1;

function titleOf(lines: readonly PdfLine[]): FoundText | undefined {
  const start = lines.findIndex((line) => isSize(line, MAIN.title));
  if (start < 1) return undefined;
  const title = takeWhile(lines.slice(start), (line) => isSize(line, MAIN.title));
  const dates = lines[start + title.length];
  return join(title, hasEnded(dates?.text) ? "the PDF, last position" : "the PDF, current position");
}

/** Only a summary has nothing but text under its heading: jobs and schools have smaller lines. */
function summaryOf(lines: readonly PdfLine[]): FoundText | undefined {
  const text = takeWhile(lines.slice(1), (line) => !isSize(line, MAIN.heading));
  return text.every((line) => isSize(line, MAIN.text)) ? join(text, "the PDF's summary") : undefined;
}

const headingKey = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s-]+/gu, " ");
const KNOWN_HEADINGS = new Set(Object.values(SKILLS_HEADINGS).flat().map(headingKey));

/** The side's parts: each heading, which may wrap, and the lines below it. */
function partsOf(side: readonly PdfLine[]): { heading: string; items: PdfLine[] }[] {
  const parts: { heading: string; items: PdfLine[] }[] = [];
  for (const line of side) {
    const part = parts.at(-1);
    if (!isSize(line, SIDE.heading)) part?.items.push(line);
    else if (part && part.items.length === 0) part.heading += ` ${line.text}`;
    else parts.push({ heading: line.text, items: [] });
  }
  return parts;
}

function skillsOf(items: readonly PdfLine[]): FoundText[] {
  const skills: PdfLine[][] = [];
  for (const line of takeWhile(items, (item) => isSize(item, SIDE.item))) {
    const last = skills.at(-1)?.at(-1);
    if (last && !(hasGap(last, line, SKILL_GAP) ?? hasRoom(last, line, SIDE.width))) skills.at(-1)?.push(line);
    else skills.push([line]);
  }
  return skills.slice(0, TOP_SKILLS).flatMap((lines) => join(lines, "the PDF's top skills") ?? []);
}

/** Whether more pages could tell more: what is read ends with the first job's title. */
export function isComplete(lines: readonly PdfLine[]): boolean {
  const main = lines.filter((line) => startsAt(line, MAIN.x));
  const title = main.findIndex((line) => isSize(line, MAIN.title));
  return title >= 0 && main.slice(title).some((line) => !isSize(line, MAIN.title));
}

/** What the lines of a profile PDF tell, page after page; undefined where they are not laid out as LinkedIn does. */
export function profileOf(lines: readonly PdfLine[]): FoundProfile | undefined {
  const main = lines.filter((line) => startsAt(line, MAIN.x));
  const side = lines.filter((line) => startsAt(line, SIDE.x));
  const nameLines = takeWhile(main, (line) => isSize(line, MAIN.name));
  const intro = takeWhile(main.slice(nameLines.length), (line) => isSize(line, MAIN.text));
  const sections = main.slice(nameLines.length + intro.length);
  const isLinkedIn = nameLines.length > 0 && (sections[0] === undefined || isSize(sections[0], MAIN.heading));
  if (!isLinkedIn || sections.some((line) => isSize(line, MAIN.name))) return undefined;

  const name = nameOf(nameLines);
  const headline = headlineOf(intro);
  const title = titleOf(sections);
  const summary = summaryOf(sections);
  const parts = partsOf(side);
  const skills = parts.find((part) => KNOWN_HEADINGS.has(headingKey(part.heading)));
  return {
    ...(name && { name }),
    ...(title && { title }),
    ...(headline && { headline }),
    ...(summary && { summary }),
    skills: skillsOf(skills?.items ?? []),
    // The first part is always the contact.
    gaps: !skills && parts.length > 1 ? ["noSkillsHeading"] : [],
  };
}
