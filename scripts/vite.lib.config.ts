import { readFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { ENTRIES } from "./entries.mjs";
import { licenses } from "./licenses.ts";
import { CSS_TARGET, LUCIDE_ICON } from "./site.mjs";

const read = (file: string) => readFileSync(join(import.meta.dirname, "..", file), "utf8");

/** The fields of package.json that a consumer needs. */
const FIELDS = [
  ...["name", "version", "description", "keywords", "license", "type", "exports"],
  ...["dependencies", "peerDependencies", "publishConfig"],
];

/** Returns the package's package.json. Its paths are relative to `lib`. */
function manifest(): string {
  const whole = JSON.parse(read("package.json"));
  const own = Object.fromEntries(FIELDS.map((field) => [field, whole[field]]));
  return JSON.stringify({ ...own, sideEffects: ["**/*.css"] }, null, 2).replaceAll('"./lib/', '"./');
}

/** Returns what README.md says about the library. The rest, such as links to our files, is about the repository. */
function readme(): string {
  const [, about = ""] = /^## Use the library\n([\s\S]+?)\n## /m.exec(read("README.md")) ?? [];
  const [title] = read("README.md").split("\n", 1);
  return `${title}\n\n${about.trim()}\n`;
}

/** Writes the files that make the folder a package. */
function packageFiles(): Plugin {
  const files = {
    "package.json": manifest,
    "README.md": readme,
    "CHANGELOG.md": () => read("docs/CHANGELOG.md"),
    LICENSE: () => read("LICENSE"),
    "OFL-anybody.txt": () => read("public/OFL-anybody.txt"),
  };
  return {
    name: "package-files",
    generateBundle() {
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: "asset", fileName, source: source() });
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
  plugins: [tailwindcss(), packageFiles()],
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
