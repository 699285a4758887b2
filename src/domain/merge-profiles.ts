import { DATA_COPY_SOURCES } from "./data-copy.ts";
import type { FoundProfile, FoundProfileGap, FoundText } from "./found-profile.ts";
import { lazy } from "./lazy.ts";

// Letters without case, accents and strokes: "Sørensen" is "Sorensen".
const collator = lazy(() => new Intl.Collator("en", { sensitivity: "base" }));
const isSameWord = (a: string, b: string) => collator().compare(a, b) === 0;
/** "J" stands for "Jane". */
const isSameOrInitial = (a: string, b: string) =>
  isSameWord(a, b) || ((a.length === 1 || b.length === 1) && isSameWord(a.charAt(0), b.charAt(0)));

/** The words of a name without credentials, which follow a comma. */
const wordsOf = (name: string) =>
  name
    .normalize("NFKC")
    .split(",")[0]
    ?.match(/[\p{L}\p{M}'’-]+/gu) ?? [];

/** Whether two names can be one person's: case, accents, credentials, middle names and the order of the words aside. */
export function isSameName(a: string, b: string): boolean {
  const [short = [], long = []] = [wordsOf(a), wordsOf(b)].sort((first, second) => first.length - second.length);
  if (short.length < 2) return short.length === long.length && short.every((word) => isSameWord(word, long[0] ?? ""));
  const ends = isSameOrInitial(short[0] ?? "", long[0] ?? "") && isSameWord(short.at(-1) ?? "", long.at(-1) ?? "");
  return ends || short.every((word) => long.some((other) => isSameWord(word, other)));
}

/** Each person's name of the profiles, once, in their order: what to ask when they are several people's. */
export function namesOf(profiles: readonly FoundProfile[]): readonly string[] {
  const names: string[] = [];
  for (const { name } of profiles)
    if (name && !names.some((known) => isSameName(known, name.text))) names.push(name.text);
  return names;
}

/** The profiles of one person of several. What a file without a name holds could be anybody's: it is uncertain. */
export const profilesOf = (profiles: readonly FoundProfile[], selectedName: string): readonly FoundProfile[] =>
  profiles.flatMap((profile) => {
    if (!profile.name) return [uncertain(profile)];
    return isSameName(profile.name.text, selectedName) ? [profile] : [];
  });

function uncertain({ skills, gaps, ...texts }: FoundProfile): FoundProfile {
  const mark = (text: FoundText): FoundText => ({ ...text, isUncertain: true });
  const marked = Object.entries(texts).map(([key, text]) => [key, mark(text)]);
  return { ...Object.fromEntries(marked), skills: skills.map(mark), gaps };
}

/**
 * One profile of what several files say of a person. A certain text goes before an uncertain one, then the data copy's
 * before others, as it is whole where a PDF names three skills; then the first. Of names the longest is the whole one.
 */
export function mergeProfiles(profiles: readonly FoundProfile[]): FoundProfile | "severalPeople" {
  if (namesOf(profiles).length > 1) return "severalPeople";
  const best = (key: (typeof TEXTS)[number]): FoundText | undefined =>
    profiles
      .flatMap((profile) => profile[key] ?? [])
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
