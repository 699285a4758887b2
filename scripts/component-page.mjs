// What a component's page says without being written on it: its status, what changed, what was tested. As Markdown, for
// the page in the Storybook (.storybook/EndMatter.tsx) and for its copy that machines read (page-markdown.mjs).
import { ENGINES, POSITIONS } from "./positions.mjs";

/** A story of a page: the end of its id, its name, and whether it is a behaviour. @typedef {{ id: string, name: string, isBehaviour: boolean }} Story */
/** The stories that passed, less those that did not, and the run. @typedef {{ run: string, without?: string[] }} Passed */
/** @typedef {{ stories?: string[], positions?: Record<string, Passed>, engines?: Record<string, Passed & { story: string }>, keys?: Record<string, string[]>, tree?: { run: string, story: string, text: string } }} Result */
/** @typedef {{ names: readonly string[], stories: readonly Story[], changelog: string, result: Result | undefined, issues: readonly string[], sources: readonly string[], labels: string }} Page */

export const STATUSES = /** @type {const} */ (["stable", "experimental"]);

/** The page of a file of stories: "components/PlanCard". @param {string} path */
export const pageOf = (path) => /stories\/(.+)\.stories\.tsx$/.exec(path)?.[1] ?? "";
/** @param {string} id @param {string} [query] */
const toStory = (id, query = "") => `?path=/story/${id}${query}`;
/** @param {string} id */
export const endOf = (id) => id.split("--")[1] ?? "";
/** The Storybook's panel in which a play function is stepped through. */
const STEPS = "&addonPanel=storybook/interactions/panel";

/** The changelog by version, newest first: its heading, and its lines. @param {string} changelog */
function versionsOf(changelog) {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = "", ...lines] = section.split("\n");
      return { heading, lines: lines.filter((line) => line.startsWith("- ")) };
    });
}

/** Whether a line names one of the components as a whole word. @param {readonly string[]} names */
const namesOne = (names) => {
  const pattern = new RegExp(`(?<![\\w-])(${names.join("|")})(?![\\w-])`);
  return (/** @type {string} */ line) => pattern.test(line);
};

/** The first version that names a component; one that none names has been there from the first. @param {string} changelog @param {readonly string[]} names */
function since(changelog, names) {
  const versions = versionsOf(changelog).reverse();
  return (versions.find(({ lines }) => lines.some(namesOne(names))) ?? versions[0])?.heading ?? "";
}

/** "Experimental since 0.2.0.", and the names under which others know it. @param {{ status: string, otherNames: readonly string[], names: readonly string[], changelog: string }} page */
export function statusLine({ status, otherNames, names, changelog }) {
  const word = `${status.charAt(0).toUpperCase()}${status.slice(1)}`;
  const known = otherNames.length ? ` Also known as ${otherNames.join(", ")}.` : "";
  const start = names.length ? ` since ${since(changelog, names)}` : "";
  return `**[${word}](?path=/docs/status--docs)**${start}.${known}`;
}

/** @param {Pick<Page, "changelog" | "names">} page */
function whatChanged({ changelog, names }) {
  const changes = versionsOf(changelog).flatMap(({ heading, lines }) => {
    const found = lines.filter(namesOne(names));
    return found.length ? [`### ${heading}`, found.join("\n")] : [];
  });
  return ["## What changed", ...(changes.length ? changes : ["No line of the changelog names it."])];
}

/** @param {readonly string[]} issues */
const knownIssues = (issues) => [
  "## Known issues",
  issues.length ? issues.map((issue) => `- ${issue}`).join("\n") : "None known.",
];

const NOT_TESTED = "not tested";
/** A run is the day and the commit. @param {string} run */
const inWords = (run) => run.replace(/ (.+)/, ", `$1`");
/** @param {readonly string[]} cells */
const row = (...cells) => `| ${cells.join(" | ")} |`;

/** The address of a position of the toolbar. @param {import("./positions.mjs").Globals} globals */
function queryOf({ viewport, ...rest }) {
  const values = Object.entries({ ...rest, ...(viewport && { "viewport.value": viewport.value }) });
  return values.length ? `&globals=${values.map((pair) => pair.join(":")).join(";")}` : "";
}

