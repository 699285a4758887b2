import { readFileSync } from "node:fs";
import type { StoryIndex } from "storybook/internal/types";

/** An entry of the index. Storybook does not export the type with `anchors`, a page's headings. */
type Entry = StoryIndex["entries"][string] & { anchors?: { id: string; title: string }[] };
type Generator = { getIndex(): Promise<StoryIndex> };

/** Adds the names in `alsoKnownAs` of a page or its stories to the page's entry, as if they were headings. */
function withOtherNames(entry: Entry): Entry {
  if (entry.type !== "docs") return entry;
  // The name list is in the stories file that a page belongs to, or in the page itself if it has no stories.
  const file = (entry.tags?.includes("attached-mdx") && entry.storiesImports[0]) || entry.importPath;
  const [, list = ""] = /\balsoKnownAs(?:: |=\{)\[([^\]]*)\]/.exec(readFileSync(file, "utf8")) ?? [];
  const names = Array.from(list.matchAll(/"([^"]+)"/g), ([, name = ""]) => name);
  // One anchor for each name, because the search gives most weight to the beginning of a text.
  return { ...entry, anchors: names.map((title, index) => ({ id: `also-known-as-${index}`, title })) };
}

/**
 * Makes the search find components by other names (`alsoKnownAs`). Storybook searches titles and, with
 * `experimentalSearchDocsHeadings`, the headings of pages. We replace the headings with the other names, because every
 * page has the same headings.
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
