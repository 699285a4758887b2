// One `vite build`: the client bundle, a throw-away server bundle, then one HTML file for each page.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Manifest, Plugin, ResolvedConfig } from "vite";
import { headersFile } from "./hosting.mjs";
import { writeServiceWorker } from "./service-worker.ts";
import { hasServiceWorker, siteUrl } from "./site.mjs";

/** What the server entry exports. */
interface ServerEntry {
  /** "/404" becomes 404.html, any other path its own index.html. */
  paths: readonly string[];
  /** `module` is the page's source file, so that its chunks are preloaded. */
  render(path: string): Promise<{ html: string; head: string; module: string }>;
}

const SERVER_DIR = ".ssr";
const COMPRESSED = [".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".xml"];

/** `entry` is the source file of the server entry. */
export function prerender(entry: string): Plugin {
  return {
    name: "profigure:prerender",
    apply: "build",
    config: () => ({
      build: { manifest: true },
      environments: {
        ssr: {
          build: {
            outDir: SERVER_DIR,
            emptyOutDir: true,
            copyPublicDir: false,
            manifest: false,
            rolldownOptions: { input: entry },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error("Expected a client and an ssr environment.");
          await builder.build(client);
          await builder.build(ssr);
          await writePages(builder.config);
          await rm(resolve(builder.config.root, SERVER_DIR), { recursive: true });
        },
      },
    }),
  };
}

async function writePages({ root, base, build }: ResolvedConfig) {
  const out = resolve(root, build.outDir);
  const manifest: Manifest = JSON.parse(await readFile(join(out, ".vite/manifest.json"), "utf8"));
  const read = (address: string) => readFile(join(out, address.slice(base.length)), "utf8");
  let template = await read(`${base}index.html`);
  // In the page, because as files they would be waited for: the style sheet, and the entry, which only names others.
  for (const { tag, pattern, wrap } of INLINED) {
    const [found, address] = pattern.exec(template) ?? [];
    if (!found || !address) throw new Error(`The template has no ${tag}.`);
    const text = wrap((await read(address)).trim(), address.slice(0, address.lastIndexOf("/") + 1));
    template = template.replace(found, () => `<${tag}>${text}</${tag.replace(/ .*/, "")}>`);
    await rm(join(out, address.slice(base.length)));
  }
  const server: ServerEntry = await import(pathToFileURL(resolve(root, SERVER_DIR, "entry-server.js")).href);

  for (const path of server.paths) {
    const { html: markup, head, module } = await server.render(path);
    const html = await inlinePictures(markup, (address) => readFile(join(out, address.slice(base.length)), "base64"));
    const links = pageChunks(manifest, module, template).map(
      (file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`,
    );
    const pictures = html.match(PICTURE_PRELOAD) ?? [];
    const page = template
      .replace("<!--head-->", () => pictures.join("") + head)
      .replace("</head>", () => `  ${links.join("\n    ")}\n  </head>`)
      .replace("<!--app-->", () => html.replaceAll(PICTURE_PRELOAD, ""));
    const file = join(out, path === "/404" ? "404.html" : join(path, "index.html"));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, withPolicy(page));
  }
  await writeFile(join(out, "_headers"), headersFile(base));
  const pages = server.paths.filter((path) => path !== "/404");
  await writeServiceWorker({ root, out, base, pages });
  const addresses = pages.map((path) => `${siteUrl()}${base}${path.slice(1)}`);
  await writeFile(join(out, "sitemap.xml"), sitemap(addresses));
  await writeFile(join(out, "robots.txt"), `User-agent: *\nAllow: /\nSitemap: ${siteUrl()}${base}sitemap.xml\n`);
  await rm(join(out, ".vite"), { recursive: true });
  await compress(out);
}

/** React writes these before the page's markup; in the head the browser asks for them before the scripts. */
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

/** Puts the file of each `<Picture inlined>` where its address stands. React keeps the attribute as it finds it. */
async function inlinePictures(html: string, read: (address: string) => Promise<string>) {
  let inlined = html;
  for (const [source, address = ""] of html.matchAll(/<source data-inlined[^>]* srcSet="([^"]+)"/g))
    inlined = inlined.replace(source, source.replace(address, `data:image/avif;base64,${await read(address)}`));
  return inlined;
}

const sitemap = (addresses: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `  <url><loc>${address}</loc></url>`).join("\n")}
</urlset>
`;

const INLINED = [
  { tag: "style", pattern: /<link rel="stylesheet"[^>]*href="([^"]+)">/, wrap: (css: string) => css },
  {
    tag: 'script type="module"',
    pattern: /<script type="module"[^>]*src="([^"]+)"><\/script>/,
    wrap: (code: string, folder: string) => code.replaceAll(/(?<=["'`])\.\//g, folder),
  },
];

/** The page's script and what it imports, less what the template already names. */
function pageChunks(manifest: Manifest, module: string, template: string) {
  if (!manifest[module]) throw new Error(`${module} is not in the build: render() must name the page's source file.`);
  const files = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry || files.has(chunk.file) || template.includes(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  walk(module);
  return [...files];
}

/** In a <meta>, so that it holds on any static host; it lists each inline script and style by its hash. */
function withPolicy(page: string) {
  const attributes = hashes(page, /\sstyle="([^"]*)"/g, decode);
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes(page, /<script(?: type="module")?>([\s\S]*?)<\/script>/g)}`,
    `style-src 'self' ${hashes(page, /<style>([\s\S]*?)<\/style>/g)}`,
    // Radix prerenders style attributes; what React sets later goes through the CSSOM and needs no leave.
    attributes ? `style-src-attr 'unsafe-hashes' ${attributes}` : "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // One policy, for the worker's address (src/site/platform/service-worker.ts).
    `trusted-types ${hasServiceWorker() ? "service-worker" : "'none'"}`,
  ];
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}">`;
  return page.replace(/<meta charset="utf-8" ?\/?>/, (charset) => `${charset}\n    ${meta}`);
}

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const hashes = (page: string, pattern: RegExp, read = (text: string) => text) =>
  [...new Set([...page.matchAll(pattern)].map(([, text = ""]) => sha256(read(text))))].join(" ");
/** The browser hashes an attribute's value, not its spelling in HTML. */
const decode = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Once, here, at the highest level: no host spends time on it. */
async function compress(out: string) {
  for (const name of await readdir(out, { recursive: true })) {
    if (!COMPRESSED.includes(extname(name))) continue;
    const bytes = await readFile(join(out, name));
    await writeFile(join(out, `${name}.br`), brotliCompressSync(bytes));
    await writeFile(join(out, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
