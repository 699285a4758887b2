import { readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { ENTRIES } from "./entries.mjs";
import { licences } from "./licences.ts";
import { CSS_TARGET } from "./site.mjs";

/** The font's licence goes where the font goes. */
function fontLicence(): Plugin {
  return {
    name: "font-licence",
    generateBundle() {
      const source = readFileSync(join(import.meta.dirname, "../src/site/public/OFL-anybody.txt"), "utf8");
      this.emitFile({ type: "asset", fileName: "OFL-anybody.txt", source });
    },
  };
}

/**
 * The modules. As a library, so that Vite puts no code of its own around dynamic imports: the consumer's build does.
 * The icons come along, because lucide-react would add 51 MB to an installation.
 */
const modules = defineConfig({
  plugins: [react(), licences([])],
  publicDir: false,
  build: {
    outDir: "lib",
    // The consumer's build makes scripts small.
    minify: false,
    lib: { entry: Object.values(ENTRIES), formats: ["es"] },
    rolldownOptions: {
      external: /^(?!lucide-react)[^./]/,
      preserveEntrySignatures: "strict",
      output: {
        preserveModules: true,
        preserveModulesRoot: "src",
        entryFileNames: ({ name }) => `${name.replace(/^.*node_modules/, "vendor")}.js`,
      },
    },
  },
});

/** The style sheet. Not as a library: that would write the font into it, which a strict policy blocks. */
const styles = defineConfig({
  plugins: [tailwindcss(), fontLicence()],
  // Addresses in styles.css are relative to it.
  base: "./",
  publicDir: false,
  build: {
    outDir: "lib",
    emptyOutDir: false,
    cssTarget: CSS_TARGET,
    // Nothing of the consumer's touches the style sheet.
    cssMinify: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { styles: "src/styles/library.css" },
      output: { assetFileNames: "[name][extname]" },
    },
  },
});

// `npm run build:library` builds one after the other.
export default defineConfig(({ mode }) => (mode === "styles" ? styles : modules));
