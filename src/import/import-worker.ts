// Reads a file in a worker, so that the page stays responsive and can stop the reading on Cancel or after a time limit.
import { readFile } from "./read-file.ts";
import type { ImportResult } from "./reader.ts";

/** A message from the worker about its file. */
export type WorkerMessage =
  /** The code for reading the file is being fetched. */
  | { readonly kind: "fetching" }
  /** The code is loaded, and the file is being read. */
  | { readonly kind: "reading" }
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "result"; readonly result: ImportResult };

const report = (message: WorkerMessage) => postMessage(message);

// Assigned and not added, so that there is one handler even if this script runs twice: WebKit runs a worker's script
// again if one of its chunks imports it.
self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  const onProgress = (share: number) => report({ kind: "progress", share });
  const onFetch = (fetched: Promise<unknown>) => {
    report({ kind: "fetching" });
    void fetched.finally(() => report({ kind: "reading" }));
  };
  const result = await readFile(data, { onProgress, onFetch });
  report({ kind: "result", result });
};
