import { codePoints } from "../lib/graphemes.ts";
import { cleanLine } from "../lib/text-input.ts";
import type { FoundProfile, FoundText } from "./found-profile.ts";
import { hasTitle } from "./found-title.ts";

/** Longest name, title, headline or skill, in code points. A longer line must be something else. */
const LINE_LIMIT = 300;
/** How much of a summary is read, in UTF-16 code units. Only its first sentences are needed. */
const SUMMARY_LIMIT = 5000;

/** Invisible characters, such as text direction marks, except the joiners that emoji and some scripts need. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Characters that show that a letter was lost or decoded with the wrong encoding. */
const LOST_LETTER = /[\uFFFD\u0080-\u009F]/;

const cleanText = (text: string): string => cleanLine(text.replace(INVISIBLE, ""));

const found = (text: string, source: string, value: string): FoundText =>
  LOST_LETTER.test(value) ? { text, source, isUncertain: true } : { text, source };

/** Cleans a one-line text. Returns undefined if it is empty, only punctuation ("--") or too long. */
export function foundLine(value: string | undefined, source: string): FoundText | undefined {
  if (value === undefined || value.length > 2 * LINE_LIMIT) return undefined;
  const text = cleanText(value);
  return /[\p{L}\p{N}]/u.test(text) && codePoints(text) <= LINE_LIMIT ? found(text, source, value) : undefined;
}

/** Reduces the start of a multi-line text to one clean line. */
export function foundSummary(value: string | undefined, source: string): FoundText | undefined {
  if (value === undefined) return undefined;
  const text = cleanText(value.slice(0, SUMMARY_LIMIT));
  return /\p{L}/u.test(text) ? found(text, source, value) : undefined;
}

/**
 * Reads a name. It must have a letter and contain no email address, link or markup. A name with a question mark is
 * uncertain, because the mark probably replaces a lost letter.
 */
export function foundName(value: string | undefined, source: string): FoundText | undefined {
  const name = foundLine(value, source);
  if (!name || !/\p{L}/u.test(name.text) || /[@<>{}\\]|:\/\//.test(name.text)) return undefined;
  return name.text.includes("?") ? { ...name, isUncertain: true } : name;
}

/** Cleans skills and removes duplicates; keeps their order. */
export function foundSkills(values: readonly (string | undefined)[], source: string): readonly FoundText[] {
  const skills = new Map<string, FoundText>();
  for (const value of values) {
    const skill = foundLine(value, source);
    const key = skill?.text.toLowerCase();
    if (skill && key && !skills.has(key)) skills.set(key, skill);
  }
  return [...skills.values()];
}

type Found = { readonly [K in keyof FoundProfile]?: FoundProfile[K] | undefined };

/** Builds a profile from the texts and jobs that were found. Returns undefined if there are none. */
export function toProfile({ skills = [], gaps = [], jobs = [], ...texts }: Found): FoundProfile | undefined {
  const titled = jobs.filter(hasTitle);
  const all = { ...texts, jobs: titled.length > 0 ? titled : undefined };
  const found = Object.entries(all).filter(([, value]) => value !== undefined);
  return found.length + skills.length > 0 ? { ...Object.fromEntries(found), skills, gaps } : undefined;
}
