import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { StoryIndex } from "storybook/internal/types";

/** The index's own type knows a page's headings only inside Storybook. */
type Entry = StoryIndex["entries"][string] & { anchors?: { id: string; title: string }[] };
type Generator = { getIndex(): Promise<StoryIndex> };

/** The other names of a component, as its stories' meta has them in `parameters.alsoKnownAs`. */
export function otherNamesOf(stories: string): string[] {
  const [, list = ""] = /\balsoKnownAs: \[([^\]]*)\]/.exec(stories) ?? [];
  return Array.from(list.matchAll(/"([^"]+)"/g), ([, name = ""]) => name);
}

function withAnchors(entry: Entry): Entry {
  if (entry.type !== "docs") return entry;
  // Other pages import stories too.
  const [stories] = entry.tags?.includes("attached-mdx") ? entry.storiesImports : [];
  const names = stories ? otherNamesOf(readFileSync(join(import.meta.dirname, "..", stories), "utf8")) : [];
  return { ...entry, anchors: names.length ? [{ id: "also-known-as", title: names.join(", ") }] : [] };
}

/**
 * Storybook's search knows titles, names of stories and, by `experimentalSearchDocsHeadings`, headings of pages. The
 * index gets other names in place of the headings, which are the same on all pages.
 */
export async function searchOtherNames(generator: Generator): Promise<Generator> {
  const { getIndex } = Object.getPrototypeOf(generator) as Generator;
  generator.getIndex = async () => {
    const index = await getIndex.call(generator);
    const entries = Object.entries(index.entries).map(([id, entry]) => [id, withAnchors(entry)]);
    return { ...index, entries: Object.fromEntries(entries) };
  };
  return generator;
}
