// `npm run bench`: how much one import from the packed library adds to a consumer's bundle, without React.
import { install, remove, WEIGHED, weigh } from "../consumer/consumer.mjs";

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
console.table(result);
