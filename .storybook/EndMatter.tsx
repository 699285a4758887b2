import { DocsContext, Markdown } from "@storybook/addon-docs/blocks";
import { type ContextType, useContext } from "react";
import list from "../src/index.ts?raw";

type Story = ReturnType<ContextType<typeof DocsContext>["componentStories"]>[number];

/** How a component bears up: the end of a story's id, and what to call it. */
const STRAINS = [
  ["busy", "Busy"],
  ["dark", "In the dark theme"],
  ["long-text", "With long text"],
  ["narrow", "At 320 px"],
  ["right-to-left", "Right to left"],
  ["forced-colours", "In forced colours"],
  ["reduced-motion", "Under reduced motion"],
] as const;

/** A behaviour: a story that is played, and whose name is a sentence (tests/contracts/library.test.ts). */
const isBehaviour = ({ name, playFunction }: Story) => playFunction !== undefined && name.split(" ").length >= 4;

const link = (words: string, id: string, panel = "") => `- [${words}](?path=/story/${id}${panel})`;
/** The panel in which a play function is stepped through. */
const STEPS = "&addonPanel=storybook/interactions/panel";

/** A path, and where the repository can be read, a link to it. */
function source(path: string): string {
  const repository = import.meta.env.STORYBOOK_REPOSITORY;
  return repository ? `[\`${path}\`](${repository}/blob/main/${path})` : `\`${path}\``;
}

/** The file of a public component: the public list names each with its file. */
function fileOf(component: string): string | undefined {
  const exports = list.matchAll(/export \{([^}]+)\} from "\.\/([^"]+)"/g);
  for (const [, names = "", file] of exports) if (names.split(/[\s,]+/).includes(component)) return `src/${file}`;
  return undefined;
}

/** What every component's page ends with, read from its stories: how it bears up, what is tested, where it is written. */
export function EndMatter() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  if (!first) return null;
  const strains = STRAINS.flatMap(([end, words]) => {
    const story = stories.find(({ id }) => id.endsWith(`--${end}`));
    return story ? [link(words, story.id)] : [];
  });
  const behaviours = stories.filter(isBehaviour).map(({ name, id }) => link(name, id, STEPS));
  const { __docgenInfo: docs } = (first.component ?? {}) as { __docgenInfo?: { displayName?: string } };
  const file = fileOf(docs?.displayName ?? "");
  const written = [file && `component ${source(file)}`, `stories ${source(first.parameters.fileName.slice(2))}`];
  const text = [
    ...(strains.length ? ["## Under strain", strains.join("\n")] : []),
    ...(behaviours.length
      ? [
          "## What a person can do",
          "Each line is a story that is played and checked by `npm test`.",
          behaviours.join("\n"),
        ]
      : []),
    "## Source",
    written.filter(Boolean).join(", "),
  ];
  return <Markdown>{text.join("\n\n")}</Markdown>;
}
