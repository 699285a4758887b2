import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inspect, isDeepStrictEqual } from "node:util";
import { composeStories } from "@storybook/react-vite";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { toId } from "storybook/internal/csf";
import { describe, expect, test } from "vitest";
import { readApi } from "../../scripts/api.mjs";
import * as library from "../../src/index.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Everything that others may import as a value. A change here is a change for every consumer: see CHANGELOG.md. */
const PUBLIC_LIST = [
  "Button",
  "Capsule",
  "CheckoutDialog",
  "CollectionCard",
  "CollectionToolbar",
  "ComparePlansDialog",
  "CreateFigureTile",
  "CurrentPlanCard",
  "Dialog",
  "DialogActions",
  "DialogClose",
  "DialogContent",
  "DialogTrigger",
  "DownloadDialog",
  "Dropzone",
  "EDITOR_LABELS",
  "EditorStrip",
  "EditorToolbar",
  "Emblem",
  "EmptyState",
  "FeatureCard",
  "FigureAlone",
  "FigureBox",
  "FigureCard",
  "FigureEditor",
  "FigureExport",
  "FigurePortrait",
  "FigureWall",
  "IconButton",
  "LOOP_MS",
  "Logo",
  "NewsletterForm",
  "Notice",
  "PLAN",
  "PLANS",
  "PROFILE_URL_ERRORS",
  "PartError",
  "PicturePreview",
  "PillButton",
  "PillPicker",
  "PlanCard",
  "PlanDialog",
  "PrintCard",
  "Processing",
  "ProfileCard",
  "ProfileDetailsList",
  "ProfileDialog",
  "ProfileReviewForm",
  "ProfileUrlForm",
  "ProgressBar",
  "QrCode",
  "ReferralLink",
  "ReferralStats",
  "SettingsSwitch",
  "SiteFooter",
  "SiteHeader",
  "Switch",
  "Tabs",
  "TabsContent",
  "TabsList",
  "TabsTrigger",
  "TestimonialCard",
  "TextField",
  "ThemeButton",
  "ThemePicker",
  "Toast",
  "ToastProvider",
  "ToastViewport",
  "TypeBadge",
  "WizardSteps",
  "applyReview",
  "buttonStyles",
  "describeFigure",
  "editingReducer",
  "formatMoney",
  "loadAllFigureParts",
  "loadFigureParts",
  "poseFigure",
  "randomFigureSpec",
  "referralStats",
  "startEditing",
  "surpriseFigureSpec",
  "toFigureDesign",
  "toFigureSpec",
  "useAnnounce",
  "useFigureMotion",
  "useFileDrop",
  "useToast",
  "useToasts",
  "useUndoKeys",
  "validateProfileUrl",
  "watchFigure",
];

/** The story file of a component, if it is not one of its own name in `stories/components`. */
const SHOWN_IN: Readonly<Record<string, string>> = {
  Button: "primitives/Button",
  Capsule: "figure/Signs",
  Dialog: "primitives/Dialog",
  DialogActions: "primitives/Dialog",
  DialogClose: "primitives/Dialog",
  DialogContent: "primitives/Dialog",
  DialogTrigger: "primitives/Dialog",
  EditorStrip: "components/EditorToolbar",
  Emblem: "figure/Signs",
  FigureAlone: "figure/Alone",
  FigureBox: "figure/Box",
  FigureExport: "figure/Export",
  FigurePortrait: "figure/Portrait",
  IconButton: "primitives/IconButton",
  PrintCard: "figure/PrintCard",
  ProgressBar: "primitives/ProgressBar",
  Switch: "primitives/Switch",
  Tabs: "primitives/Tabs",
  TabsContent: "primitives/Tabs",
  TabsList: "primitives/Tabs",
  TabsTrigger: "primitives/Tabs",
  TextField: "primitives/TextField",
  ToastProvider: "components/Toast",
  ToastViewport: "components/Toast",
};

const SECTIONS = [
  /^## When to use/m,
  /^## When not/m,
  /^## Anatomy/m,
  /^## States/m,
  /^## Content/m,
  /^## Keyboard/m,
  /^## Accessibility/m,
  /^## (Known )?[Ll]imits/m,
];

