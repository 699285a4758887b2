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
const CVA = "class-variance-authority";
const PICTURES = "picture:*";
const EQUAL = "dequal/lite";
const ROUTER = "react-router-dom";
const FONT_FILES = "@fontsource-variable/anybody/files/*";

const LIB = "src/lib";
/** The options of a part and their words. Neither depends on a drawing. */
const OPTIONS = "src/figure/parts/*/options.ts";
const WORDS = "src/figure/parts/*/words.ts";
/** What the site may use of the library and of the product's rules. */
const LIBRARY = [
  ...[LIB, "src/index.ts", "src/figure.ts", "src/editor.ts"],
  ...["src/domain", "src/trades", "src/figure/schema"],
  // The worker's entry has a query.
  ...["index.ts", "suggest-review.ts", "import-worker.ts*"].map((file) => `src/import/${file}`),
];
const SHARED = [...LIBRARY, "src/site/platform", "src/site/sample"];
const STORY = [
  ...["react", "react-dom", "react-dom/client", ICONS, PICTURES, FONT_FILES],
  ...["storybook/test", "@storybook/react-vite", "@storybook/addon-docs/blocks"],
];

/** @type {ImportRule[]} */
export const IMPORT_RULES = [
  { files: "src/lib/*", may: [], packages: ["react", "clsx"] },
  // From what a figure is to its pictures: each folder may import those before it.
  { files: "src/figure/schema/*", may: [LIB, OPTIONS], packages: [] },
  { files: "src/figure/engine/*", may: [LIB, OPTIONS, "src/figure/schema"], packages: ["react"] },
  { files: "src/figure/parts/**", may: [LIB, "src/figure/schema", "src/figure/engine"], packages: ["react"] },
  { files: OPTIONS, may: [OPTIONS], packages: [] },
  {
    files: "src/figure/pictures/*",
    may: [LIB, "src/figure/schema", "src/figure/engine", "src/figure/parts"],
    packages: ["react", "qr"],
  },
  { files: "src/trades/*", may: [LIB, "src/figure/schema", OPTIONS, WORDS], packages: [] },
  { files: "src/domain/*", may: [LIB, "src/figure/schema"], packages: [EQUAL] },
  {
    files: "src/import/**",
    may: [LIB, "src/domain", "src/trades", "src/figure/schema"],
    packages: ["papaparse", "pdfjs-dist/**", "qr/decode.js"],
  },
  { files: "src/primitives/*", may: [LIB], packages: ["react", ICONS, "@radix-ui/*", CVA] },
  { files: "src/components/**", may: [LIB, "src/primitives", "src/figure"], packages: ["react", ICONS, CVA] },
  {
    files: "src/components/draw-figure-file.tsx",
    may: [LIB, "src/components", "src/figure"],
    packages: ["react-dom", "react-dom/client"],
  },
  {
    files: "src/editor/*",
    may: [LIB, "src/primitives", "src/components", "src/figure", "src/domain"],
    packages: ["react", ICONS, CVA],
  },
  // The public exports.
  {
    files: "src/*",
    may: ["src/primitives", "src/components", "src/editor", "src/figure", "src/domain"],
    packages: [],
  },

  // First the site's features, then the folders that they share.
  {
    files: "src/site/*/*",
    may: [
      ...SHARED,
      ...["layout", "store", "figure-session"].map((folder) => `src/site/${folder}`),
      "src/site/*/index.ts*",
    ],
    packages: ["react", "react-dom", "react-dom/client", ROUTER, EQUAL, ICONS, PICTURES, FONT_FILES, "valibot"],
  },
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
    may: [...LIBRARY, "src/site/platform"],
    packages: ["react", ROUTER, ICONS, PICTURES],
  },
  {
    files: "src/site/*",
    may: [...LIBRARY, "src/site/platform", "src/site/layout", "src/site/*/*Page.tsx", "src/styles"],
    packages: ["react", "react-dom", "react-dom/client", "react-dom/server", ROUTER],
  },
  { files: "src/site/worker/*", may: [], packages: ["workbox-*"] },

  {
    files: "stories/**",
    may: ["src/index.ts", "src/figure.ts", "src/editor.ts", "src/domain", "src/styles", ".storybook/Api.tsx"],
    packages: STORY,
  },
  { files: "stories/figure/*", may: ["stories", ...LIBRARY, "src/figure"], packages: STORY },
  { files: "stories/site/*", may: ["stories", ...LIBRARY, "src/site"], packages: [...STORY, ROUTER] },
  { files: "stories/pages/**", may: ["stories", ...LIBRARY, "src/site"], packages: [...STORY, ROUTER] },
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
    files: ["src/import/**"],
    denied: ["window", "document", "fetch", ...STORAGE],
    message: "src/import also runs in a worker, sends nothing and stores nothing.",
  },
  {
    files: ["src/primitives/**", "src/components/**", "src/editor/**"],
    denied: STORAGE,
    message: "Only src/site stores anything.",
  },
];
