import { readFileSync } from "node:fs";
import { join } from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { expect, test } from "vitest";
import { otherNamesOf } from "../../.storybook/other-names.ts";
import { endMatter, endOf, type Result, statusLine } from "../../scripts/component-page.mjs";
import { ENGINES, POSITIONS } from "../../scripts/positions.mjs";
import { fromEngines, fromStories, merge } from "../../scripts/record-results.mjs";
import { publicComponents } from "../../scripts/registry.mjs";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

interface StoryFile {
  readonly default: { readonly parameters?: { readonly alsoKnownAs?: readonly string[] } };
}
const storyFiles = import.meta.glob<StoryFile>("../../stories/**/*.stories.tsx", { eager: true });
const pages = new Map(
  Object.entries(storyFiles).map(([path, file]) => [path.replace(/^.*stories\/|\.stories\.tsx$/g, ""), file]),
);

const CHANGELOG = `# Changelog

## Unreleased

- \`PlanCard\` has a ribbon.

## 0.2.0, 2027-01-02

- \`Dialog\` closes by Escape, and PlanCards are no PlanCard-like thing.

## 0.1.0, 2026-12-01

- Everything.
`;
const story = (end: string, name = end) => ({
  id: `cards-plancard--${end}`,
  name,
  isBehaviour: name.split(" ").length > 3,
});
const page = {
  names: ["PlanCard"],
  stories: [story("playground"), story("states"), story("chosen", "A plan can be chosen")],
  changelog: CHANGELOG,
  result: undefined as Result | undefined,
  issues: [] as string[],
  sources: [],
};

test("A component's page says since when there is a status, and which other names it has", () => {
  const line = (names: string[], otherNames: string[] = []) =>
    statusLine({ status: "stable", names, otherNames, changelog: CHANGELOG });
  expect(line(["PlanCard"])).toBe("**[Stable](?path=/docs/status--docs)** since Unreleased.");
  expect(line(["Notice", "Dialog"], ["modal", "popup"])).toMatch(
    / since 0\.2\.0, 2027-01-02\. Also known as modal, popup\.$/,
  );
  expect(line(["Switch"])).toContain("since 0.1.0, 2026-12-01");
});

test("A component's page lists the changelog's lines that name it, by version", () => {
  const text = endMatter({ ...page, names: ["Dialog"] });
  expect(text).toContain("## What changed\n\n### 0.2.0, 2027-01-02\n\n- `Dialog` closes");
  expect(text).not.toContain("ribbon");
  expect(endMatter({ ...page, names: ["Switch"] })).toContain("No line of the changelog names it.");
});

test("A component's page says of each position and engine that it is not tested, until it is", () => {
  expect(endMatter(page).match(/\| not tested \|/g)).toHaveLength(POSITIONS.length + ENGINES.length + 1);
  expect(endMatter(page)).toContain("Not recorded.");
  const result: Result = {
    stories: ["playground", "states"],
    positions: { stories: { run: "2027-01-02 abc1234" }, dark: { run: "2027-01-03 abc1235", without: ["states"] } },
    engines: { Firefox: { run: "2027-01-02 abc1234", story: "states" } },
    keys: { chosen: ["Tab", "Enter"] },
    tree: { run: "2027-01-02 abc1234", story: "playground", text: '- button "Choose"' },
  };
  const text = endMatter({ ...page, result });
  expect(text).toContain("| 2 of 3 stories | 2027-01-02, `abc1234` |");
  expect(text).toContain("&globals=theme:dark) | 1 of 3 stories | 2027-01-03, `abc1235` |");
  expect(text).toContain("| Firefox | [states](?path=/story/cards-plancard--states) passed |");
  expect(text).toContain("| By keyboard | `Tab`, `Enter` |");
  expect(endMatter({ ...page, result: { ...result, keys: {} } })).toContain("| By keyboard | no story presses a key |");
  const decorative = { ...result, tree: { run: "2027-01-02 abc1234", story: "playground", text: "" } };
  expect(endMatter({ ...page, result: decorative })).toContain("Nothing: it is decoration.");
  expect(text).toContain('```yaml\n- button "Choose"\n```');
});

test("A component's page lists its known issues, or says that none is known", () => {
  expect(endMatter(page)).toContain("## Known issues\n\nNone known.");
  expect(endMatter({ ...page, issues: ["It hums."] })).toContain("## Known issues\n\n- It hums.");
});

