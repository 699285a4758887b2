import { memoize } from "../lib/memoize.ts";
import { DATA_COPY_SOURCES } from "./data-copy.ts";
import type { FoundProfile, FoundProfileGap, FoundText } from "./found-profile.ts";
import { chooseTitle } from "./found-title.ts";

// Ignores case, accents and strokes: "Sørensen" equals "Sorensen".
const collator = memoize(() => new Intl.Collator("en", { sensitivity: "base" }));
const isSameWord = (a: string, b: string) => collator().compare(a, b) === 0;
/** "J" matches "Jane". */
const isSameOrInitial = (a: string, b: string) =>
  isSameWord(a, b) || ((a.length === 1 || b.length === 1) && isSameWord(a.charAt(0), b.charAt(0)));

/** The words of a name before the first comma, which separates credentials. */
const wordsOf = (name: string) =>
  name
    .normalize("NFKC")
    .split(",")[0]
    ?.match(/[\p{L}\p{M}'’-]+/gu) ?? [];

/** Whether two names may be the same person's. Ignores case, accents, credentials, middle names and word order. */
export function isSameName(a: string, b: string): boolean {
  const [short = [], long = []] = [wordsOf(a), wordsOf(b)].sort((first, second) => first.length - second.length);
  if (short.length < 2) return short.length === long.length && short.every((word) => isSameWord(word, long[0] ?? ""));
  const ends = isSameOrInitial(short[0] ?? "", long[0] ?? "") && isSameWord(short.at(-1) ?? "", long.at(-1) ?? "");
  return ends || short.every((word) => long.some((other) => isSameWord(word, other)));
}

/** Names of the people in the profiles, one per person. If there are several, the page asks which person to use. */
export function namesOf(profiles: readonly FoundProfile[]): readonly string[] {
  const names: string[] = [];
  for (const { name } of profiles)
    if (name && !names.some((known) => isSameName(known, name.text))) names.push(name.text);
  return names;
}

/** Selects one person's profiles. A profile without a name could be anybody's, so its texts become uncertain. */
export const profilesOf = (profiles: readonly FoundProfile[], selectedName: string): readonly FoundProfile[] =>
  profiles.flatMap((profile) => {
    if (!profile.name) return [uncertain(profile)];
    return isSameName(profile.name.text, selectedName) ? [profile] : [];
  });

function uncertain({ skills, gaps, jobs, ...texts }: FoundProfile): FoundProfile {
  const mark = (text: FoundText): FoundText => ({ ...text, isUncertain: true });
  const marked = Object.entries(texts).map(([key, text]) => [key, mark(text)]);
  const markedJobs = jobs && { jobs: jobs.map((job) => ({ ...job, title: mark(job.title) })) };
  return { ...Object.fromEntries(marked), ...markedJobs, skills: skills.map(mark), gaps };
}

/**
 * Merges the profiles from the files of one person, and chooses the title from the jobs. Certain texts win over uncertain ones; among equally certain
 * texts, the data copy wins, because a PDF has only three skills, and then the first file. For the name, the longest
 * certain one wins, because it is the most complete.
 */
export function mergeProfiles(profiles: readonly FoundProfile[]): FoundProfile | "severalPeople" {
  if (namesOf(profiles).length > 1) return "severalPeople";
  const titleOf = ({ title, jobs = [] }: FoundProfile) => title ?? chooseTitle(jobs, best("headline"));
  const best = (key: (typeof TEXTS)[number]): FoundText | undefined =>
    profiles
      .flatMap((profile) => (key === "title" ? titleOf(profile) : profile[key]) ?? [])
      .toSorted((a, b) => (key === "name" ? rankOfName(b) - rankOfName(a) : rank(b) - rank(a)))[0];
  const texts: Record<string, FoundText> = Object.fromEntries(
    TEXTS.flatMap((key) => {
      const text = best(key);
      return text ? [[key, text]] : [];
    }),
  );
  const lists = profiles.map(({ skills }) => skills).filter((skills) => skills.length > 0);
  const skills = lists.toSorted((a, b) => rank(b[0]) - rank(a[0]))[0] ?? [];
  const isGapLeft: Readonly<Record<FoundProfileGap, boolean>> = {
    noSkillsHeading: skills.length === 0,
    onlyProfile: skills.length === 0 && !("title" in texts),
    guessedLetters: [...Object.values(texts), ...skills].some(({ isUncertain }) => isUncertain),
  };
  const gaps = [...new Set(profiles.flatMap((profile) => profile.gaps))].filter((gap) => isGapLeft[gap]);
  return { ...texts, skills, gaps };
}

const TEXTS = ["name", "title", "headline", "summary", "industry"] as const;
const SOURCES: readonly string[] = Object.values(DATA_COPY_SOURCES);
const rank = (text: FoundText | undefined) =>
  text ? (text.isUncertain ? 0 : 2) + Number(SOURCES.includes(text.source)) : 0;
const rankOfName = ({ text, isUncertain }: FoundText) => (isUncertain ? 0 : 1000) + text.length;
