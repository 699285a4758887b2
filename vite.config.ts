import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { licenses } from "./scripts/licenses.ts";
import { pictures } from "./scripts/pictures.ts";
import { prerender } from "./scripts/prerender.ts";
import { basePath, CSS_TARGET, hasServiceWorker, siteUrl } from "./scripts/site.mjs";

/**
 * Calls without side effects, so that what the site does not use is left out. React Router is one module that makes its
 * components as it loads; `import_react` is Rolldown's name for React, a CommonJS module. Radix names each of its
 * functions with `__name`, for messages of errors.
 */
const PURE = ["import_react.memo", "__name"];

export default defineConfig(({ command }) => ({
  base: basePath(),
  publicDir: "src/site/public",
  define: { __SITE_URL__: JSON.stringify(siteUrl()), __SERVICE_WORKER__: command === "build" && hasServiceWorker() },
  plugins: [
    react(),
    tailwindcss(),
    pictures({ isSite: command === "build" }),
    licenses([
      // Base styles and letters are no modules.
      "tailwindcss",
      "@fontsource-variable/anybody",
      // The workers are bundles of their own.
      ...["precaching", "routing", "strategies", "core"].map((name) => `workbox-${name}`),
      ...["papaparse", "pdfjs-dist", "qr"],
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
    },
  },
}));
