// The design tokens of src/styles/theme.css as files and as a module (decision 034). The style sheet is the one place
// where they are written; what is made of it is built, never committed.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { toDocument, toStyleSheet } from "./tokens/document.ts";
import { toFigma } from "./tokens/figma.ts";
import { readStyleSheet } from "./tokens/style-sheet.ts";

const THEME = new URL("../src/styles/theme.css", import.meta.url);
const theme = () => readStyleSheet(readFileSync(THEME, "utf8"));

/** The tokens of src/styles/theme.css. */
export const themeDocument = () => toDocument(theme());

const json = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

/** Every file that is made of the tokens, by name. */
export function tokenFiles(document = themeDocument()) {
  return {
    "tokens.json": json(document),
    "figma-light.tokens.json": json(toFigma(document, "light")),
    "figma-dark.tokens.json": json(toFigma(document, "dark")),
  } as const;
}

const ID = "tokens:theme";

/** Puts `files` into the build, and gives stories the tokens as `import theme from "tokens:theme"`. */
export function tokens(...files: readonly (keyof ReturnType<typeof tokenFiles>)[]): Plugin {
  return {
    name: "profigure:tokens",
    resolveId: { filter: { id: new RegExp(`^${ID}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${ID}$`) },
      handler() {
        this.addWatchFile(THEME.pathname);
        const sheet = theme();
        const { tokens, roles } = toStyleSheet(toDocument(sheet));
        // In the order of the file, which the document's sets do not keep.
        const list = [...sheet.tokens.keys()].map((name) => ({ name, value: tokens.get(name) }));
        return `export default ${JSON.stringify({ tokens: list, roles: [...roles.keys()] })};`;
      },
    },
    generateBundle() {
      const made = tokenFiles();
      for (const fileName of files) this.emitFile({ type: "asset", fileName, source: made[fileName] });
    },
    configureServer({ middlewares }) {
      for (const fileName of files)
        middlewares.use(`/${fileName}`, (_, response) =>
          response.setHeader("Content-Type", "application/json").end(tokenFiles()[fileName]),
        );
    },
  };
}
