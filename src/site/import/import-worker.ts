// Reads files in a worker, so that the page stays responsive and can stop it: on Cancel, or when a file takes too long.
import { readFile } from "./read-file.ts";
import type { ImportResult } from "./reader.ts";

/** The worker's messages about its file. */
export type WorkerMessage =
  /** A chunk of the site is being fetched for the file. */
  | { readonly kind: "fetching" }
  /** All chunks are loaded, and the file is being read. */
  | { readonly kind: "reading" }
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "result"; readonly result: ImportResult };

const report = (message: WorkerMessage) => postMessage(message);

// One handler, however often this runs: WebKit runs a worker's script again if one of its chunks imports it.
self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  const onProgress = (share: number) => report({ kind: "progress", share });
  const onFetch = (fetched: Promise<unknown>) => {
    report({ kind: "fetching" });
    void fetched.finally(() => report({ kind: "reading" }));
  };
  const result = await readFile(data, { onProgress, onFetch });
  report({ kind: "result", result });
};
