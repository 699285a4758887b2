import type { FoundJob, FoundProfile, FoundText } from "../found-profile.ts";
import { foundLine, foundName, foundSummary, toProfile } from "../found-text.ts";
import { hasGap, hasRoom, joinLines } from "./join-lines.ts";
import type { PdfLine } from "./pdf-lines.ts";
import { SKILLS_HEADINGS } from "./skills-headings.ts";

// LinkedIn's page has two columns. Lines are recognized by their left edge (21.6 or 223.6) and font size, in points:
//
// 21.6                      223.6
// Contact              13   Name                 26
// Top Skills           13   Headline             12
// a skill            10.5   Place                12
// Languages            13   Summary, Experience  15.75
// Company              12
// Title                11.5
// Dates, place         10.5
const SIDE = { x: 21.6, width: 180, heading: 13, item: 10.5 };
const MAIN = { x: 223.6, width: 366.8, name: 26, heading: 15.75, text: 12, title: 11.5 };
/**
 * Larger gaps between baselines separate texts. In LinkedIn's files, lines are 14.4 apart in a headline, 12.6 in a
 * skill and 15.6 in a heading. The gap between headline and place is 15.4, and between two skills 17.6.
 */
const PLACE_GAP = 14.9;
const SKILL_GAP = 15;
const HEADING_GAP = 20;
const TOP_SKILLS = 3;

const isSize = (line: PdfLine, size: number): boolean => Math.abs(line.size - size) < 0.25;
const startsAt = (line: PdfLine, x: number): boolean => Math.abs(line.x - x) < 3;

/** Whether a line is wider than its column. Its end may be outside the page, where pdf.js does not read text. */
const isCutOff = (line: PdfLine): boolean => line.x + line.width > MAIN.x + MAIN.width + 2;

/** Joins lines to a text. The text is uncertain if `isOpen` is true or a line may be incomplete. */
function foundIn(lines: readonly PdfLine[], source: string, make = foundLine, isOpen = false): FoundText | undefined {
  const { text, isUncertain } = joinLines(lines);
  const found = make(text, source);
  return found && (isUncertain || isOpen || lines.some(isCutOff)) ? { ...found, isUncertain: true } : found;
}

/** The lines before the first one that fails `test`. */
function takeWhile(lines: readonly PdfLine[], test: (line: PdfLine) => boolean): PdfLine[] {
  const end = lines.findIndex((line) => !test(line));
  return lines.slice(0, end < 0 ? lines.length : end);
}

function nameOf(lines: readonly PdfLine[]): FoundText | undefined {
  // A line that ends early: there are two names, or one with a manual line break.
  const isBroken = lines.some((line, at) => {
    const next = lines[at + 1];
    return next !== undefined && hasRoom(line, next, MAIN.width);
  });
  return foundIn(lines, "your name", foundName, isBroken || lines.some((line) => line.text.includes("#")));
}

/** Whether a line may be a place: "Lisbon", "Greater Copenhagen Area", "Köln, Nordrhein-Westfalen, Deutschland". */
const looksLikePlace = ({ text }: PdfLine): boolean =>
  text.length <= 70 && !/[|·•@:;!?&+/]|\.$|\p{N}/u.test(text) && (text.includes(",") || text.split(" ").length <= 4);

/**
 * Finds the headline. The last line before the first heading is the place; it is one point lower than another line of
 * the headline would be.
 */
function headlineOf(lines: readonly PdfLine[]): FoundText | undefined {
  const source = "your headline";
  const [place, previous] = [lines.at(-1), lines.at(-2)];
  if (!place) return undefined;
  const isApart =
    previous && (hasRoom(previous, place, MAIN.width) || (hasGap(previous, place, PLACE_GAP) ?? looksLikePlace(place)));
  if (isApart) return foundIn(lines.slice(0, -1), source);
  // A single line is a headline without a place, or a place without a headline.
  return foundIn(lines, source, foundLine, !previous || looksLikePlace(place));
}

