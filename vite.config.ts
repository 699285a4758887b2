import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { licenses } from "./scripts/licenses.ts";
import { pictures } from "./scripts/pictures.ts";
import { prerender } from "./scripts/prerender.ts";
import { basePath, CSS_TARGET, hasServiceWorker, LUCIDE_ICON, siteUrl } from "./scripts/site.mjs";

/**
 * Functions whose calls have no side effects, so that the bundler can remove a call if its result is not used. React
 * Router, a single module, creates its components with `memo` on load (`import_react` is Rolldown's name for React, a
 * CommonJS module). Radix calls `__name` for each of its functions, for error messages.
 */
const PURE = ["import_react.memo", "__name"];

export default defineConfig(({ command }) => ({
  base: basePath(),
  define: { __SITE_URL__: JSON.stringify(siteUrl()), __SERVICE_WORKER__: command === "build" && hasServiceWorker() },
  resolve: { alias: [LUCIDE_ICON] },
  plugins: [
    react(),
    tailwindcss(),
    pictures({ isSite: command === "build" }),
    licenses([
      // Base styles and fonts are in the style sheet, which is not a module.
      "tailwindcss",
      "@fontsource-variable/anybody",
      // Workers are separate bundles, so their packages have to be listed.
      ...["precaching", "routing", "strategies", "core"].map((name) => `workbox-${name}`),
      ...["papaparse", "pdfjs-dist", "qr"],
    ]),
    prerender(),
  ],
  worker: {
    format: "es",
    // By this name, the service worker recognizes the chunk that it caches only on demand (scripts/service-worker.ts).
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "pdfjs", test: /node_modules\/pdfjs-dist/ }] } } },
  },
  build: {
    // No polyfill is needed, because every browser that supports light-dark() supports modulepreload.
    modulePreload: { polyfill: false },
    cssTarget: CSS_TARGET,
    // Inlines no assets: the Content-Security-Policy blocks inlined fonts, and an inlined picture would delay its
    // script.
    assetsInlineLimit: 0,
    // Makes one style sheet, which each page inlines (scripts/prerender.ts).
    cssCodeSplit: false,
    rolldownOptions: {
      // Icons read a property on load. If that counted as a side effect, unused icons would stay in the bundle.
      treeshake: { manualPureFunctions: PURE, propertyReadSideEffects: false },
    },
  },
}));
