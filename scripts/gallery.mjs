// `npm run gallery`: a contact sheet of 24 seeded figures, for a look at all the art at once.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { runnerImport } from "vite";
import { rasterize } from "./raster.mjs";

const ROOT = join(import.meta.dirname, "..");
const FILE = "gallery.png";

/** @type {{ module: { GALLERY: unknown[], GallerySheet: () => import("react").ReactNode } }} */
const { module } = await runnerImport(join(ROOT, "src/figure/GallerySheet.tsx"), { root: ROOT, logLevel: "error" });
const svg = renderToStaticMarkup(createElement(module.GallerySheet));
const [sheet = ""] = await rasterize([{ svg, width: 2400 }]);
await writeFile(join(ROOT, FILE), sheet);
console.log(`${FILE} shows ${module.GALLERY.length} figures.`);
