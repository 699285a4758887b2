// A Vite plugin for pictures drawn at build time, so that a page does not load the drawing engine: `import … from
// "picture:maya-box"` (types in vite-env.d.ts). Each SVG embeds the letters it needs, because an image cannot use the
// page's fonts.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import subsetFont from "subset-font";
import { type Plugin, type ResolvedConfig, runnerImport } from "vite";
import { rasterize } from "./raster.mjs";

const SOURCE = "scripts/draw-pictures.tsx";
const FONT = "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2";
const FAMILY = "Anybody Variable";
const CACHE = "node_modules/.cache/profigure";
const ICONS = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 };

/** AVIF settings, explained in decision 006. There is no chroma subsampling, because it makes flat colors bleed. */
const AVIF = { quality: 34, effort: 3, chromaSubsampling: "4:4:4", tune: "ssim" } as const;
/**
 * The widths in pixels of the AVIF files, by the size of the drawing. They are derived from its CSS widths in viewports
 * of 390 and 1440 px.
 */
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  // CSS widths: hero 172 and 352, dashboard 280 and 290, create 304 and 430. The files are for the hero on a phone at
  // 2x, for the others on a phone at 2x (and the hero at 3x), and for a desktop at 2x.
  "600 800": [344, 600, 880],
  // CSS widths: testimonials 248 and 287, account at most 120. One file of 6 KB is enough for all.
  "200 200": [560],
  // CSS widths: features 354 and 472. The files are for a phone and a desktop at 2x.
  "600 360": [720, 1080],
};

interface Source {
  drawPictures(): Record<string, string>;
  /** Draws the preview pictures for shared links. */
  drawPosters(): Record<string, string>;
}

/**
 * The plugin. With `isSite`, it also creates AVIF files of the pictures, and PNG files with fixed names that other
 * programs request: previews of shared links and home screen icons.
 */
export function pictures({ isSite = false } = {}): Plugin {
  let config: ResolvedConfig;
  let drawn: ReturnType<typeof drawAll> | undefined;
  return {
    name: "profigure:pictures",
    enforce: "pre",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: { filter: { id: /^picture:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0picture:/ },
      async handler(id) {
        drawn ??= drawAll(config);
        const { files } = await drawn;
        const name = id.slice("\0picture:".length);
        const svg = files.get(name);
        if (!svg) throw new Error(`There is no picture "${name}". ${SOURCE} draws: ${[...files.keys()].join(", ")}.`);
        const [, width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg.text) ?? [];
        const widths = isSite ? (WIDTHS[`${width} ${height}`] ?? []) : [];
        const avifs = await encode(join(config.root, CACHE), name, svg.text, widths);
        const load = (variable: string, file: string) => `import ${variable} from ${JSON.stringify(`${file}?url`)};`;
        return [
          load("src", svg.file),
          ...avifs.map((file, index) => load(`avif${index}`, file)),
          `const avif = ${widths.map((pixels, index) => `avif${index} + " ${pixels}w"`).join(' + ", " + ') || undefined};`,
          `export const alt = ${JSON.stringify(decode(/aria-label="([^"]*)"/.exec(svg.text)?.[1] ?? ""))};`,
          `export { src };`,
          `export default { src, avif, width: ${width}, height: ${height} };`,
        ].join("\n");
      },
    },
    configureServer(server) {
      server.watcher.on("change", async (file) => {
        if (!(await drawn?.catch(() => undefined))?.sources.has(file)) return;
        drawn = drawAll(config);
        await drawn.catch((error) => config.logger.error(error.stack));
        server.ws.send({ type: "full-reload" });
      });
    },
    async generateBundle() {
      if (!isSite || this.environment.name !== "client") return;
      const { module } = await run(config);
      const icon = await readFile(join(config.root, "public/favicon.svg"), "utf8");
      const wanted = [
        ...Object.entries(module.drawPosters()).map(([page, svg]) => ({
          fileName: `og-${page}.png`,
          svg,
          width: 1200,
        })),
        ...Object.entries(ICONS).map(([fileName, width]) => ({ fileName, svg: icon, width })),
      ];
      const images = await rasterize(wanted);
      for (const [index, { fileName }] of wanted.entries())
        this.emitFile({ type: "asset", fileName, source: images[index] ?? "" });
    },
  };
}

