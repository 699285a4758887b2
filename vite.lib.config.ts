import { readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { lightOnly } from "./scripts/light-only.ts";
import { CSS_TARGET } from "./scripts/site.mjs";

/** The font's licence goes where the font goes. */
function fontLicence(): Plugin {
  return {
    name: "font-licence",
    generateBundle() {
      const source = readFileSync(join(import.meta.dirname, "public/OFL-anybody.txt"), "utf8");
      this.emitFile({ type: "asset", fileName: "OFL-anybody.txt", source });
    },
  };
}

// Not `build.lib`: it would write the font into the style sheet, which a strict policy blocks.
export default defineConfig({
  plugins: [react(), tailwindcss(), fontLicence(), lightOnly()],
  // Addresses in styles.css are relative to it.
  base: "./",
  publicDir: false,
  build: {
    outDir: "lib",
    cssTarget: CSS_TARGET,
    // The consumer's build makes scripts small; nothing of theirs touches the style sheet.
    minify: false,
    cssMinify: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "src/index.ts", styles: "src/styles/library.css" },
      external: /^[^./]/,
      preserveEntrySignatures: "strict",
      output: {
        preserveModules: true,
        preserveModulesRoot: "src",
        entryFileNames: "[name].js",
        assetFileNames: "[name][extname]",
      },
    },
  },
});
