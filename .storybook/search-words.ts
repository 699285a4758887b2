import { readFileSync } from "node:fs";
import type { StoryIndex } from "storybook/internal/types";

/** The index's own type knows a page's headings only inside Storybook. */
type Entry = StoryIndex["entries"][string] & { anchors?: { id: string; title: string }[] };
type Generator = { getIndex(): Promise<StoryIndex> };

/** The other names that a page's stories, or a page without stories, list as `alsoKnownAs`. */
function withOtherNames(entry: Entry): Entry {
  if (entry.type !== "docs") return entry;
  // Pages without stories of their own import those of others.
  const file = (entry.tags?.includes("attached-mdx") && entry.storiesImports[0]) || entry.importPath;
  const [, list = ""] = /\balsoKnownAs(?:: |=\{)\[([^\]]*)\]/.exec(readFileSync(file, "utf8")) ?? [];
  const names = Array.from(list.matchAll(/"([^"]+)"/g), ([, name = ""]) => name);
  // One for each: the search weighs the beginning of a text most.
  return { ...entry, anchors: names.map((title, index) => ({ id: `also-known-as-${index}`, title })) };
}

/**
 * Storybook's search reads titles and, with `experimentalSearchDocsHeadings`, the headings of pages. The index gets
 * other names in place of headings, because those are the same on every page.
 */
export async function searchOtherNames(generator: Generator): Promise<Generator> {
  const { getIndex } = Object.getPrototypeOf(generator) as Generator;
  generator.getIndex = async () => {
    const index = await getIndex.call(generator);
    const entries = Object.entries(index.entries).map(([id, entry]) => [id, withOtherNames(entry)]);
    return { ...index, entries: Object.fromEntries(entries) };
  };
  return generator;
}