const ENTRIES = [
  {
    id: "cards-plancard--states",
    title: "Cards/PlanCard",
    name: "States",
    type: "story",
    importPath: "./stories/components/PlanCard.stories.tsx",
  },
];

test("Recorded results come from the reports of the story and engine tests", () => {
  const spec = (projectName: string, status: string, annotations: object[] = []) => ({
    projectName,
    status,
    annotations,
  });
  const tests = [spec("stories", "expected", [{ type: "keys", description: '["Tab"]' }]), spec("dark", "unexpected")];
  const report = {
    stats: { startTime: "2027-01-02T10:00:00Z" },
    suites: [
      {
        suites: [
          {
            title: "Cards/PlanCard",
            specs: [
              { title: "States", tests },
              { title: "Gone", tests },
            ],
          },
        ],
      },
    ],
  };
  const shared = { page: "components/PlanCard", end: "states", run: "then" };
  expect(fromStories(report, ENTRIES, () => "then")).toEqual([
    { ...shared, where: "stories", passed: true, keys: ["Tab"], tree: undefined },
    { ...shared, where: "dark", passed: false, keys: [], tree: undefined },
  ]);
  const title = (engine: string, id: string) => `${engine} shows ${id} without a violation or a line in the console`;
  const assertionResults = [
    { title: title("WebKit", "cards-plancard--states"), status: "passed" },
    { title: title("Firefox", "cards-plancard--gone"), status: "passed" },
    { title: "The create flow works", status: "passed" },
  ];
  expect(fromEngines({ startTime: 0, testResults: [{ assertionResults }] }, ENTRIES, () => "then")).toEqual([
    { ...shared, where: "WebKit", passed: true },
  ]);
});

test("A run of some stories replaces their results alone, and what is gone goes with its results", () => {
  const ends = ["playground", "states", "new"];
  const outcome = (end: string, where: string, passed = true) => ({ page: "", end, where, passed, run: "now" });
  const old: Result = {
    stories: ["playground", "states", "gone"],
    positions: { stories: { run: "then", without: ["gone"] }, dark: { run: "then" } },
    engines: { Firefox: { run: "then", story: "gone" }, WebKit: { run: "then", story: "states" } },
    keys: { playground: ["Tab"], gone: ["Enter"] },
    tree: { run: "then", story: "gone", text: "" },
  };
  const outcomes = [outcome("states", "stories", false), outcome("new", "stories"), outcome("states", "Chromium")];
  expect(merge(old, outcomes, ends)).toEqual({
    stories: ["playground", "states", "new"],
    positions: { stories: { run: "then", without: ["states"] }, dark: { run: "then", without: ["new"] } },
    engines: { Chromium: { run: "now", story: "states" }, WebKit: { run: "then", story: "states" } },
    keys: { playground: ["Tab"] },
  });
  const whole = merge(
    old,
    ends.map((end) => outcome(end, "dark")),
    ends,
  );
  expect(whole.positions?.dark).toEqual({ run: "now" });
});

test("The search's other names are those of each component's meta", () => {
  for (const [name, { default: meta }] of pages)
    expect(otherNamesOf(read(`stories/${name}.stories.tsx`)), name).toEqual(meta.parameters?.alsoKnownAs ?? []);
});

test("Known issues are listed for public components", () => {
  const names = publicComponents().map(({ name }) => name);
  expect(Object.keys(JSON.parse(read(".storybook/known-issues.json"))).filter((name) => !names.includes(name))).toEqual(
    [],
  );
});

test("No recorded result names a story, a position or an engine that is gone", () => {
  const results: Record<string, Result> = JSON.parse(read(".storybook/test-results.json"));
  const gone = Object.entries(results).flatMap(
    ([name, { stories = [], positions = {}, engines = {}, keys = {}, tree }]) => {
      const { default: _, ...all } = pages.get(name) ?? { default: {} };
      const ends = Object.keys(all).map((story) => endOf(toId("x", storyNameFromExport(story))));
      const named = [...stories, ...Object.values(engines).map(({ story }) => story), ...Object.keys(keys)];
      const places = [...Object.keys(positions), ...Object.keys(engines)];
      const known: string[] = [...POSITIONS.map(({ name }) => name), ...ENGINES];
      return [
        ...[...named, ...(tree ? [tree.story] : [])].filter((end) => !ends.includes(end)),
        ...places.filter((place) => !known.includes(place)),
      ].map((end) => `${name}: ${end}`);
    },
  );
  expect(gone, "npm run record:results takes them out").toEqual([]);
});
