import { DocsContext, Markdown } from "@storybook/addon-docs/blocks";
import { type ContextType, useContext } from "react";
import list from "../src/index.ts?raw";

type Story = ReturnType<ContextType<typeof DocsContext>["componentStories"]>[number];

/** The end of an edge case's id, and its label. */
const EDGE_CASES = [
  ["busy", "Busy"],
  ["long-text", "With long text"],
  ["right-to-left", "In a script from right to left"],
] as const;

/** Positions of the toolbar, and the label of the sheet of states in each. */
const POSITIONS = [
  ["theme:dark", "In the dark theme"],
  ["brand:herbarium", "In another brand"],
  ["viewport.value:narrow", "At 320 px"],
  ["text:200", "With text at 200 %"],
  ["direction:rtl", "Right to left"],
  ["motion:reduced", "Under reduced motion"],
] as const;

/** A behaviour is a story with a play function whose name is a sentence (tests/contracts/library.test.ts). */
const isBehaviour = ({ name, playFunction }: Story) => playFunction !== undefined && name.split(" ").length >= 4;

const link = (label: string, id: string, query = "") => `- [${label}](?path=/story/${id}${query})`;
/** The panel in which a play function is stepped through. */
const STEPS = "&addonPanel=storybook/interactions/panel";

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

/** The last sections of every component's page, read from its stories: edge cases, behaviours, source files. */
export function EndMatter() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  if (!first) return null;
  const find = (end: string) => stories.find(({ id }) => id.endsWith(`--${end}`));
  const edges = EDGE_CASES.flatMap(([end, label]) => {
    const story = find(end);
    return story ? [link(label, story.id)] : [];
  });
  const states = find("states") ?? first;
  const positions = POSITIONS.map(([globals, label]) => link(label, states.id, `&globals=${globals}`));
  const behaviours = stories.filter(isBehaviour).map(({ name, id }) => link(name, id, STEPS));
  const { __docgenInfo: docs } = (first.component ?? {}) as { __docgenInfo?: { displayName?: string } };
  const file = fileOf(docs?.displayName ?? "");
  const written = [file && `component ${source(file)}`, `stories ${source(first.parameters.fileName.slice(2))}`];
  const text = [
    "## Edge cases",
    [...edges, ...positions].join("\n"),
    ...(behaviours.length
      ? ["## Behaviour", "Each line is a story with a play function, run by `npm test`.", behaviours.join("\n")]
      : []),
    "## Source",
    written.filter(Boolean).join(", "),
  ];
  return <Markdown>{text.join("\n\n")}</Markdown>;
}
