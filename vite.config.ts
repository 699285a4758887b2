import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { licenses } from "./scripts/licenses.ts";
import { pictures } from "./scripts/pictures.ts";
import { prerender } from "./scripts/prerender.ts";
import { basePath, CSS_TARGET, hasServiceWorker, LUCIDE_ICON, siteUrl } from "./scripts/site.mjs";

/**
 * Calls without side effects, so that unused code is removed. React Router is one module that creates its components on
 * load; `import_react` is Rolldown's name for React, a CommonJS module. Radix names each of its functions with
 * `__name`, for error messages.
 */
const PURE = ["import_react.memo", "__name"];

export default defineConfig(({ command }) => ({
  base: basePath(),
  publicDir: "src/site/public",
  define: { __SITE_URL__: JSON.stringify(siteUrl()), __SERVICE_WORKER__: command === "build" && hasServiceWorker() },
  resolve: { alias: [LUCIDE_ICON] },
  plugins: [
    react(),
    tailwindcss(),
    pictures({ isSite: command === "build" }),
    licenses([
      // Base styles and fonts are not modules.
      "tailwindcss",
      "@fontsource-variable/anybody",
      // The workers are separate bundles.
      ...["precaching", "routing", "strategies", "core"].map((name) => `workbox-${name}`),
      ...["papaparse", "pdfjs-dist", "qr"],
    ]),
    prerender(),
  ],
  worker: {
    format: "es",
    // The service worker recognizes by this name what it caches only on demand (scripts/service-worker.ts).
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "pdfjs", test: /node_modules\/pdfjs-dist/ }] } } },
  },
  build: {
    // Every browser with light-dark() supports modulepreload.
    modulePreload: { polyfill: false },
    cssTarget: CSS_TARGET,
    // The page's policy allows fonts only as files, and a picture inside a script delays the script.
    assetsInlineLimit: 0,
    // One style sheet, inlined in each page (scripts/prerender.ts).
    cssCodeSplit: false,
    rolldownOptions: {
      // Icons read one of their properties on load, which would keep unused icons in the bundle.
      treeshake: { manualPureFunctions: PURE, propertyReadSideEffects: false },
    },
  },
}));
