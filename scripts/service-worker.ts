// Builds sw.js, the service worker that caches the site, with the name and revision of every file. With
// SERVICE_WORKER=off, it builds one that removes the caches and itself.
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { hasServiceWorker } from "./site.mjs";

interface Site {
  readonly root: string;
  readonly out: string;
  readonly base: string;
  /** The paths of the site's pages, such as "/create". */
  readonly pages: readonly string[];
}

/** Files that pages request by a fixed name. All other files at the root are for other programs and are not cached. */
const FIXED = ["favicon.svg", "manifest.webmanifest"];

export async function writeServiceWorker({ root, out, base, pages }: Site): Promise<void> {
  const page404 = await readFile(join(out, "404.html"));
  // Caches the 404 page under another name, because hosts serve 404.html with status 404, and such a response must not
  // be cached.
  const missing = `assets/missing-${hash(page404).slice(0, 8)}.html`;
  await writeFile(join(out, missing), page404);
  const revised = async (name: string, file = name) => ({
    url: base + name,
    revision: hash(await readFile(join(out, file))),
  });
  const assets = await readdir(join(out, "assets"));
  const files = [
    ...(await Promise.all(
      pages.map((path) => revised(`${path.slice(1)}/`.replace(/^\/$/, ""), join(path, "index.html"))),
    )),
    ...(await Promise.all(FIXED.map((name) => revised(name)))),
    // These need no revision, because their names change with their content.
    ...precached(assets).map((name) => ({ url: `${base}assets/${name}`, revision: null })),
  ];
  const bundle = await rolldown({
    input: join(root, "src/site/worker", hasServiceWorker() ? "worker.ts" : "off.ts"),
    platform: "browser",
    transform: {
      define: {
        "process.env.NODE_ENV": '"production"',
        __FILES__: JSON.stringify(files),
        __ON_DEMAND__: JSON.stringify(assets.filter(isOnDemand).map((name) => `${base}assets/${name}`)),
        __MISSING__: JSON.stringify(base + missing),
      },
    },
  });
  await bundle.write({ file: join(out, "sw.js"), format: "iife", minify: true });
  await bundle.close();
}

/**
 * Whether a file is cached only when it is first used (worker.ts). That is pdf.js, which is as large as the rest of the
 * site and needed by few people.
 */
const isOnDemand = (name: string) => /^pdfjs-.*js$/.test(name);

/**
 * Returns the files to cache in advance. Leaves out files that are cached on demand or are for browsers without AVIF.
 * Of each picture, it keeps only the smallest width, which replaces the others offline (worker.ts).
 */
function precached(assets: readonly string[]): readonly string[] {
  const pictures = new Set<string>();
  return assets
    .filter((name) => !name.endsWith(".svg") && !isOnDemand(name))
    .sort(new Intl.Collator("en", { numeric: true }).compare)
    .filter((name) => {
      const picture = /^(.+)-\d+-.{8}\.avif$/.exec(name)?.[1];
      if (picture === undefined) return true;
      const isFirst = !pictures.has(picture);
      pictures.add(picture);
      return isFirst;
    });
}

const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);
