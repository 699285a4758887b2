import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "rolldown/utils";
import type { Plugin } from "vite";

const INDEX = join(import.meta.dirname, "../src/index.ts");
const STORIES = join(import.meta.dirname, "../stories/");
/** Stories of pages show the site, which speaks English. */
const PAGES = join(STORIES, "pages/");
const MODULE = "\0stories-in-language.ts";
/** A module for each component, so that a story fetches those that it draws. */
const COMPONENT = "\0stories-in-language/";

/** Gives stories each component of the library in the toolbar's language. The library and the site import their own. */
export function storiesInLanguage(): Plugin {
  return {
    name: "stories-in-language",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (source.startsWith(COMPONENT)) return { id: source, moduleSideEffects: false };
      if (!importer?.startsWith(STORIES) || importer.startsWith(PAGES) || !source.endsWith("src/index.ts")) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id === INDEX ? { id: MODULE, moduleSideEffects: false } : found;
    },
    load(id) {
      if (id.startsWith(COMPONENT)) {
        const name = id.slice(COMPONENT.length);
        return [
          `import { ${name} as Component } from ${JSON.stringify(INDEX)};`,
          `import { inLanguage } from ${JSON.stringify(join(import.meta.dirname, "in-language.tsx"))};`,
          `export const ${name} = inLanguage("${name}", Component);`,
        ].join("\n");
      }
      if (id !== MODULE) return null;
      const names = parseSync(INDEX, readFileSync(INDEX, "utf8")).program.body.flatMap((list) =>
        list.type === "ExportNamedDeclaration" && list.exportKind === "value"
          ? list.specifiers.flatMap(({ exportKind, exported }) =>
              exportKind === "value" && exported.type === "Identifier" ? exported.name : [],
            )
          : [],
      );
      return [
        `export * from ${JSON.stringify(INDEX)};`,
        ...names
          .filter((name) => /^[A-Z][a-z]/.test(name))
          .map((name) => `export { ${name} } from ${JSON.stringify(COMPONENT + name)};`),
      ].join("\n");
    },
  };
}