interface StoryFile {
  readonly default: {
    readonly title?: string;
    readonly parameters?: { readonly alsoKnownAs?: readonly string[] };
  };
  readonly [story: string]: {
    readonly name?: string;
    readonly play?: unknown;
    readonly tags?: readonly string[];
    readonly globals?: unknown;
    readonly title?: string;
  };
}

const storyFiles = import.meta.glob<StoryFile>("../../stories/**/*.stories.tsx", { eager: true });
const components = Object.keys(library).filter((name) => /^[A-Z][a-z]/.test(name));
const fileOf = (name: string) => SHOWN_IN[name] ?? `components/${name}`;
const files = [...new Set(components.map(fileOf))];
const ORDER = readFileSync(join(ROOT, ".storybook/preview.tsx"), "utf8").match(/order: \[[\s\S]+?\n {8}\],/)?.[0];

/** The stories that a component needs beside one per state. Figures are pictures, so the rest is about text. */
function requiredStories(room: string, file: string): string[] {
  return ["Playground", "States", ...(room === "figure" || WORDLESS.has(file) ? [] : ["LongText", "RightToLeft"])];
}

/** These components show no text from props, so none can be too long. */
const WORDLESS = new Set(["components/Logo", "components/ThemeButton", "primitives/IconButton", "primitives/Switch"]);

/** "A link closes the menu": a capital, at least four words, no full stop. */
const isSentence = (name: string) => /^[A-Z“].*[^.]$/.test(name) && name.split(" ").length >= 4;

/** The comment of a story is its description: why this is right or wrong, in one sentence. */
const whyOf = (source: string, story: string) =>
  new RegExp(`/\\*\\* (.+) \\*/\nexport const ${story}: `).exec(source)?.[1];
const isOneSentence = (text = "") => /^[A-Z“].*\.$/.test(text) && !/[.!?]”? [A-Z“]/.test(text);

test("The public list of the library is this one", () => {
  expect(Object.keys(library).sort()).toEqual(PUBLIC_LIST);
});

