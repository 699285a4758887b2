import type { Plugin } from "vite";
import { readApi } from "../scripts/api.mjs";

const ID = "api:exports";

/**
 * Generates the API reference from the TypeScript sources. `import api from "api:exports"` returns the exports. Each
 * component gets a `__docgenInfo`, which Storybook shows as the table of props.
 */
export function api(): Plugin {
  let exports: ReturnType<typeof readApi> | undefined;
  const read = () => {
    exports ??= readApi();
    return exports;
  };
  return {
    name: "profigure:api",
    enforce: "post",
    resolveId: { filter: { id: new RegExp(`^${ID}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${ID}$`) },
      handler: () => `export default ${JSON.stringify(Object.fromEntries(read()))};`,
    },
    transform: {
      filter: { id: /\/src\/.+\.tsx$/ },
      handler(code, id) {
        const lines = [...read().values()].flatMap(({ name, kind, file, doc, props }) =>
          kind === "component" && id.endsWith(`/${file}`)
            ? `${name}.__docgenInfo = ${JSON.stringify({ displayName: name, description: doc, props })};`
            : [],
        );
        return lines.length ? { code: `${code}\n${lines.join("\n")}\n`, map: null } : undefined;
      },
    },
    watchChange() {
      exports = undefined;
    },
  };
}
