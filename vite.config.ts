import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { licences } from "./scripts/licences.ts";
import { pictures } from "./scripts/pictures.ts";
import { prerender } from "./scripts/prerender.ts";
import { basePath, CSS_TARGET, hasServiceWorker, siteUrl } from "./scripts/site.mjs";

/**
 * Chunks of what pages share, so that each arrives in few requests; the bundler makes the others. A module goes to the
 * first that names it, and only if two chunks need it: without a name here it would be a file of its own.
 */
const SHARED = {
  // What three of the four pages share.
  common:
    /src\/(primitives\/(TextField|without-state)|components\/ProfileUrlForm|domain\/(money|plans|profile-link)|site\/(router\/lazy-part|layout\/(Heading|NeedsScript)))|icons\/(arrow-\w+|check|info|link)\.mjs/,
  // What pages with figures share; icons of the editor and of what only a click opens are not among it.
  data: /src\/(figure\/(schema\/(?!words|random|wearing|worn-color|accessory-nouns|picture-format)|parts\/[\w-]+\/(options|titles))|domain\/(?!editing|text-input|profile-review|figure-file|crc32|suggest|trades|skills-data|accessory-label|words-index|cut-at-word)|site\/platform\/(?!raster|canvas|save-file|persist|use-page-drop|worker-url)|components\/(Notice|TypeBadge|Download(Button|Text))|primitives\/SinglePress|site\/(downloads\/figure-link|sample\/(?!sample-details)|store\/displaced-message))|lucide-react(?!.*\/(dices|printer|code-xml|copy|undo-2|redo-2|file-user)\.)|picture:next-box/,
  // What is stored on the device, and what reports on it.
  store:
    /src\/site\/(store\/(?!buy-figure|edit-session|displaced-message|autosave\.ts)|backup\/|downloads\/use-share)|node_modules\/(idb|valibot)/,
  // What Radix's parts share.
  radix: /@radix-ui\/(primitive|react-(compose-refs|context|id|presence|primitive|slot|use-(?!size|previous)[\w-]+))\//,
  // What /create shares with its later steps.
  create: /figure\/pictures\/Capsule|FigureWall|import\/use-import|use-(file|page)-drop|file-user/,
  // What gives focus back: messages and dialogs.
  focus: /src\/(primitives\/(final-focus|use-undo-keys)|site\/layout\/opener-or-main)/,
  // What dialogs are made of.
  dialog: /src\/primitives\/(Dialog|DialogActions|ProgressBar)\.tsx/,
  // QR codes: those of saved and printed pictures, and that of the referral link.
  code: /src\/figure\/pictures\/(qr-code|LinkCode|PaperBrand)|node_modules\/qr\//,
  // The drawing engine, and when it draws.
  figure:
    /src\/(editor\/use-near-view|figure\/(?!parts\/([\w-]+\/)?(words|editor)|schema\/(accessory-nouns|words)|pictures\/Thumb))/,
};

/**
 * Calls without side effects, so that what the site does not use is left out. React Router is one module that makes its
 * contexts and components as it loads; `import_react` is Rolldown's name for React, a CommonJS module. Radix names each
 * of its functions with `__name`, for messages of errors.
 */
const PURE = ["import_react.createContext", "import_react.forwardRef", "import_react.memo", "__name"];

export default defineConfig(({ command }) => ({
  base: basePath(),
  publicDir: "src/site/public",
  define: { __SITE_URL__: JSON.stringify(siteUrl()), __SERVICE_WORKER__: command === "build" && hasServiceWorker() },
  plugins: [
    react(),
    tailwindcss(),
    pictures({ isSite: command === "build" }),
    licences([
      // Base styles and letters are no modules.
      "tailwindcss",
      "@fontsource-variable/anybody",
      // The workers are bundles of their own.
      ...["precaching", "routing", "strategies", "core"].map((name) => `workbox-${name}`),
      ...["gifenc", "papaparse", "pdfjs-dist", "qr"],
    ]),
    prerender(),
  ],
  worker: {
    format: "es",
    // By this name the service worker knows what it caches only on demand (scripts/service-worker.ts).
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "pdfjs", test: /node_modules\/pdfjs-dist/ }] } } },
  },
  build: {
    // Every browser with light-dark() knows modulepreload.
    modulePreload: { polyfill: false },
    cssTarget: CSS_TARGET,
    // The page's policy allows fonts as files only, and a picture inside a script delays the script.
    assetsInlineLimit: 0,
    // One sheet, inside each page (scripts/prerender.ts).
    cssCodeSplit: false,
    rolldownOptions: {
      // Icons read a property of theirs as they load, which kept those that nobody shows.
      treeshake: { manualPureFunctions: PURE, propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            // Changes least, so it stays cached longest.
            {
              name: "vendor",
              test: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|clsx|class-variance-authority)\//,
            },
            // What every page needs, in one file. Not the entry, which is in the page itself.
            { name: "shell", tags: ["$initial"], test: /^(?!.*entry-client)/ },
            ...Object.entries(SHARED).map(([name, test]) => ({ name, test, minShareCount: 2 })),
          ],
        },
      },
    },
  },
}));
