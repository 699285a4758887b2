import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { CSS_TARGET } from "../scripts/site.mjs";

const config: StorybookConfig = {
  framework: {
    name: "@storybook/react-vite",
    // Not the site's own config: that would bring the prerendering along.
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: [
    // Tables in the pages are GitHub's, which MDX does not know by itself.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
  ],
  staticDirs: ["../public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen-typescript calls TypeScript's own API, which TypeScript 7 no longer has.
  typescript: { check: false, reactDocgen: "react-docgen" },
  // Storybook overrules a cssTarget in its Vite config file, so it is set here.
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, cssTarget: CSS_TARGET } }),
};
export default config;
