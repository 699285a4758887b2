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
/** Of the top skills: two skills' distance is 17.6, two lines' of one skill 12.6. */
const SKILL_GAP = 15;
const TOP_SKILLS = 3;
const LONGEST_NAME = 150;

const isSize = (line: PdfLine, size: number): boolean => Math.abs(line.size - size) < 0.25;
const startsAt = (line: PdfLine, x: number): boolean => Math.abs(line.x - x) < 3;

/** Whether a text may break between two characters that had no space. */
const BREAKS_WITHOUT_SPACE = /(?<=\S)[-–—/]$/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3001-\u303F\uFF00-\uFFEF]/u;

/** The lines of one wrapped text. Hangul breaks inside of words too, so that nobody knows where a space was. */
function join(lines: readonly PdfLine[], source: string): FoundText | undefined {
  let text = "";
  let isUncertain = lines.some((line) => line.isUncertain);
  for (const line of lines) {
    const [before, after] = [text.at(-1) ?? "", line.text.at(0) ?? ""];
    if (/\p{Script=Hangul}/u.test(before) && /\p{Script=Hangul}/u.test(after)) isUncertain = true;
    const isJoined = BREAKS_WITHOUT_SPACE.test(text) || (UNSPACED.test(before) && UNSPACED.test(after));
    text += text && !isJoined ? ` ${line.text}` : line.text;
  }
  return text ? { text, source, ...(isUncertain && { isUncertain }) } : undefined;
}

/** Whether the next line's first word would have had room on this one: then the two are not one wrapped text. */
function hasRoom(line: PdfLine, next: PdfLine, width: number): boolean {
  const word = next.text.split(" ", 1)[0] ?? "";
  return line.width + (next.width / next.text.length) * (word.length + 1) < width * 0.95;
}

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
  return isBroken || name.text.includes("#") ? { ...name, isUncertain: true } : name;
}

const looksLikePlace = ({ text }: PdfLine): boolean =>
  text.length <= 70 && !/[|·•@:;!?&+/]|\.$|\d/u.test(text) && (!/\p{Lu}/u.test(text) || /^\p{Lu}/u.test(text));

/** The place is the last line before the first heading. Without one, that line is the headline's own. */
function headlineOf(lines: readonly PdfLine[]): FoundText | undefined {
  const source = "the PDF's headline";
  const [place, previous] = [lines.at(-1), lines.at(-2)];
  if (!place) return undefined;
  const all = join(lines, source);
  // One line is a headline without a place, or a place without a headline.
  if (!previous) return all && { ...all, isUncertain: true };
  if (hasRoom(previous, place, MAIN.width) || looksLikePlace(place)) {
    const headline = join(lines.slice(0, -1), source);
    const isCut = !hasRoom(previous, place, MAIN.width) && /[,&|/·•–—-]$/u.test(previous.text);
    return headline && isCut ? { ...headline, isUncertain: true } : headline;
  }
  return all && { ...all, isUncertain: true };
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

function skillsOf(side: readonly PdfLine[]): FoundText[] | undefined {
  const start = side.findIndex((line) => isSize(line, SIDE.heading) && KNOWN_HEADINGS.has(headingKey(line.text)));
  if (start < 0) return undefined;
  const skills: PdfLine[][] = [];
  for (const line of takeWhile(side.slice(start + 1), (line) => isSize(line, SIDE.item))) {
    const last = skills.at(-1)?.at(-1);
    if (last && last.y - line.y < SKILL_GAP && !hasRoom(last, line, SIDE.width)) skills.at(-1)?.push(line);
    else skills.push([line]);
  }
  return skills.slice(0, TOP_SKILLS).flatMap((lines) => join(lines, "the PDF's top skills") ?? []);
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
  const skills = skillsOf(side);
  const headings = side.filter((line) => isSize(line, SIDE.heading));
  return {
    ...(name && { name }),
    ...(title && { title }),
    ...(headline && { headline }),
    ...(summary && { summary }),
    skills: skills ?? [],
    // The first heading is always that of the contact.
    gaps: !skills && headings.length > 1 ? ["noSkillsHeading"] : [],
  };
}
