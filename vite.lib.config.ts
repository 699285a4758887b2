import { readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { lightOnly } from "./scripts/light-only.ts";
import { CSS_TARGET } from "./scripts/site.mjs";

const text = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

/**
 * theme.css, for people whose own Tailwind compiles the classes: what they cannot compile without us, as it is written.
 * And the font's licence, which goes where the font goes.
 */
function asWritten(): Plugin {
  return {
    name: "as-written",
    generateBundle() {
      const fonts = text("src/styles/fonts.css").replaceAll("@fontsource-variable/anybody/files/", "./");
      const source = [fonts, text("src/styles/theme.css"), text("src/styles/base.css")].join("\n");
      this.emitFile({ type: "asset", fileName: "theme.css", source });
      this.emitFile({ type: "asset", fileName: "OFL-anybody.txt", source: text("public/OFL-anybody.txt") });
    },
  };
}

// Not `build.lib`: it would write the font into the style sheet, which a strict policy blocks.
export default defineConfig({
  plugins: [react(), tailwindcss(), asWritten(), lightOnly()],
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
