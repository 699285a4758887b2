import type { Plugin } from "vite";
import { readApi } from "../scripts/api.mjs";

const ID = "api:exports";

/**
 * What TypeScript reads of the library: for the reference as `import api from "api:exports"`, and for the tables of
 * props as each component's `__docgenInfo`, in which Storybook looks for them.
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
