// React comes as CommonJS: every file that imports it would need the bundler's helpers, and these would be a file and a
// request of their own. Behind modules that name what it exports, only the vendor's file needs them.
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const NAMED = "\0named:";

export const leanReact = (): Plugin => ({
  name: "profigure:lean-react",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: {
    filter: { id: /^react(-dom)?(\/(jsx-runtime|client|server))?$/ },
    handler: (id, importer, { kind }) =>
      kind === "import-statement" && !importer?.startsWith(NAMED) ? NAMED + id : null,
  },
  load: {
    filter: { id: /^\0named:/ },
    handler(id) {
      const name = id.slice(NAMED.length);
      return `import all from "${name}";
export default all;
export const { ${Object.keys(require(name)).join(", ")} } = all;`;
    },
  },
});