/** The table that recorded results make, and what is not in them. @param {Pick<Page, "stories" | "result">} page */
function testResults({ stories, result = {} }) {
  const { positions = {}, engines = {}, keys = {}, tree } = result;
  const find = (/** @type {string} */ end) => stories.find(({ id }) => endOf(id) === end);
  const sheet = find("states") ?? find("playground") ?? stories[0];
  const rows = POSITIONS.map(({ name, words, globals, hasForcedColors }) => {
    const label = sheet && !hasForcedColors ? `[${words}](${toStory(sheet.id, queryOf(globals))})` : words;
    const passed = positions[name];
    if (!passed) return row(label, NOT_TESTED, "");
    const ends = new Set(result.stories?.filter((end) => !passed.without?.includes(end)));
    return row(
      label,
      `${stories.filter(({ id }) => ends.has(endOf(id))).length} of ${stories.length} stories`,
      inWords(passed.run),
    );
  });
  for (const engine of ENGINES) {
    const passed = engines[engine];
    const story = passed && find(passed.story);
    const words = passed?.without?.length ? "failed" : "passed";
    rows.push(
      row(
        engine,
        story ? `[${story.name}](${toStory(story.id)}) ${words}` : NOT_TESTED,
        story ? inWords(passed.run) : "",
      ),
    );
  }
  const pressing = stories.filter(({ id }) => keys[endOf(id)]?.length);
  const pressed = [...new Set(pressing.flatMap(({ id }) => keys[endOf(id)] ?? []))];
  const run = positions[POSITIONS[0]?.name ?? ""]?.run ?? "";
  rows.push(
    row(
      "By keyboard",
      pressed.map((key) => `\`${key}\``).join(", ") || (run ? "no story presses a key" : NOT_TESTED),
      inWords(run),
    ),
  );
  const recorded = tree && find(tree.story);
  return [
    "## Test results",
    "A story passes if axe finds nothing in it, its play function succeeds, the console stays silent and it fits its window. In German no text may be cut, and play functions, which look for English names, do not run. A run is the day and the commit on which it was recorded.",
    [row("Where", "What passed", "Run"), row("---", "---", "---"), ...rows].join("\n"),
    "### What a screen reader is told",
    recorded
      ? `${tree.text ? "The accessibility tree of" : "Nothing: it is decoration. So it is in"} [${recorded.name}](${toStory(recorded.id)}), recorded on ${inWords(tree.run)}${tree.text ? `:\n\n\`\`\`yaml\n${tree.text}\n\`\`\`` : "."}`
      : "Not recorded.",
  ];
}

/** @param {Pick<Page, "stories" | "result">} page */
function behaviours({ stories, result }) {
  const lines = stories
    .filter(({ isBehaviour }) => isBehaviour)
    .map(({ id, name }) => {
      const keys = result?.keys?.[endOf(id)] ?? [];
      return `- [${name}](${toStory(id, STEPS)})${keys.length ? `: ${keys.map((key) => `\`${key}\``).join(", ")}` : ""}`;
    });
  return lines.length
    ? [
        "## Behaviour",
        "Each line is a story with a play function, run by `npm test`, and the keys that it pressed.",
        lines.join("\n"),
      ]
    : [];
}

/** The end of an edge case's id, and its label. */
const EDGE_CASES = /** @type {const} */ ([
  ["busy", "Busy"],
  ["long-text", "With long text"],
  ["right-to-left", "In a script from right to left"],
]);

/** @param {readonly Story[]} stories */
function edgeCases(stories) {
  const lines = EDGE_CASES.flatMap(([end, label]) => {
    const story = stories.find(({ id }) => endOf(id) === end);
    return story ? [`- [${label}](${toStory(story.id)})`] : [];
  });
  return lines.length ? ["## Edge cases", lines.join("\n")] : [];
}

/** @param {string} labels */
const texts = (labels) =>
  labels
    ? [
        "## Texts",
        "What `labels` may replace, in English. What is not given stays; a function takes what it is to say.",
        `\`\`\`ts\n${labels}\n\`\`\``,
      ]
    : [];

/** The results in one line, for who reads the page as text. @param {Page} page */
function briefly({ stories, result = {} }) {
  const { run, without = [] } = result.positions?.[POSITIONS[0]?.name ?? ""] ?? { run: "" };
  const passed = result.stories?.filter((end) => !without.includes(end)).length ?? 0;
  const engines = Object.entries(result.engines ?? {}).flatMap(([name, { without: failed }]) => (failed ? [] : name));
  const keys = [...new Set(Object.values(result.keys ?? {}).flat())];
  return run
    ? [
        `Tested on ${inWords(run)}: ${passed} of ${stories.length} stories pass, with axe and a silent console${
          engines.length ? `, States in ${engines.join(", ")}` : ""
        }${keys.length ? `; keys: ${keys.map((key) => `\`${key}\``).join(", ")}` : ""}.`,
      ]
    : [];
}

/** The last sections of a component's page as text, without what only a person in the Storybook can open. @param {Page} page */
export function briefEndMatter(page) {
  const { issues, names } = page;
  return [
    ...texts(page.labels),
    ...(names.length && issues.length ? knownIssues(issues) : []),
    ...(names.length ? ["## Tests", ...briefly(page)] : briefly(page)),
    `Source: ${page.sources.join(", ")}`,
  ].join("\n\n");
}

/** The last sections of a component's page; a page that shows no component has no names. @param {Page} page */
export function endMatter(page) {
  return [
    ...texts(page.labels),
    ...(page.names.length ? [...knownIssues(page.issues), ...whatChanged(page)] : []),
    ...testResults(page),
    ...edgeCases(page.stories),
    ...behaviours(page),
    "## Source",
    page.sources.join(", "),
  ].join("\n\n");
}
