import { readFileSync } from "node:fs";
import type { StoryIndex } from "storybook/internal/types";

/** The index's type knows a page's headings only inside Storybook. */
type Entry = StoryIndex["entries"][string] & { anchors?: { id: string; title: string }[] };
type Generator = { getIndex(): Promise<StoryIndex> };

/** The other names in `alsoKnownAs` of a page or its stories. */
function withOtherNames(entry: Entry): Entry {
  if (entry.type !== "docs") return entry;
  // Pages without stories import those of others.
  const file = (entry.tags?.includes("attached-mdx") && entry.storiesImports[0]) || entry.importPath;
  const [, list = ""] = /\balsoKnownAs(?:: |=\{)\[([^\]]*)\]/.exec(readFileSync(file, "utf8")) ?? [];
  const names = Array.from(list.matchAll(/"([^"]+)"/g), ([, name = ""]) => name);
  // One entry per name, because the search weighs the beginning of a text most.
  return { ...entry, anchors: names.map((title, index) => ({ id: `also-known-as-${index}`, title })) };
}

/**
 * Storybook searches titles and, with `experimentalSearchDocsHeadings`, the headings of pages. We index other names
 * instead of headings, because the headings are the same on every page.
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
