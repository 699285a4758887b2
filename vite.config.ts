import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { lightOnly } from "./scripts/light-only.ts";
import { pictures } from "./scripts/pictures.ts";
import { prerender } from "./scripts/prerender.ts";
import { basePath, CSS_TARGET, siteUrl } from "./scripts/site.mjs";
import { smallPictures } from "./scripts/small-pictures.ts";

/** The drawing of figures, without its signs (pill, emblem), which every page has, and the card that is printed. */
const ENGINE = /src\/figure\/(?!Capsule|Emblem|PrintCard|print-|parts\/Print)/;

export default defineConfig({
  base: basePath(),
  define: { __SITE_URL__: JSON.stringify(siteUrl()) },
  plugins: [
    react(),
    tailwindcss(),
    pictures(),
    smallPictures(),
    lightOnly(),
    prerender({
      entry: "src/app/entry-server.tsx",
      preloadFont: "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2",
    }),
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
              priority: 3,
              test: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|clsx|class-variance-authority)\//,
            },
            // What nearly every page shares, in one file; at 3 it would hold code that / does not need (5 KB). Not the
            // drawing engine: many parts use it, none on arrival.
            { name: "shell", minShareCount: 4, test: (id) => !ENGINE.test(id), priority: 2 },
            { name: "figure", test: ENGINE, priority: 1 },
          ],
        },
      },
    },
  },
});
