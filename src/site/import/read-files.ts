import { workerUrl } from "../platform/worker-url.ts";
import type { WorkerMessage } from "./import-worker.ts";
import url from "./import-worker.ts?worker&url";
import type { ImportError, ImportResult } from "./reader.ts";

/** Longest that a reader may take with one file, in milliseconds; fetching it is not counted. */
const TIME_LIMIT = 20_000;

interface ReadOptions {
  /** Ends the reading at once. */
  readonly signal?: AbortSignal;
  /** Called with the share of all files that is read, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** A file, and what was found in it or why nothing was. */
export interface FileResult {
  readonly file: File;
  readonly result: ImportResult;
}

/**
 * Reads files one after the other, in a worker that ends with the last. Rejects with the signal's reason when it is
 * aborted; whatever is wrong with a file is its result.
 */
export async function readFiles(
  files: readonly File[],
  { signal, onProgress }: ReadOptions = {},
): Promise<readonly FileResult[]> {
  const results: FileResult[] = [];
  let worker: Worker | undefined;
  try {
    for (const [index, file] of files.entries()) {
      signal?.throwIfAborted();
      worker ??= new Worker(workerUrl(url), { type: "module" });
      const reportShare = (share: number) => onProgress?.((index + share) / files.length);
      const result = await readInWorker(worker, file, signal, reportShare);
      if (typeof result === "object") results.push({ file, result });
      else {
        worker.terminate();
        worker = undefined;
        results.push({ file, result: { kind: "error", error: result } });
      }
      reportShare(1);
    }
  } finally {
    worker?.terminate();
  }
  return results;
}

/** An error alone when the worker is of no more use. */
function readInWorker(
  worker: Worker,
  file: File,
  signal: AbortSignal | undefined,
  onProgress: (share: number) => void,
): Promise<ImportResult | ImportError> {
  const listeners = new AbortController();
  let timeout = 0;
  return new Promise<ImportResult | ImportError>((resolve, reject) => {
    const handleMessage = ({ data }: MessageEvent<WorkerMessage>) => {
      switch (data.kind) {
        case "result":
          return resolve(data.result);
        case "progress":
          return onProgress(data.share);
        case "fetching":
          clearTimeout(timeout);
          timeout = 0;
          return;
        case "reading":
          clearTimeout(timeout);
          timeout = window.setTimeout(resolve, TIME_LIMIT, "unsafe");
        // pdf.js posts a message of its own.
      }
    };
    worker.addEventListener("message", handleMessage, { signal: listeners.signal });
    // While nothing is read, a script could not be fetched.
    worker.addEventListener("error", () => resolve(timeout ? "unsafe" : "offline"), { signal: listeners.signal });
    signal?.addEventListener("abort", () => reject(signal.reason), { signal: listeners.signal });
    worker.postMessage(file);
  }).finally(() => {
    clearTimeout(timeout);
    listeners.abort();
  });
}
