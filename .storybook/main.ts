import { readFileSync } from "node:fs";
import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { CSS_TARGET } from "../scripts/site.mjs";
import { searchOtherNames } from "./search-words.ts";
import { colorProperties, tokens } from "./tokens.ts";

const MANAGER_CSS = readFileSync(new URL("./manager.css", import.meta.url), "utf8");
/** The URL of the sources. If package.json has no `repository`, Storybook offers to copy the path of a file instead. */
const { repository } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

const config: StorybookConfig = {
  framework: {
    name: "@storybook/react-vite",
    // Not the site's Vite config, which would also prerender the site.
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: [
    // MDX supports tables only with this plugin.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "storybook-addon-pseudo-states",
  ],
  features: { experimentalSearchDocsHeadings: true, sidebarOnboardingChecklist: false },
  staticDirs: [
    "../public",
    {
      from: "../node_modules/@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2",
      to: "/anybody.woff2",
    },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // api.ts adds the props instead, because it also finds inherited props.
  typescript: { check: false, reactDocgen: false },
  // The tokens are JSON, because neither the manager nor the preview can read a file.
  env: (env) => ({
    ...env,
    STORYBOOK_TOKENS: JSON.stringify(tokens),
    STORYBOOK_REPOSITORY: repository?.url ?? "",
  }),
  // Without an icon, the browser requests favicon.ico, which does not exist.
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg">`,
  managerHead: (head) => `${head}<style>:root{${colorProperties}}${MANAGER_CSS}</style>`,
  // Storybook overrides a cssTarget from the Vite config file, so it is set here.
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, cssTarget: CSS_TARGET } }),
};
// `storyIndexGenerator` is added here, because Storybook's type `StorybookConfig` does not have it.
export default { ...config, storyIndexGenerator: searchOtherNames };
