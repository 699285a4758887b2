import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WorkerMessage } from "./import-worker.ts";
import { IMPORT_ERRORS } from "./messages.ts";
import { readProfile } from "./read-profile.ts";

/** What the fake worker does with a file, by the file's name. */
const acts: Record<string, (worker: FakeWorker) => void> = {
  good: (worker) => {
    worker.post({ kind: "reading" });
    worker.post({ kind: "progress", share: 0.5 });
    worker.post({ kind: "result", result: { kind: "backup" } });
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
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const read = (names: readonly string[], options?: { signal?: AbortSignal; onProgress?: (share: number) => void }) =>
  readProfile(
    names.map((name) => new File([], name)),
    { createWorker: () => new FakeWorker() as unknown as Worker, ...options },
  );
const problem = (file: string, error: keyof typeof IMPORT_ERRORS) => ({ file, message: IMPORT_ERRORS[error] });

test("Each file is read in a separate worker, and progress rises to 1", async () => {
  const shares: number[] = [];
  const found = await read(["good", "good"], { onProgress: (share) => shares.push(share) });
  expect(found).toEqual({ profiles: [], backup: expect.any(File), problems: [] });
  expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
});

test("A file that takes more than 20 seconds to read is unsafe", async () => {
  const reading = read(["slow", "good"]);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reading).toMatchObject({ backup: { name: "good" }, problems: [problem("slow", "unsafe")] });
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
});

test("The time for fetching code does not count toward the limit", async () => {
  let isSettled = false;
  const reading = read(["waiting"]).finally(() => {
    isSettled = true;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isSettled).toBe(false);
  workers[0]?.post({ kind: "result", result: { kind: "backup" } });
  expect(await reading).toMatchObject({ backup: { name: "waiting" }, problems: [] });
});

test("A worker that cannot be fetched is “offline”; a crash is “unsafe”", async () => {
  expect(await read(["unfetched", "broken", "good"])).toMatchObject({
    backup: { name: "good" },
    problems: [problem("unfetched", "offline"), problem("broken", "unsafe")],
  });
  expect(workers).toHaveLength(3);
});

test("Canceling stops the worker at once", async () => {
  const controller = new AbortController();
  const reading = read(["slow", "good"], { signal: controller.signal });
  controller.abort();
  await expect(reading).rejects.toThrow("aborted");
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  expect(vi.getTimerCount()).toBe(0);
});

test("Canceling before the start creates no worker", async () => {
  await expect(read(["good"], { signal: AbortSignal.abort() })).rejects.toThrow("aborted");
  expect(workers).toEqual([]);
});
