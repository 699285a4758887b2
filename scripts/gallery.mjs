// `npm run gallery`: draws contact sheets of all options of a figure. `npm run gallery hair` draws only one sheet.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { runnerImport } from "vite";
import { rasterize } from "./raster.mjs";

const ROOT = join(import.meta.dirname, "..");
const WIDTH = 2400;

/** @type {{ module: { SHEETS: Record<string, { cells: unknown[] }>, GallerySheet: (props: { name: string }) => import("react").ReactNode } }} */
const { module } = await runnerImport(join(ROOT, "stories/figure/GallerySheet.tsx"), { root: ROOT, logLevel: "error" });
const { SHEETS, GallerySheet } = module;
const asked = process.argv.slice(2);
for (const name of asked.length === 0 ? Object.keys(SHEETS) : asked) {
  const svg = renderToStaticMarkup(createElement(GallerySheet, { name }));
  const [sheet = ""] = await rasterize([{ svg, width: WIDTH }]);
  await writeFile(join(ROOT, `gallery-${name}.png`), sheet);
  console.log(`gallery-${name}.png has ${SHEETS[name]?.cells.length} pictures.`);
}
