import { readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { ENTRIES } from "./entries.mjs";
import { licenses } from "./licenses.ts";
import { CSS_TARGET, LUCIDE_ICON } from "./site.mjs";

/** Copies the font's license next to the font. */
function fontLicense(): Plugin {
  return {
    name: "font-license",
    generateBundle() {
      const source = readFileSync(join(import.meta.dirname, "../public/OFL-anybody.txt"), "utf8");
      this.emitFile({ type: "asset", fileName: "OFL-anybody.txt", source });
    },
  };
}

/**
 * Builds the modules. They are built as a library, so that Vite leaves dynamic imports to the consumer's build. Icons
 * are bundled, because installing lucide-react would add 51 MB.
 */
const modules = defineConfig({
  resolve: { alias: [LUCIDE_ICON] },
  plugins: [react(), licenses([])],
  publicDir: false,
  build: {
    outDir: "lib",
    // Does not minify, because the consumer's build does.
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

/**
 * Builds the style sheet. It is not built as a library, because that would inline the font, which a strict
 * Content-Security-Policy blocks.
 */
const styles = defineConfig({
  plugins: [tailwindcss(), fontLicense()],
  // Makes URLs in styles.css relative to that file.
  base: "./",
  publicDir: false,
  build: {
    outDir: "lib",
    emptyOutDir: false,
    cssTarget: CSS_TARGET,
    // Minifies the style sheet, because the consumer's PostCSS leaves it unchanged.
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
