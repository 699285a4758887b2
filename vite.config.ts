import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { licences } from "./scripts/licences.ts";
import { lightOnly } from "./scripts/light-only.ts";
import { pictures } from "./scripts/pictures.ts";
import { prerender } from "./scripts/prerender.ts";
import { basePath, CSS_TARGET, hasServiceWorker, siteUrl } from "./scripts/site.mjs";

/** The drawing of figures, without its signs (pill, emblem), which every page has, and the card that is printed. */
const ENGINE = /src\/figure\/(?!Capsule|Emblem|PrintCard|print-|parts\/Print)/;

/** What three of the four pages share. */
const COMMON =
  /src\/(primitives\/(TextField|without-state)|components\/ProfileUrlForm|domain\/(money|plans|profile-link)|site\/shell\/(lazy-part|Heading|NeedsScript))|icons\/(arrow-\w+|check|link)\.mjs/;

/** What pages with figures share; icons of the editor and of what only a click opens are not among it. */
const DATA =
  /src\/(domain\/(?!editing|graphemes|picture-format)|site\/platform\/(?!save-file|persist)|components\/(Notice|TypeBadge)|site\/(sample|export\/figure-link))|lucide-react(?!.*\/(dices|printer|code-xml|copy|undo-2|redo-2)\.)/;

/** What is kept on the device, and what tells of it. */
const STORE = /src\/site\/(store\/(?!session-actions)|backup\/|export\/use-share)|node_modules\/(idb|valibot)/;

/**
 * React Router is one module that makes its contexts and components, and names them, as it loads. If that has no side
 * effects, what the site does not use of it is left out. `import_react` is Rolldown's name for React, a CommonJS module.
 */
const PURE = ["createContext", "forwardRef", "memo"].map((name) => `import_react.${name}`);

export default defineConfig(({ command }) => ({
  base: basePath(),
  define: { __SITE_URL__: JSON.stringify(siteUrl()), __SERVICE_WORKER__: command === "build" && hasServiceWorker() },
  plugins: [
    react(),
    tailwindcss(),
    pictures({ isSite: command === "build" }),
    lightOnly(),
    licences([
      // Base styles and letters are no modules.
      "tailwindcss",
      "@fontsource-variable/anybody",
      // The worker is a bundle of its own.
      ...["precaching", "routing", "strategies", "core"].map((name) => `workbox-${name}`),
    ]),
    prerender(),
  ],
  build: {
    // Every browser with light-dark() knows modulepreload.
    modulePreload: { polyfill: false },
    cssTarget: CSS_TARGET,
    // The page's policy allows fonts as files only, and a picture inside a script delays the script.
    assetsInlineLimit: 0,
    // One sheet, inside each page (scripts/prerender.ts).
    cssCodeSplit: false,
    rolldownOptions: {
      treeshake: { manualPureFunctions: PURE },
      output: {
        codeSplitting: {
          groups: [
            {
              // Changes least, so it stays cached longest.
              name: "vendor",
              priority: 6,
              test: /rolldown\/runtime|vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|clsx|class-variance-authority)\//,
            },
            // What every page needs, in one file. Not the entry: it waits for a page, which imports this.
            { name: "shell", tags: ["$initial"], test: /^(?!.*(entry-client))/, priority: 5 },
            { name: "common", test: COMMON, minShareCount: 2, priority: 4 },
            { name: "data", test: DATA, minShareCount: 2, priority: 3 },
            { name: "store", test: STORE, minShareCount: 2, priority: 2 },
            { name: "figure", test: ENGINE, priority: 2 },
            { name: "create-parts", test: /figure\/Capsule|FigureWall|read-file/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
}));
