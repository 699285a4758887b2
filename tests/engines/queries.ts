import { join } from "node:path";
import { rolldown } from "rolldown";

const IN_PAGE = join(import.meta.dirname, "in-page.ts");

/** Bundles Testing Library's queries as a script for any engine. It sets `window.queries`. */
export async function bundleQueries(): Promise<string> {
  const build = await rolldown({
    input: IN_PAGE,
    platform: "browser",
    transform: { define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" } },
  });
  const { output } = await build.generate({ format: "iife", minify: true });
  await build.close();
  return output[0].code;
}
