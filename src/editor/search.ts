import { accessoryTraits } from "../figure/parts/accessory/options.ts";
import { ACCESSORY_KINDS, type AccessoryKind } from "../figure/schema/accessory.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";
import { foldLetters } from "../lib/fold-letters.ts";
import { type EditorGroup, optionsOf } from "./group.tsx";
import { groupLabel, optionLabel, searchWords, toggleLabel } from "./group-labels.ts";
import { GROUPS } from "./groups.tsx";
import type { EditorLabels } from "./labels.ts";

/** The result of a search: the found options by group, with the best matches first. */
interface SearchResult {
  readonly groups: readonly EditorGroup[];
  readonly found: ReadonlyMap<EditorGroup, ReadonlySet<string>>;
  readonly accessories: ReadonlySet<AccessoryKind>;
  /** Whether an accessory matches better than every other option, so that accessories come first. */
  readonly accessoriesLead: boolean;
  readonly optionCount: number;
  readonly groupCount: number;
}

/** Splits a text into words, in lower case and without diacritics. */
export const wordsOf = (text: string): readonly string[] =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const NAME_MATCH = 2;
const WORD_MATCH = 1;

/** Rates how well an option matches the query: 0 unless each word of the query begins one of the option's words. */
function score(query: readonly string[], name: string, more: string): number {
  const beginsIn = (words: readonly string[]) => query.every((part) => words.some((word) => word.startsWith(part)));
  if (query.length === 0) return 0;
  return beginsIn(wordsOf(name)) ? NAME_MATCH : beginsIn(wordsOf(`${name} ${more}`)) ? WORD_MATCH : 0;
}

/** Returns the keys with more than 0 points, best first, and the highest number of points. */
function byScore<Key extends string>(points: Iterable<readonly [Key, number]>) {
  const hits = [...points].filter(([, own]) => own > 0).sort(([, a], [, b]) => b - a);
  return { found: new Set(hits.map(([key]) => key)), best: hits[0]?.[1] ?? 0 };
}

/** Finds options by their names, search words and groups. */
export function searchOptions(text: string, spec: FigureSpec, labels: EditorLabels): SearchResult {
  const query = wordsOf(text);
  const kinds: Readonly<Record<string, string>> = labels.kinds;
  const scored = GROUPS.filter((group) => group.isAvailable?.(spec) ?? true).map((group) => {
    const label = groupLabel(group, labels);
    if ("toggles" in group)
      return {
        group,
        ...byScore(
          group.toggles.map((toggle) => {
            const also = searchWords(toggle.field, typeof toggle.on === "string" ? toggle.on : undefined, labels);
            return [toggle.field, score(query, toggleLabel(toggle, labels), `${label} ${also}`)] as const;
          }),
        ),
      };
    const options = optionsOf(group, spec.type).filter((option) => option !== "none");
    return {
      group,
      ...byScore(
        options.map((option) => {
          const kind = group.kindOf ? kinds[group.kindOf(option)] : "";
          const also = searchWords(group.field, option, labels);
          return [option, score(query, optionLabel(group.field, option, labels), `${label} ${kind} ${also}`)] as const;
        }),
      ),
    };
  });
  const hits = scored.filter(({ best }) => best > 0).sort((a, b) => b.best - a.best);
  const accessories = byScore(
    ACCESSORY_KINDS.map((kind) => {
      const { label, search = "" } = labels.accessories[kind];
      return [kind, score(query, label, `${labels.gear} ${kinds[accessoryTraits(kind).kind]} ${search}`)] as const;
    }),
  );
  return {
    groups: hits.map(({ group }) => group),
    found: new Map(hits.map(({ group, found }) => [group, found])),
    accessories: accessories.found,
    accessoriesLead: accessories.best > (hits[0]?.best ?? 0),
    optionCount: accessories.found.size + hits.reduce((sum, { found }) => sum + found.size, 0),
    groupCount: hits.length + (accessories.found.size > 0 ? 1 : 0),
  };
}