/** Whether a job has ended, like "2017 - 2021 (4 years)", but unlike "March 2021 - Present". Works in any language. */
const hasEnded = (dates: string | undefined): boolean =>
  (dates?.replace(/[(（].*$/u, "").match(/\p{Nd}{4}/gu)?.length ?? 0) > 1;

interface Job {
  readonly title: readonly PdfLine[];
  /** The line above the title that names the company, which can have several roles. */
  readonly company: string;
  readonly dates: string | undefined;
}

function jobsOf(lines: readonly PdfLine[]): Job[] {
  const jobs: Job[] = [];
  let company = "";
  for (const [at, line] of lines.entries()) {
    if (isSize(line, MAIN.text)) company = line.text;
    if (at === 0 || !isSize(line, MAIN.title) || isSize(lines[at - 1] ?? line, MAIN.title)) continue;
    const title = takeWhile(lines.slice(at), (next) => isSize(next, MAIN.title));
    jobs.push({ title, company, dates: lines[at + title.length]?.text });
  }
  return jobs;
}

/**
 * Finds the current jobs. If all have ended, the last job's title is uncertain, and it is used only without a headline.
 */
function workOf(lines: readonly PdfLine[], headline: FoundText | undefined): Pick<FoundProfile, "title" | "jobs"> {
  const all = jobsOf(lines);
  const jobs = all
    // Only the first job is current even without dates.
    .filter(({ dates }, at) => !hasEnded(dates) && (at === 0 || /\p{Nd}{4}/u.test(dates ?? "")))
    .flatMap(({ title, company }): FoundJob | [] => {
      const found = foundIn(title, "your current job");
      return found ? { title: found, company } : [];
    });
  const [last] = all;
  if (!last || jobs.length > 0 || (headline && !headline.isUncertain)) return { jobs };
  const title = foundIn(last.title, "your last job", foundLine, true);
  return title ? { title } : {};
}

/** Finds the summary. Only its lines all have the size of plain text; jobs and schools have smaller lines too. */
function summaryOf(lines: readonly PdfLine[]): FoundText | undefined {
  const text = takeWhile(lines.slice(1), (line) => !isSize(line, MAIN.heading));
  return text.every((line) => isSize(line, MAIN.text)) ? foundIn(text, "your summary", foundSummary) : undefined;
}

const headingKey = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s-]+/gu, " ");
const KNOWN_HEADINGS = new Set(Object.values(SKILLS_HEADINGS).flat().map(headingKey));

/** Splits the side column into sections: a heading, which can have several lines, and the lines below it. */
function partsOf(side: readonly PdfLine[]): { heading: PdfLine[]; items: PdfLine[] }[] {
  const parts: { heading: PdfLine[]; items: PdfLine[] }[] = [];
  for (const line of side) {
    const part = parts.at(-1);
    const above = part?.items.length === 0 ? part.heading.at(-1) : undefined;
    if (!isSize(line, SIDE.heading)) part?.items.push(line);
    else if (above && above.y - line.y < HEADING_GAP) part?.heading.push(line);
    else parts.push({ heading: [line], items: [] });
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
  return skills.slice(0, TOP_SKILLS).flatMap((lines) => foundIn(lines, "your top skills") ?? []);
}

/** Whether a section follows the jobs, so that further pages need not be read. */
export function isComplete(lines: readonly PdfLine[]): boolean {
  const main = lines.filter((line) => startsAt(line, MAIN.x));
  const title = main.findIndex((line) => isSize(line, MAIN.title));
  return title >= 0 && main.slice(title).some((line) => isSize(line, MAIN.heading));
}

/** Finds the texts in the lines of a profile PDF. Returns undefined if the layout is not LinkedIn's. */
export function profileOf(lines: readonly PdfLine[]): FoundProfile | undefined {
  const main = lines.filter((line) => startsAt(line, MAIN.x));
  const side = lines.filter((line) => startsAt(line, SIDE.x));
  const nameLines = takeWhile(main, (line) => isSize(line, MAIN.name));
  const intro = takeWhile(main.slice(nameLines.length), (line) => isSize(line, MAIN.text));
  const sections = main.slice(nameLines.length + intro.length);
  const isLinkedIn = nameLines.length > 0 && (sections[0] === undefined || isSize(sections[0], MAIN.heading));
  if (!isLinkedIn || sections.some((line) => isSize(line, MAIN.name))) return undefined;

  const headline = headlineOf(intro);
  const parts = partsOf(side);
  const skills = parts.find((part) => KNOWN_HEADINGS.has(headingKey(joinLines(part.heading).text)));
  return toProfile({
    name: nameOf(nameLines),
    ...workOf(sections, headline),
    headline,
    summary: summaryOf(sections),
    skills: skillsOf(skills?.items ?? []),
    // The first section is always Contact, so only a second one could be the skills.
    gaps: !skills && parts.length > 1 ? ["noSkillsHeading"] : [],
  });
}
