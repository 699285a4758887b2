// The table of allowed imports for each folder. `npm run format` generates the linter's configuration
// (lint/imports.json) from it.

/**
 * The files to which a rule applies, and what they may import. `files` is a folder (`folder/*`), a folder with up to
 * three levels of subfolders (`folder/**`), or one file. If several rules match a file, the last one applies. A file
 * that no rule matches may import nothing.
 *
 * `may` lists the folders and files that may be imported. Files may also import from their own folder.
 * @typedef {{ files: string, may: string[], packages: string[] }} ImportRule
 */

const ICONS = "lucide-react";
const PICTURES = "picture:*";
const EQUAL = "dequal/lite";
const ROUTER = "react-router-dom";
const FONT_FILES = "@fontsource-variable/anybody/files/*";
const LIB = "src/lib";
/** The options of a part, which do not depend on anything else. */
const OPTIONS = "src/figure/parts/*/options.ts";
const ENTRIES = ["src/index.ts", "src/figure.ts", "src/editor.ts"];
const LIBRARY = [LIB, ...ENTRIES, "src/domain", "src/import", "src/trades", "src/figure/schema"];
const SHARED = [...LIBRARY, "src/site/platform", "src/site/sample"];
const FEATURE = [
  ...SHARED,
  ...["router", "layout", "store", "figure-session"].map((folder) => `src/site/${folder}`),
  "src/site/*/index.ts",
];
const STORY = [
  "react",
  "react-dom",
  ICONS,
  PICTURES,
  "storybook/test",
  "@storybook/react-vite",
  "@storybook/addon-docs/blocks",
];

/** The plans and prices of our site, which stories use as sample data. */
const SHOP = ["src/domain/plans.ts", "src/domain/money.ts"];

/** @type {ImportRule[]} */
export const IMPORT_RULES = [
  { files: "src/lib/*", may: [], packages: ["react", "clsx"] },
  { files: "src/trades/*", may: [LIB, "src/figure/schema", OPTIONS, "src/figure/parts/*/words.ts"], packages: [] },
  { files: "src/domain/*", may: [LIB, "src/figure/schema"], packages: [EQUAL] },
  {
    files: "src/import/**",
    may: [LIB, "src/domain", "src/trades", "src/figure/schema"],
    packages: ["papaparse", "pdfjs-dist/**", "qr/decode.js"],
  },
  // From what a figure is to its pictures: each folder may import those above it.
  { files: "src/figure/schema/*", may: [LIB, OPTIONS], packages: [] },
  { files: "src/figure/engine/*", may: [LIB, OPTIONS, "src/figure/schema"], packages: ["react"] },
  { files: "src/figure/parts/**", may: [LIB, "src/figure/schema", "src/figure/engine"], packages: ["react"] },
  { files: OPTIONS, may: [OPTIONS], packages: [] },
  {
    files: "src/figure/pictures/*",
    may: [LIB, "src/figure/schema", "src/figure/engine", "src/figure/parts"],
    packages: ["react", "qr"],
  },
  {
    files: "src/primitives/*",
    may: [LIB],
    packages: ["react", ICONS, "@radix-ui/*", "class-variance-authority"],
  },
  {
    files: "src/components/**",
    may: [LIB, "src/primitives", "src/figure"],
    packages: ["react", ICONS],
  },
  {
    files: "src/editor/**",
    may: [LIB, "src/primitives", "src/components", "src/figure", "src/domain"],
    packages: ["react", ICONS],
  },
  { files: "src/styles/*", may: [], packages: [] },
  { files: "src/index.ts", may: ["src/primitives", "src/components"], packages: [] },
  { files: "src/figure.ts", may: ["src/figure", "src/components/figure-motion.ts"], packages: [] },
  {
    files: "src/editor.ts",
    may: ["src/editor", "src/domain/editing.ts", "src/primitives/use-undo-keys.ts"],
    packages: [],
  },

  // First the site's features, then the folders that they share.
  {
    files: "src/site/*/*",
    may: FEATURE,
    packages: ["react", "react-dom", "react-dom/client", ROUTER, EQUAL, ICONS, PICTURES, FONT_FILES],
  },
  { files: "src/site/backup/*", may: FEATURE, packages: ["react", EQUAL, ICONS, "valibot"] },
  { files: "src/site/platform/*", may: LIBRARY, packages: ["react", "react-dom", PICTURES, "workbox-window"] },
  { files: "src/site/sample/*", may: [...LIBRARY, "src/site/platform"], packages: [PICTURES] },
  { files: "src/site/store/*", may: SHARED, packages: ["react", "idb", "valibot"] },
  {
    files: "src/site/figure-session/*",
    may: [...SHARED, "src/site/store"],
    packages: ["react", EQUAL, "idb", "valibot"],
  },
  {
    files: "src/site/layout/*",
    may: [...LIBRARY, "src/site/platform", "src/site/router"],
    packages: ["react", ROUTER, ICONS, PICTURES],
  },
  {
    files: "src/site/router/*",
    may: [...LIBRARY, "src/site/platform", "src/site/layout", "src/styles"],
    packages: ["react", "react-dom", "react-dom/client", ROUTER, ICONS],
  },
  { files: "src/site/router/routes.ts", may: [LIB, "src/site/router", "src/site/*/*Page.tsx"], packages: ["react"] },
  {
    files: "src/site/router/entry-server.tsx",
    may: ["src/site/router", "src/site/platform"],
    packages: ["react", "react-dom/server", ROUTER],
  },
  { files: "src/site/worker/*", may: [], packages: ["workbox-*"] },

  { files: "stories/**", may: [...ENTRIES, ...SHOP], packages: STORY },
  { files: "stories/figure/*", may: ["stories", ...LIBRARY, "src/figure"], packages: STORY },
  { files: "stories/foundations/*", may: ["stories", ...ENTRIES, ...SHOP, "src/styles"], packages: STORY },
  // Stories of parts that only the site uses.
  { files: "stories/site/*", may: ["stories", ...LIBRARY, "src/site"], packages: STORY },
  { files: "stories/pages/**", may: ["stories", ...ENTRIES, "src/site"], packages: [...STORY, ROUTER] },
  { files: "stories/reference/*", may: ["stories", ...ENTRIES, ...SHOP, ".storybook/Api.tsx"], packages: STORY },
  {
    files: "stories/reference/draw-file.tsx",
    may: ENTRIES,
    packages: ["react", "react-dom", "react-dom/client", FONT_FILES],
  },
];

/** Additional imports for a folder's tests. */
export const TEST_PACKAGES = ["vitest", "fast-check", "react-dom/server", "fake-indexeddb/auto"];

const STORAGE = ["localStorage", "sessionStorage", "indexedDB"];

/** Globals that a folder must not use. */
export const GLOBAL_RULES = [
  {
    files: ["src/domain/**", "src/figure/**", "src/trades/**"],
    denied: [
      ...["window", "document", "navigator", "location", "fetch"],
      ...["performance", "setTimeout", "setInterval", "requestAnimationFrame"],
      ...STORAGE,
    ],
    message: "domain, figure and trades are pure: no browser, no clock, no storage.",
  },
  {
    files: ["src/primitives/**", "src/components/**", "src/editor/**"],
    denied: STORAGE,
    message: "Only src/site stores anything.",
  },
];
