import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WorkerMessage } from "../site/import/import-worker.ts";
import { readFiles } from "./read-profile.ts";
import type { ImportResult } from "../site/import/reader.ts";

/** What the fake worker does with a file, by the file's name. */
const acts: Record<string, (worker: FakeWorker) => void> = {
  good: (worker) => {
    worker.post({ kind: "reading" });
    worker.post({ kind: "progress", share: 0.5 });
    worker.post({ kind: "result", result: BACKUP });
  },
  slow: (worker) => worker.post({ kind: "reading" }),
  unfetched: (worker) => worker.dispatchEvent(new Event("error")),
  broken: (worker) => {
    worker.post({ kind: "reading" });
    worker.dispatchEvent(new Event("error"));
  },
  waiting: (worker) => {
    worker.post({ kind: "reading" });
    worker.post({ kind: "fetching" });
  },
};
const BACKUP: ImportResult = { kind: "backup" };

let workers: FakeWorker[] = [];
class FakeWorker extends EventTarget {
  isTerminated = false;
  constructor() {
    super();
    workers.push(this);
  }
  post(data: WorkerMessage) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  postMessage(file: File) {
    acts[file.name]?.(this);
  }
  terminate() {
    this.isTerminated = true;
  }
}

beforeEach(() => {
  workers = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("window", globalThis);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const files = (...names: string[]) => names.map((name) => new File([], name));
const resultsOf = (results: Awaited<ReturnType<typeof readFiles>>) =>
  results.map(({ file, result }) => [file.name, result.kind === "error" ? result.error : result.kind]);

test("Each file is read in a separate worker, and progress rises to 1", async () => {
  const shares: number[] = [];
  const results = await readFiles(files("good", "good"), { onProgress: (share) => shares.push(share) });
  expect(resultsOf(results)).toEqual([
    ["good", "backup"],
    ["good", "backup"],
  ]);
  expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
});

test("A file that takes more than 20 seconds to read is unsafe", async () => {
  const reading = readFiles(files("slow", "good"));
  await vi.advanceTimersByTimeAsync(19_999);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(resultsOf(await reading)).toEqual([
    ["slow", "unsafe"],
    ["good", "backup"],
  ]);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
});

test("The time for fetching code does not count toward the limit", async () => {
  let isSettled = false;
  const reading = readFiles(files("waiting")).finally(() => {
    isSettled = true;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isSettled).toBe(false);
  workers[0]?.post({ kind: "result", result: BACKUP });
  expect(resultsOf(await reading)).toEqual([["waiting", "backup"]]);
});

test("A worker that cannot be fetched is “offline”; a crash is “unsafe”", async () => {
  expect(resultsOf(await readFiles(files("unfetched", "broken", "good")))).toEqual([
    ["unfetched", "offline"],
    ["broken", "unsafe"],
    ["good", "backup"],
  ]);
  expect(workers).toHaveLength(3);
});

test("Canceling stops the worker at once", async () => {
  const controller = new AbortController();
  const reading = readFiles(files("slow", "good"), { signal: controller.signal });
  controller.abort();
  await expect(reading).rejects.toThrow("aborted");
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  expect(vi.getTimerCount()).toBe(0);
});

test("Canceling before the start creates no worker", async () => {
  await expect(readFiles(files("good"), { signal: AbortSignal.abort() })).rejects.toThrow("aborted");
  expect(workers).toEqual([]);
});
