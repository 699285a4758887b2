// Reads each hostile file in a worker, as the site does, and prints the result, time and memory.
import { openAsBlob, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { readFile } from "../../src/import/read-file.ts";
import type { ImportResult } from "../../src/import/reader.ts";
import { HOSTILE_FILES } from "./hostile-files.ts";

export interface Reading {
  /** The result, or undefined if it took more than 10 seconds. */
  readonly result: ImportResult | undefined;
  /** Processor time, which does not depend on other load on the machine. */
  readonly seconds: number;
  /** How far the process's memory rose above its previous level. */
  readonly megabytes: number;
  readonly isPolluted: boolean;
}

interface Answer {
  readonly result: ImportResult;
  readonly isPolluted: boolean;
}

const FILE = join(import.meta.dirname, "file");
const context = { onProgress: () => {} };

/** Starts a worker and waits until it has loaded its modules. */
async function startThread(): Promise<Worker> {
  const worker = new Worker(import.meta.filename, { workerData: { isReader: true } });
  await new Promise((resolve) => worker.once("message", resolve));
  return worker;
}

async function readIn(worker: Worker): Promise<Reading> {
  globalThis.gc?.();
  const memory = process.memoryUsage.rss();
  let most = memory;
  const sampler = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 2);
  const start = process.cpuUsage();
  const ended = new Promise<Answer>((resolve) => worker.once("message", resolve));
  worker.postMessage("read");
  const answer = await Promise.race([ended, setTimeout(10_000, undefined, { ref: false })]);
  const { user, system } = process.cpuUsage(start);
  clearInterval(sampler);
  return {
    result: answer?.result,
    seconds: (user + system) / 1e6,
    megabytes: (most - memory) / 1e6,
    isPolluted: answer?.isPolluted ?? false,
  };
}

if (isMainThread) {
  const readings: Reading[] = [];
  let worker: Worker | undefined;
  for (const { make } of HOSTILE_FILES) {
    writeFileSync(FILE, make());
    worker ??= await startThread();
    const reading = await readIn(worker);
    readings.push(reading);
    // Starts a new worker if much memory remains, because it would hide the next file's usage.
    if (reading.megabytes > 16 || !reading.result) {
      await worker.terminate();
      worker = undefined;
    }
  }
  await worker?.terminate();
  console.log(JSON.stringify(readings));
} else if (workerData.isReader) {
  const pdf = readFileSync("tests/import/pdf/plain.pdf");
  for (const file of ["Name\nGo\n", "<svg/>", "PK\x05\x06", pdf]) await readFile(new Blob([file]), context);
  parentPort?.postMessage("ready");
  parentPort?.on("message", async () => {
    const result = await readFile(await openAsBlob(FILE), context);
    parentPort?.postMessage({ result, isPolluted: "polluted" in {} } satisfies Answer);
  });
}
