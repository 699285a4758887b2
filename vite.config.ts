import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { leanReact } from "./scripts/lean-react.ts";
import { leanRouter } from "./scripts/lean-router.ts";
import { licences } from "./scripts/licences.ts";
import { lightOnly } from "./scripts/light-only.ts";
import { pictures } from "./scripts/pictures.ts";
import { prerender } from "./scripts/prerender.ts";
import { basePath, CSS_TARGET, hasServiceWorker, siteUrl } from "./scripts/site.mjs";

/** The drawing of figures, without its signs (pill, emblem), which every page has, and the card that is printed. */
const ENGINE = /src\/figure\/(?!Capsule|Emblem|PrintCard|print-|parts\/Print)/;

const COMMON =
  /src\/(domain|primitives\/(?!Dialog|Tabs|Switch)|browser|figure\/(Capsule|Emblem)|app\/(sample|parts\/(Heading|FileButton|NeedsScript)|export\/(figure-link|read-file)))|lucide-react/;

export default defineConfig(({ command }) => ({
  base: basePath(),
  define: { __SITE_URL__: JSON.stringify(siteUrl()), __SERVICE_WORKER__: command === "build" && hasServiceWorker() },
  plugins: [
    react(),
    leanReact(),
    leanRouter(),
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
    prerender("src/app/entry-server.tsx"),
  ],
  build: {
    // Every browser with light-dark() knows modulepreload.
    modulePreload: { polyfill: false },
    cssTarget: CSS_TARGET,
    // The page's policy allows fonts as files only, and a picture inside a script delays the script.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              // Changes least, so it stays cached longest.
              name: "vendor",
              priority: 4,
              test: /named:|vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|clsx|class-variance-authority)\//,
            },
            // What every page takes on arrival, in one file. Not the entry: it waits for a page, which imports this.
            { name: "shell", tags: ["$initial"], test: /^(?!.*(entry-client|index\.html))/, priority: 3 },
            // What most pages take soon, in one file; at a priority of its own, or the drawing engine would come with it.
            { name: "common", test: COMMON, minShareCount: 2, priority: 2 },
            // Many parts draw, none on arrival.
            { name: "figure", test: ENGINE, priority: 1 },
          ],
        },
      },
    },
  },
}));
