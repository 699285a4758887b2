// `node tests/benchmarks/page-load-table.mjs FILES`: the tables of several runs of page-load.mjs together, from the loads in
// test-results/benchmark/page-load-*.json.
import { readFile } from "node:fs/promises";
import { table } from "./page-load/table.mjs";

/** @typedef {import("./page-load/table.mjs").Load} Load */

/** @type {Load[]} */
const loads = [];
for (const file of process.argv.slice(2)) {
  /** A moment that never came is infinite, which JSON cannot express. @type {{ loads: Load[] }} */
  const run = JSON.parse(await readFile(file, "utf8"), (_, value) => value ?? Number.POSITIVE_INFINITY);
  loads.push(...run.loads);
}
for (const path of new Set(loads.map((load) => load.path))) console.log(`\n${table(path, loads)}`);
