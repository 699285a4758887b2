import "../src/styles/site.css";
import "./preview.css";
import type { Preview } from "@storybook/react-vite";
import { type ComponentProps, lazy, Suspense } from "react";
import type { StoryContext } from "storybook/internal/types";
import { configure, expect } from "storybook/test";
import { closeToasts } from "../src/index.ts";
import { expandArgTypes, nameChoices, propsOf } from "./arg-types.ts";
import { consoleLines, watchConsole } from "./console-lines.ts";
import { exampleCode } from "./example.ts";
import { applyGlobals, type Globals, globalTypes, initialGlobals } from "./globals.ts";
import { layoutProblems } from "./layout-problems.ts";

type DocsParts = typeof import("./docs.ts");
/** A part of docs pages, loaded only for such a page. Without them, a story loads a quarter less code. */
const docsPart = <Name extends keyof DocsParts>(name: Name) =>
  lazy(async (): Promise<{ default: DocsParts[Name] }> => ({ default: (await import("./docs.ts"))[name] }));
const DocsFrame = docsPart("DocsFrame");

// The first story of a page loads the page's code, which takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Rules that apply only to whole pages. A story can repeat a landmark to show states, or have no landmark at all. */
const WHOLE_PAGE_RULES = [
  "region",
  "landmark-unique",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-no-duplicate-main",
];

/** Skips the texts of drawings: axe cannot measure their contrast, and would report every one of them to review. */
const CONTRAST = { id: "color-contrast", selector: "*:not(svg[role=img] *)" };

/** The test runner's window for a story with these styles of its viewport. */
const windowSize = (styles = { width: "1280px", height: "800px" }) => ({
  width: Number.parseInt(styles.width, 10),
  height: Number.parseInt(styles.height, 10),
});

/** Collects only violations and incomplete results, because collecting passed checks takes longer than checking. */
const AXE_OPTIONS = {
  resultTypes: ["violations", "incomplete"],
  // The visible label must be part of the accessible name (WCAG 2.5.3). axe does not check this by default.
  rules: { "label-content-name-mismatch": { enabled: true } },
};

const preview: Preview = {
  parameters: {
    layout: "padded",
    controls: { expanded: true, sort: "requiredFirst" },
    docs: {
      controls: { sort: "requiredFirst" },
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      source: { language: "tsx", transform: (_: string, context: StoryContext) => exampleCode(context) },
      // Components that MDX pages can use without an import, and replacements of Storybook's blocks.
      components: {
        h1: docsPart("PageTitle"),
        Canvas: docsPart("StoryCanvas"),
        Changelog: docsPart("Changelog"),
        DoDont: docsPart("DoDont"),
        SourceFile: docsPart("SourceFile"),
        WhenIdle: docsPart("WhenIdle"),
      },
      toc: { headingSelector: "h2" },
    },
    // With "error", a violation fails the test. With "todo", Storybook would only report it.
    a11y: {
      test: "error",
      options: AXE_OPTIONS,
      config: {
        rules: [...WHOLE_PAGE_RULES.map((id) => ({ id, enabled: false })), CONTRAST],
      },
    },
    // Disabled, because the theme sets the background.
    backgrounds: { disable: true },
    viewport: {
      options: {
        narrow: { name: "Narrow (320)", styles: { width: "320px", height: "640px" }, type: "mobile" },
        phone: { name: "Phone (390)", styles: { width: "390px", height: "844px" }, type: "mobile" },
        desktop: { name: "Desktop (1440)", styles: { width: "1440px", height: "900px" }, type: "desktop" },
      },
    },
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Introduction",
          "Choosing a component",
          "Accessibility",
          "Languages",
          "Representation",
          "Changelog",
          "Foundations",
          ["Color", "Type", "Space and shape", "Motion", "Your own brand"],
          "Buttons",
          ["Button", "IconButton"],
          "Forms",
          ["TextField", "Switch"],
          "Dialogs",
          "Feedback",
          "Navigation",
          "Cards",
          "Data display",
          "Figure",
          ["FigureBox", "FigurePortrait", "FigureAlone"],
          "Figure editor",
          ["FigureEditor"],
          "Gallery",
          ["All figures"],
          "Pages",
          ["Landing page", "Create", "Dashboard", "Not found"],
          "Flows",
          ["Start on the landing page"],
          "Site",
          "Reference",
          ["Make a figure", "Make a file", "Figures and data", "Editing", "Pages and files"],
        ],
      },
    },
  },
  argTypesEnhancers: [expandArgTypes],
  argsEnhancers: [nameChoices],
  globalTypes,
  initialGlobals,
  decorators: [
    (Story, context) => <Story args={propsOf(context)} />,
    // Remounts an uncontrolled component when one of its `default…` args changes, so that the change has an effect.
    (Story, { args }) => (
      <Story key={JSON.stringify(Object.entries(args).filter(([name]) => name.startsWith("default")))} />
    ),
    (Story, context) => {
      const globals = context.globals as Globals;
      if (context.viewMode === "story") {
        applyGlobals(globals);
        return <Story />;
      }
      // Stories on a docs page apply their own globals.
      return (
        <div
          className="story-ground"
          data-theme={globals.theme === "system" ? undefined : globals.theme}
          dir={globals.direction}
        >
          <Story />
        </div>
      );
    },
  ],
  async afterEach({ reporting, viewMode, step }) {
    if (viewMode !== "story") return;
    const problems = [...consoleLines(), ...layoutProblems()];
    if (problems.length === 0) return;
    reporting.addReport({ type: "story", version: 1, status: "failed", result: { problems } });
    try {
      // Shows the problems as a failed step in the Interactions panel, which says “Pass” nevertheless.
      await step("The test runner fails on this", () => expect(problems).toEqual([]));
    } catch {
      // Throws only in the test runner, because elsewhere Storybook would show the exception instead of the story.
      if (navigator.userAgent.includes("StorybookTestRunner")) throw new Error(problems.join("\n"));
    }
  },
  async beforeEach({ title, parameters, tags, globals }) {
    await window.resizeWindow?.(windowSize(parameters.viewport.options[globals.viewport?.value]?.styles));
    // Toasts of the previous story would otherwise appear in this one.
    closeToasts();
    // Checks pages with `region`, a rule for whole pages. Excludes the skip link, which axe does not recognize because
    // Storybook has hidden links before it.
    if (/^(Pages|Flows)\//.test(title))
      parameters.a11y = {
        test: "error",
        options: AXE_OPTIONS,
        context: { include: ["html"], exclude: ['a[href="#main"]'] },
        config: { rules: [{ id: "region", enabled: true }, CONTRAST] },
      };
    // Forced-colors mode replaces the colors on screen, but axe would check the colors in the style sheet.
    if (matchMedia("(forced-colors: active)").matches)
      parameters.a11y = {
        ...parameters.a11y,
        config: { rules: [...parameters.a11y.config.rules, { id: "color-contrast", enabled: false }] },
      };
    // The sidebar's stories show each state, so axe checks the hidden tests only in `npm run test:all`.
    if (!tags.includes("dev") && window.checksTests === false) parameters.a11y = { test: "off" };
    return watchConsole();
  },
};
export default preview;
