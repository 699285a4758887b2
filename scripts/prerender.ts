// A Vite plugin with which one `vite build` makes a temporary server bundle, the client bundle, and one HTML file per
// page.
import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin, ResolvedConfig, Rolldown } from "vite";
import type * as ServerEntry from "../src/site/entry-server.tsx";
import { chunkGroups } from "./chunks.ts";
import { compress } from "./compress.ts";
import { contentPolicy } from "./content-policy.ts";
import { headersFile } from "./hosting.mjs";
import { compileInlineScripts } from "./inline-scripts.ts";
import { writeServiceWorker } from "./service-worker.ts";
import { THEME_COLORS } from "./site.mjs";
import { writeSitemap } from "./sitemap.ts";

const CLIENT = "src/site/entry-client.tsx";
const SERVER = "src/site/entry-server.tsx";
const SERVER_DIR = ".ssr";

export function prerender(): Plugin {
  return {
    name: "profigure:prerender",
    config: (_, { command }) => ({
      // There is no index.html: the server renders the document, also in development.
      appType: "custom",
      environments: {
        client: { build: { manifest: true, rolldownOptions: { input: CLIENT } } },
        ssr: {
          // Bundles packages too and does not merge chunks, so that the server's bundle shows exactly what each page
          // imports.
          ...(command === "build" && { resolve: { noExternal: true } }),
          build: {
            outDir: SERVER_DIR,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: SERVER, experimental: { chunkOptimization: false } },
          },
        },
      },
      builder: {
        async buildApp({ config, build, environments: { client, ssr } }) {
          if (!client || !ssr) throw new Error("Expected a client and an ssr environment.");
          const bundle = (await build(ssr)) as Rolldown.RolldownOutput;
          const server: typeof ServerEntry = await import(
            pathToFileURL(resolve(config.root, SERVER_DIR, "entry-server.js")).href
          );
          const groups = chunkGroups({ server: bundle, entry: SERVER, pages: server.pages });
          client.config.build.rolldownOptions.output = { codeSplitting: { groups } };
          await build(client);
          await writeSite(config, server);
          await rm(resolve(config.root, SERVER_DIR), { recursive: true });
        },
      },
    }),
    configureServer: (server) => () => {
      server.middlewares.use(async ({ originalUrl = "/" }, res, next) => {
        try {
          const { renderEmptyPage } = (await server.ssrLoadModule(SERVER)) as typeof ServerEntry;
          const html = renderEmptyPage(new URL(originalUrl, "http://localhost").pathname, {
            themeColors: THEME_COLORS,
            scripts: await compileInlineScripts(server.config.root, server.config.base),
            entry: `import "/${CLIENT}"`,
          });
          res.setHeader("Content-Type", "text/html");
          res.end(await server.transformIndexHtml(originalUrl, html));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function writeSite({ root, base, build }: ResolvedConfig, { pages, renderPage }: typeof ServerEntry) {
  const out = resolve(root, build.outDir);
  const manifest: Manifest = JSON.parse(await readFile(join(out, ".vite/manifest.json"), "utf8"));
  const scripts = await compileInlineScripts(root, base);
  const styles = await readAndRemove(out, manifest["style.css"]?.file);
  // Rewrites the relative imports of the entry, because the inlined script has the page's URL.
  const entry = (await readAndRemove(out, manifest[CLIENT]?.file)).replaceAll(/(?<=["'`])\.\//g, `${base}assets/`);
  for (const { path, source } of pages) {
    const html = await renderPage(path, {
      themeColors: THEME_COLORS,
      scripts,
      styles,
      entry,
      modules: importsOf(manifest, source ? [CLIENT, source] : [CLIENT]).map((file) => base + file),
      policy: (app) => contentPolicy({ scripts: [...scripts, entry], styles, app }),
      dataUri: (address) => `data:image/avif;base64,${readFileSync(join(out, address.slice(base.length)), "base64")}`,
    });
    const file = join(out, path === "*" ? "404.html" : join(path, "index.html"));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await rm(join(out, ".vite"), { recursive: true });

  const paths = pages.map(({ path }) => path).filter((path) => path !== "*");
  await writeFile(join(out, "_headers"), headersFile(base));
  await writeServiceWorker({ root, out, base, pages: paths });
  await writeSitemap(out, base, paths);
  await compress(out);
}

/** Reads a built file and removes it, because every page inlines its text. */
async function readAndRemove(out: string, file: string | undefined) {
  if (!file) throw new Error("The build has no separate style sheet or entry.");
  const text = await readFile(join(out, file), "utf8");
  await rm(join(out, file));
  return text.trim();
}

/** Returns the files of modules and of all their imports, without the inlined entry. */
function importsOf(manifest: Manifest, modules: readonly string[]) {
  const files = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build.`);
    if (files.has(chunk.file)) return;
    if (!chunk.isEntry) files.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  modules.forEach(walk);
  return [...files];
}
