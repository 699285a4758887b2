import { join } from "node:path";
import { rolldown } from "rolldown";

/** Scripts that run in every page before its first paint. */
const INPUTS = ["first-paint", "capture-clicks", "load-failure", "refuse-drops"];

/** Returns the minified code of each script, for a site at the path `base`. */
export const compileInlineScripts = (root: string, base: string): Promise<string[]> =>
  Promise.all(
    INPUTS.map(async (input) => {
      const bundle = await rolldown({
        input: join(root, `src/site/platform/${input}.ts`),
        platform: "browser",
        transform: { define: { "import.meta.env.BASE_URL": JSON.stringify(base) } },
      });
      const { output } = await bundle.generate({ format: "iife", minify: true });
      await bundle.close();
      return output[0].code.trim();
    }),
  );
