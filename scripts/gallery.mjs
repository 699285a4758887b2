// `npm run gallery`: a contact sheet of 24 seeded figures, for a look at all the art at once.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runnerImport } from "vite";
import { rasterize } from "./raster.mjs";

const ROOT = join(import.meta.dirname, "..");
const FILE = "gallery.png";

/** @type {{ module: { drawGallery(): string } }} */
const { module } = await runnerImport(join(ROOT, "src/app/pictures.tsx"), { root: ROOT, logLevel: "error" });
const [sheet = ""] = await rasterize([{ svg: module.drawGallery(), width: 2400 }]);
await writeFile(join(ROOT, FILE), sheet);
console.log(`${FILE} shows 24 figures.`);
