// `import url from "picture:maya-box"` is the address of an SVG file drawn at build time: the drawing engine
// stays out of the page. An image sees no fonts of the page, so a picture carries the letters it shows.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { type Plugin, type ResolvedConfig, runnerImport } from "vite";

const SOURCE = "src/app/pictures.tsx";
const FONT = "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2";
const FAMILY = "Anybody Variable";

export function pictures(): Plugin {
  let config: ResolvedConfig;
  let drawn: ReturnType<typeof drawAll> | undefined;
  return {
    name: "profigure:pictures",
    enforce: "pre",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: {
      filter: { id: /^picture:/ },
      async handler(id) {
        drawn ??= drawAll(config);
        const { files } = await drawn;
        const name = id.slice("picture:".length);
        const file = files.get(name);
        if (!file) throw new Error(`There is no picture "${name}". ${SOURCE} draws: ${[...files.keys()].join(", ")}.`);
        return `${file}?url`;
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
  };
}

async function drawAll({ root, define = {} }: ResolvedConfig) {
  const source = join(root, SOURCE);
  const { module, dependencies } = await runnerImport<{ drawPictures(): Record<string, string> }>(source, {
    root,
    define,
    logLevel: "error",
  });
  const folder = join(root, "node_modules/.cache/profigure");
  await mkdir(folder, { recursive: true });
  const font = await readFile(join(root, "node_modules", FONT));
  const files = new Map<string, string>();
  for (const [name, markup] of Object.entries(module.drawPictures())) {
    const file = join(folder, `${name}.svg`);
    const svg = await withFont(markup, font);
    // A file written anew looks changed to whoever watches it.
    if ((await readFile(file, "utf8").catch(() => "")) !== svg) await writeFile(file, svg);
    files.set(name, file);
  }
  return { files, sources: new Set([source, ...dependencies]) };
}

/** Embeds the characters of the drawing's texts, in the weights and widths it asks for. */
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
