import { ACCESSORY_KINDS, type AccessoryKind } from "../../domain/accessories.ts";
import type { FigureSpec } from "../../domain/figure-spec.ts";
import { foldLetters } from "../../domain/fold-letters.ts";
import type { EditorLabels } from "./labels.ts";
import type { LookGroup } from "./look-options.tsx";
import { toggleName } from "./look-options.tsx";
import { LOOK_SECTIONS } from "./look-sections.ts";
import { ACCESSORY_GROUPS } from "./option-kinds.ts";

/** What a search found: options by group, those called so before those that only have to do with it. */
interface SearchResult {
  readonly groups: readonly LookGroup[];
  readonly found: ReadonlyMap<LookGroup, ReadonlySet<string>>;
  readonly accessories: ReadonlySet<AccessoryKind>;
  /** Whether accessories go before the groups. */
  readonly accessoriesLead: boolean;
  readonly optionCount: number;
  readonly groupCount: number;
}

/** The words of a text in lower case, without diacritics. */
export const wordsOf = (text: string): readonly string[] =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const NAME_MATCH = 2;
const WORD_MATCH = 1;

/** How well an option fits: each word must begin a word of it. */
function score(query: readonly string[], name: string, ...more: readonly (string | undefined)[]): number {
  const beginsIn = (words: readonly string[]) => query.every((part) => words.some((word) => word.startsWith(part)));
  const nameWords = wordsOf(name);
  if (query.length === 0) return 0;
  return beginsIn(nameWords)
    ? NAME_MATCH
    : beginsIn([...nameWords, ...more.flatMap((text) => wordsOf(text ?? ""))])
      ? WORD_MATCH
      : 0;
}

/** What was found, the best first. */
function byScore<Key extends string>(points: ReadonlyMap<Key, number>) {
  const hits = [...points].filter(([, own]) => own > 0).sort(([, a], [, b]) => b - a);
  return { found: new Set(hits.map(([key]) => key)), best: hits[0]?.[1] ?? 0 };
}

const LOOK_GROUPS: readonly LookGroup[] = Object.values(LOOK_SECTIONS).flatMap((sections) =>
  sections.flatMap(({ groups }) => groups),
);

/** The part of a long list that an option stands in. */
const kindOf = (kinds: Readonly<Record<string, readonly unknown[]>>, option: unknown) =>
  Object.entries(kinds).find(([, options]) => options.includes(option))?.[0];

/** Finds options by their names, their groups' names and what else they are called. */
export function searchOptions(text: string, spec: FigureSpec, labels: EditorLabels): SearchResult {
  const query = wordsOf(text);
  const kindLabels: Readonly<Record<string, string>> = labels.kinds;
  const scored = LOOK_GROUPS.filter((group) => group.isAvailable?.(spec) ?? true).map((group) => {
    const label = labels.groups[group.id];
    const options = "toggles" in group ? group.toggles : group.options(spec.type);
    const points = new Map<string, number>();
    for (const option of options) {
      const isToggle = typeof option === "object";
      const field = isToggle ? option.field : "toggles" in group ? undefined : group.field;
      if (field === undefined) continue;
      const names: Readonly<Record<string, string>> = labels.options[field];
      const also: Readonly<Record<string, string>> = labels.searchWords[field] ?? {};
      const key = String(isToggle ? option.on : option);
      const name = isToggle ? toggleName(option, labels) : (names[key] ?? key);
      const kind = "toggles" in group ? undefined : kindOf(group.kinds ?? {}, option);
      if (key !== "none")
        points.set(
          isToggle ? option.field : key,
          score(query, name, label, kind && kindLabels[kind], also[key], also["*"]),
        );
    }
    return { group, ...byScore(points) };
  });
  const hits = scored.filter(({ best }) => best > 0).sort((a, b) => b.best - a.best);
  const alsoAccessories: Readonly<Record<string, string>> = labels.searchWords.accessory ?? {};
  const things = byScore(
    new Map(
      ACCESSORY_KINDS.map((kind) => [
        kind,
        score(
          query,
          labels.options.accessory[kind],
          labels.gear,
          kindLabels[kindOf(ACCESSORY_GROUPS, kind) ?? ""],
          alsoAccessories[kind],
        ),
      ]),
    ),
  );
  return {
    groups: hits.map(({ group }) => group),
    found: new Map(hits.map(({ group, found }) => [group, found])),
    accessories: things.found,
    accessoriesLead: things.best > (hits[0]?.best ?? 0),
    optionCount: things.found.size + hits.reduce((sum, { found }) => sum + found.size, 0),
    groupCount: hits.length + (things.found.size > 0 ? 1 : 0),
  };
}
