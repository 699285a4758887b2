// `<script data-inline src="…">` in index.html is compiled into the page: it must run before anything is fetched.
import { join } from "node:path";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const TAG = /<script data-inline src="([^"]+)"><\/script>/g;

export function inlineScripts(): Plugin {
  let root = "";
  return {
    name: "profigure:inline-scripts",
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        const scripts = await Promise.all(
          [...html.matchAll(TAG)].map(async ([tag, src = ""]) => [tag, await compiled(join(root, src))] as const),
        );
        return scripts.reduce((page, [tag, code]) => page.replace(tag, () => `<script>${code}</script>`), html);
      },
    },
  };
}

async function compiled(input: string) {
  const bundle = await rolldown({ input, platform: "browser" });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code.trim();
}