const run = ({ root, define = {} }: ResolvedConfig) =>
  runnerImport<Source>(join(root, SOURCE), { root, define, logLevel: "error" });

async function drawAll(config: ResolvedConfig) {
  const { root } = config;
  const { module, dependencies } = await run(config);
  await mkdir(join(root, CACHE), { recursive: true });
  const font = await readFile(join(root, "node_modules", FONT));
  const files = new Map<string, { file: string; text: string }>();
  for (const [name, markup] of Object.entries(module.drawPictures())) {
    const file = join(root, CACHE, `${name}.svg`);
    const text = await withFont(markup, font);
    // Does not rewrite an unchanged file, because file watchers would report it.
    if ((await readFile(file, "utf8").catch(() => "")) !== text) await writeFile(file, text);
    files.set(name, { file, text });
  }
  return { files, sources: new Set([join(root, SOURCE), ...dependencies]) };
}

/** Encodes the drawing as AVIF, one file per width. Encoded files are cached. */
async function encode(cache: string, name: string, svg: string, widths: readonly number[]): Promise<string[]> {
  const rasterizer = await readFile(join(import.meta.dirname, "raster.mjs"));
  const key = createHash("sha256")
    .update(svg)
    .update(rasterizer)
    .update(JSON.stringify([AVIF, sharp.versions]));
  const folder = join(cache, key.digest("hex").slice(0, 16));
  const files = widths.map((width) => join(folder, `${name}-${width}.avif`));
  if (files.every(existsSync)) return files;
  await mkdir(folder, { recursive: true });
  const images = await rasterize(widths.map((width) => ({ svg, width })));
  await Promise.all(
    files.map(async (file, index) => {
      // Writes to a temporary file first, because another build may be reading the file.
      const part = `${file}.${process.pid}`;
      await writeFile(part, await sharp(images[index]).avif(AVIF).toBuffer());
      await rename(part, file);
    }),
  );
  return files;
}

/** Embeds a font with only the characters, weights and widths that the drawing's texts use. */
async function withFont(svg: string, font: Buffer) {
  const text = [...svg.matchAll(/<text[\s>][\s\S]*?<\/text>/g)].map(([element]) => decode(element)).join("");
  if (!text) return svg;
  const weight = range(svg, /font-weight[:=]"?\s*(\d+)/g, 400);
  const width = range(svg, /font-stretch[:=]"?\s*([\d.]+)%/g, 100);
  const bytes = await subsetFont(font, text, {
    targetFormat: "woff2",
    noHinting: true,
    variationAxes: { wght: axis(weight), wdth: axis(width) },
  });
  const face = [
    `font-family:"${FAMILY}"`,
    `font-weight:${[...new Set(weight)].join(" ")}`,
    `font-stretch:${[...new Set(width)].map((value) => `${value}%`).join(" ")}`,
    `src:url(data:font/woff2;base64,${bytes.toString("base64")}) format("woff2")`,
  ];
  return svg.replace(/<svg[^>]*>/, (open) => `${open}<style>@font-face{${face.join(";")}}</style>`);
}

const decode = (element: string) =>
  element
    .replace(/<[^>]*>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

type Range = readonly [lowest: number, highest: number];
function range(svg: string, pattern: RegExp, initial: number): Range {
  const used = [...svg.matchAll(pattern)].map(([, value]) => Number(value));
  return used.length ? [Math.min(...used), Math.max(...used)] : [initial, initial];
}
const axis = ([min, max]: Range) => (min === max ? min : { min, max });
