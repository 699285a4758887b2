import { readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { ENTRIES } from "./entries.mjs";
import { licenses } from "./licenses.ts";
import { CSS_TARGET, LUCIDE_ICON } from "./site.mjs";

/** The font's license is copied with the font. */
function fontLicense(): Plugin {
  return {
    name: "font-license",
    generateBundle() {
      const source = readFileSync(join(import.meta.dirname, "../src/site/public/OFL-anybody.txt"), "utf8");
      this.emitFile({ type: "asset", fileName: "OFL-anybody.txt", source });
    },
  };
}

/**
 * The modules. Built as a library, so that Vite adds no code to dynamic imports: the consumer's build does. Icons are
 * bundled, because lucide-react would add 51 MB to an installation.
 */
const modules = defineConfig({
  resolve: { alias: [LUCIDE_ICON] },
  plugins: [react(), licenses([])],
  publicDir: false,
  build: {
    outDir: "lib",
    // The consumer's build minifies scripts.
    minify: false,
    lib: { entry: Object.values(ENTRIES), formats: ["es"] },
    rolldownOptions: {
      external: /^(?!lucide-react)[^./]/,
      preserveEntrySignatures: "strict",
      output: {
        preserveModules: true,
        preserveModulesRoot: "src",
        entryFileNames: ({ name }) => `${name.replace(/^.*\b(node_modules|scripts)(?=\/)/, "vendor")}.js`,
      },
    },
  },
});

/** The style sheet. Not built as a library, which would inline the font, and a strict policy blocks that. */
const styles = defineConfig({
  plugins: [tailwindcss(), fontLicense()],
  // URLs in styles.css are relative to it.
  base: "./",
  publicDir: false,
  build: {
    outDir: "lib",
    emptyOutDir: false,
    cssTarget: CSS_TARGET,
    // The consumer's PostCSS does not change the style sheet.
    cssMinify: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { styles: "src/styles/library.css" },
      output: { assetFileNames: "[name][extname]" },
    },
  },
});

// `npm run build:library` runs one build after the other.
export default defineConfig(({ mode }) => (mode === "styles" ? styles : modules));
