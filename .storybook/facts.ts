import api from "api:exports";
import { DocsContext } from "@storybook/addon-docs/blocks";
import { type ContextType, useContext } from "react";
import changelog from "../CHANGELOG.md?raw";
import { labelsOf } from "../scripts/api-page.mjs";
import { pageOf, type Result, STATUSES } from "../scripts/component-page.mjs";
import list from "../src/index.ts?raw";
import issues from "./known-issues.json";
import results from "./test-results.json";

type Story = ReturnType<ContextType<typeof DocsContext>["componentStories"]>[number];

/** A behaviour is a story with a play function whose name is a sentence (tests/contracts/library.test.ts). */
const isBehaviour = ({ name, playFunction }: Story) => playFunction !== undefined && name.split(" ").length >= 4;

/** A path, or a link to it where package.json names a repository. */
function source(path: string): string {
  const repository = import.meta.env.STORYBOOK_REPOSITORY;
  return repository ? `[\`${path}\`](${repository}/blob/main/${path})` : `\`${path}\``;
}

/** The source file of a public component, read from the public list. */
function fileOf(component: string): string | undefined {
  const exports = list.matchAll(/export \{([^}]+)\} from "\.\/([^"]+)"/g);
  for (const [, names = "", file] of exports) if (names.split(/[\s,]+/).includes(component)) return `src/${file}`;
  return undefined;
}

/** What is known of the page's component; undefined on a page without stories. */
export function useFacts() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  if (!first) return undefined;
  const { component, subcomponents = {}, tags, parameters } = first;
  const { __docgenInfo: docs } = (component ?? {}) as { __docgenInfo?: { displayName?: string } };
  const main = docs?.displayName ?? "";
  // Foundations, Motion and Make a file show no public component.
  const file = main ? fileOf(main) : undefined;
  const names = file ? [main, ...Object.keys(subcomponents)] : [];
  const path = parameters.fileName.slice("./".length);
  return {
    status: STATUSES.find((one) => tags.includes(one)),
    names,
    otherNames: (parameters.alsoKnownAs ?? []) as string[],
    changelog,
    issues: names.flatMap((name) => (issues as Record<string, string[]>)[name] ?? []),
    stories: stories.map((story) => ({ id: story.id, name: story.name, isBehaviour: isBehaviour(story) })),
    result: (results as Record<string, Result>)[pageOf(path)],
    labels: labelsOf(new Map(Object.entries(api)), names),
    sources: [...(file ? [`component ${source(file)}`] : []), `stories ${source(path)}`],
  };
}
