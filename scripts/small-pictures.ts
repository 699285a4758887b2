// The pictures that only other programs show: previews of shared links and the icons of a home screen. They are
// PNG files with fixed names, because they are asked for from outside.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";
import { type Plugin, runnerImport } from "vite";

const SOURCE = "src/app/pictures.tsx";
const FONT = "node_modules/@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2";
/** The two instances of the font that the drawings use: resvg knows no variable fonts. */
const INSTANCES = [
  { wght: 800, wdth: 88 },
  { wght: 750, wdth: 70 },
];
const ICONS = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 };

export function smallPictures(): Plugin {
  return {
    name: "profigure:small-pictures",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const { root, define } = this.environment.config;
      const { module } = await runnerImport<{ drawPosters(): Record<string, string> }>(join(root, SOURCE), {
        root,
        ...(define && { define }),
        logLevel: "error",
      });
      const posters = Object.entries(module.drawPosters());
      const icon = await readFile(join(root, "public/favicon.svg"), "utf8");
      const fonts = await writeFonts(join(root, FONT), posters.map(([, svg]) => svg).join(""));
      for (const [page, svg] of posters)
        this.emitFile({ type: "asset", fileName: `og-${page}.png`, source: raster(svg, 1200, fonts.files) });
      for (const [fileName, width] of Object.entries(ICONS))
        this.emitFile({ type: "asset", fileName, source: raster(icon, width, []) });
      await rm(fonts.folder, { recursive: true });
    },
  };
}

const raster = (svg: string, width: number, fontFiles: string[]) =>
  new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: "Anybody" },
  })
    .render()
    .asPng();

/** One file for each instance, with the letters that are needed. */
async function writeFonts(source: string, text: string) {
  const font = await readFile(source);
  const folder = await mkdtemp(join(tmpdir(), "profigure-fonts-"));
  const files = await Promise.all(
    INSTANCES.map(async (variationAxes, index) => {
      const file = join(folder, `${index}.ttf`);
      await writeFile(file, await subsetFont(font, text, { targetFormat: "truetype", variationAxes }));
      return file;
    }),
  );
  return { folder, files };
}
