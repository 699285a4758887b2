// `npm run bench`: what one import from the packed library costs a consumer's bundle, React left out.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { install, remove, WEIGHED, weigh } from "../consumer/consumer.mjs";

const FOLDER = join(import.meta.dirname, "../../test-results/benchmark");

const consumer = install("vite");
/** @type {Record<string, { minified: number, gzip: number }>} */
const result = {};
try {
  for (const [name, names] of Object.entries(WEIGHED)) {
    const { minified, gzip } = await weigh(consumer, names);
    result[name] = { minified, gzip };
  }
} finally {
  remove(consumer);
}
await mkdir(FOLDER, { recursive: true });
await writeFile(join(FOLDER, "library.json"), `${JSON.stringify(result, null, 2)}\n`);
console.table(result);
