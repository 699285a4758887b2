import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "rolldown/utils";
import type { Plugin } from "vite";

const INDEX = join(import.meta.dirname, "../src/index.ts");
const STORIES = join(import.meta.dirname, "../stories/");
/** Stories of pages show the site, which speaks English. */
const PAGES = join(STORIES, "pages/");
const MODULE = "\0stories-in-language.ts";

/** Gives stories each component of the library in the toolbar's language. The library and the site import their own. */
export function storiesInLanguage(): Plugin {
  return {
    name: "stories-in-language",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!importer?.startsWith(STORIES) || importer.startsWith(PAGES) || !source.endsWith("src/index.ts")) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id === INDEX ? MODULE : found;
    },
    load(id) {
      if (id !== MODULE) return null;
      const names = parseSync(INDEX, readFileSync(INDEX, "utf8")).program.body.flatMap((list) =>
        list.type === "ExportNamedDeclaration" && list.exportKind === "value"
          ? list.specifiers.flatMap(({ exportKind, exported }) =>
              exportKind === "value" && exported.type === "Identifier" ? exported.name : [],
            )
          : [],
      );
      return [
        `import * as library from ${JSON.stringify(INDEX)};`,
        `import { inLanguage } from ${JSON.stringify(join(import.meta.dirname, "in-language.tsx"))};`,
        `export * from ${JSON.stringify(INDEX)};`,
        ...names
          .filter((name) => /^[A-Z][a-z]/.test(name))
          .map((name) => `export const ${name} = inLanguage("${name}", library.${name});`),
      ].join("\n");
    },
  };
}