describe.each(files)("%s", (file) => {
  const [room = ""] = file.split("/");
  const page = join(ROOT, "stories", `${file}.mdx`);

  test(`${file} has its stories, named as all are, under its own name in a group of the sidebar`, () => {
    const found = storyFiles[`../../stories/${file}.stories.tsx`];
    if (!found) throw new Error(`stories/${file}.stories.tsx is missing`);
    const { default: meta, ...stories } = found;
    const [group = "", title = ""] = meta.title?.split("/") ?? [];
    expect(ORDER, "storySort in .storybook/preview.tsx names each group").toContain(`"${group}",`);
    expect(title.split(" and ").filter((one) => fileOf(one) !== file)).toEqual([]);
    expect(Object.keys(stories)).toEqual(expect.arrayContaining(requiredStories(room, file)));
    expect(Object.keys(stories).filter((story) => !/^([A-Z][a-z0-9]*)+$/.test(story))).toEqual([]);
    // A state's name is its export's; a name of its own makes a story a behaviour.
    const named = Object.values(stories).filter((story) => story.name !== undefined);
    expect(named.filter((story) => !story.play || !isSentence(story.name ?? "")).map((story) => story.name)).toEqual(
      [],
    );
    expect(named, "a story with a play function, whose name is a sentence").not.toHaveLength(0);
  });

  test(`${file} shows a Do and a Dont with the reason of each`, () => {
    const source = readFileSync(join(ROOT, "stories", `${file}.stories.tsx`), "utf8");
    const found = storyFiles[`../../stories/${file}.stories.tsx`] ?? { default: {} };
    for (const story of ["Do", "Dont"]) {
      expect(whyOf(source, story), `one sentence in the comment of ${story}`).toSatisfy(isOneSentence);
      expect(found[story]?.tags, `${story} stands on the page alone`).toEqual(["!dev"]);
    }
    expect(whyOf(source, "Do")).not.toBe(whyOf(source, "Dont"));
    expect(readFileSync(page, "utf8")).toMatch(/^## When not[\s\S]*^<DoDont of={Stories} \/>$[\s\S]*^## Anatomy/m);
  });

  test(`${file} is found by another name`, () => {
    expect(storyFiles[`../../stories/${file}.stories.tsx`]?.default.parameters?.alsoKnownAs).not.toHaveLength(0);
  });

  test(`${file} has a documentation page with every section`, () => {
    expect(existsSync(page), `stories/${file}.mdx`).toBe(true);
    const text = readFileSync(page, "utf8");
    expect(text).toContain(`<Meta of={`);
    expect(SECTIONS.filter((section) => !section.test(text))).toEqual([]);
  });
});

test("Choosing a component leads to the page of each one", () => {
  const text = readFileSync(join(ROOT, "stories/Choosing.mdx"), "utf8");
  const ids = files.map((file) => toId(storyFiles[`../../stories/${file}.stories.tsx`]?.default.title ?? file));
  expect(ids.filter((id) => !text.includes(`/${id}--docs)`))).toEqual([]);
});

test("Every exported name stands in a component's page or in the reference", () => {
  const api = readApi();
  const mdx = readdirSync(join(ROOT, "stories"), { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".mdx"),
  );
  const documented = mdx.flatMap((path) =>
    [...readFileSync(join(ROOT, "stories", path), "utf8").matchAll(/<Api of="([^"]+)"/g)].flatMap(([, of = ""]) =>
      of.split(" "),
    ),
  );
  // A component's page documents its props and labels.
  const shown = new Set([...documented, ...components, ...components.map((name) => `${name}Props`)]);
  expect(documented.filter((name) => !api.has(name))).toEqual([]);
  expect(
    [...api.keys()].filter((name) => !shown.has(name) && !name.endsWith("Labels")),
    'put <Api of="…" /> on a page of stories/reference',
  ).toEqual([]);
});

test.each(Object.keys(storyFiles))("%s takes public components from the public list", (path) => {
  const source = readFileSync(join(import.meta.dirname, path), "utf8");
  const imports = source.matchAll(/import \{([^}]+)\} from "[./]+src\/(?:components|figure|primitives)\//g);
  const names = [...imports].flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()));
  expect(names.filter((name) => components.includes(name))).toEqual([]);
});

type ComposedStory = ComponentType & { readonly play?: unknown; readonly args: object };

/** Stories without a play function are pictures, so that of two that look alike one is too many. */
test.each(files)("No two stories of %s show the same", (file) => {
  const found = storyFiles[`../../stories/${file}.stories.tsx`] as unknown as Parameters<typeof composeStories>[0];
  const pictures = new Map<string, string[]>();
  for (const [name, Story] of Object.entries(composeStories(found) as Record<string, ComposedStory>)) {
    // A right use may be one that another story shows too; it stands on the page alone.
    if (Story.play || name === "Do" || name === "Dont") continue;
    const markup = renderToStaticMarkup(createElement(Story));
    // A dialog and a canvas are drawn in the browser alone.
    const picture = /^$|<canvas/.test(markup) ? inspect(Story.args, { depth: 6 }) : markup;
    pictures.set(picture, [...(pictures.get(picture) ?? []), name]);
  }
  expect([...pictures.values()].filter((names) => names.length > 1)).toEqual([]);
});

// TEST_ALL shows every story in every position (tests/stories/playwright.config.ts).
test.each(Object.entries(storyFiles))(
  "No story of %s differs by a position of the toolbar alone",
  (_, { default: __, ...all }) => {
    const stories = Object.entries(all).map(([name, { globals, ...rest }]) => ({ name, globals, rest }));
    const hasEqual = (one: (typeof stories)[number]) =>
      stories.some((other) => other !== one && isDeepStrictEqual(other.rest, one.rest));
    const idle = stories.filter((one) => one.globals && (!one.rest.play || hasEqual(one)));
    expect(idle.map(({ name }) => name)).toEqual([]);
  },
);
