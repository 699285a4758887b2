import { workerUrl } from "../site/platform/worker-url.ts";
import type { WorkerMessage } from "../site/import/import-worker.ts";
import url from "../site/import/import-worker.ts?worker&url";
import { failed, type ImportError, type ImportResult } from "../site/import/reader.ts";

/** Maximum time for reading one file, in milliseconds. The time for fetching code does not count. */
const TIME_LIMIT = 20_000;

interface ReadOptions {
  /** Stops reading immediately when it is aborted. */
  readonly signal?: AbortSignal;
  /** Called with the share of all files that has been read, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** A file with its content, or with the reason why it was not read. */
export interface FileResult {
  readonly file: File;
  readonly result: ImportResult;
}

/**
 * Reads files one after the other, each in a worker. Rejects only if `signal` is aborted; a problem with a file is part
 * of the file's result.
 */
export async function readFiles(
  files: readonly File[],
  { signal, onProgress }: ReadOptions = {},
): Promise<readonly FileResult[]> {
  const results: FileResult[] = [];
  for (const [index, file] of files.entries()) {
    signal?.throwIfAborted();
    const reportShare = (share: number) => onProgress?.((index + share) / files.length);
    results.push({ file, result: await readInWorker(file, signal, reportShare) });
    reportShare(1);
  }
  return results;
}

function readInWorker(
  file: File,
  signal: AbortSignal | undefined,
  onProgress: (share: number) => void,
): Promise<ImportResult> {
  const worker = new Worker(workerUrl(url), { type: "module" });
  let timeout = 0;
  return new Promise<ImportResult>((resolve, reject) => {
    const fail = (error: ImportError) => resolve(failed(error));
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
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
          timeout = window.setTimeout(fail, TIME_LIMIT, "unsafe");
        // Other messages come from pdf.js and are ignored.
      }
    });
    // If an error occurs before reading starts, the worker's script could not be fetched.
    worker.addEventListener("error", () => fail(timeout ? "unsafe" : "offline"));
    signal?.addEventListener("abort", () => reject(signal.reason));
    worker.postMessage(file);
  }).finally(() => {
    clearTimeout(timeout);
    worker.terminate();
  });
}
