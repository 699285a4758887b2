import { readFileSync } from "node:fs";
import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { CSS_TARGET } from "../scripts/site.mjs";
import { searchOtherNames } from "./search-words.ts";
import { colorProperties, tokens } from "./tokens.ts";

const MANAGER_CSS = readFileSync(new URL("./manager.css", import.meta.url), "utf8");
/** Where the sources can be read. Without `repository` in package.json, Storybook offers the path to copy. */
const { repository } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

const config: StorybookConfig = {
  framework: {
    name: "@storybook/react-vite",
    // The site's own Vite config would bring the prerendering along.
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: [
    // GitHub's tables are not part of MDX.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "storybook-addon-pseudo-states",
  ],
  features: { experimentalSearchDocsHeadings: true },
  staticDirs: [
    "../src/site/public",
    {
      from: "../node_modules/@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2",
      to: "/anybody.woff2",
    },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props come from TypeScript itself (api.ts), which sees those that a component inherits.
  typescript: { check: false, reactDocgen: false },
  // Neither the manager nor the preview can read a file.
  env: (env) => ({
    ...env,
    STORYBOOK_TOKENS: JSON.stringify(tokens),
    STORYBOOK_REPOSITORY: repository?.url ?? "",
  }),
  // Without an icon the browser asks for favicon.ico.
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg">`,
  managerHead: (head) => `${head}<style>:root{${colorProperties}}${MANAGER_CSS}</style>`,
  // Storybook overrides a cssTarget in its Vite config file, so it is set here.
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, cssTarget: CSS_TARGET } }),
};
// Storybook's type of this file leaves out the generator of the index.
export default { ...config, storyIndexGenerator: searchOtherNames };
