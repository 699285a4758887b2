// The pictures that only other programs show: previews of shared links and the icons of a home screen. They are
// PNG files with fixed names, because they are asked for from outside.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { rasterize } from "./raster.mjs";

const SOURCE = "src/app/pictures.tsx";
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
      const icon = await readFile(join(root, "public/favicon.svg"), "utf8");
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
