// Reads files in a worker, so that the page stays responsive and can end it: on Cancel, or when a file takes too long.
import { readFile } from "./read-file.ts";
import type { ImportResult } from "./reader.ts";

/** What the worker reports of the file that it was sent. */
export type WorkerMessage =
  /** Something of the site is fetched for it. */
  | { readonly kind: "fetching" }
  /** All that was fetched is there, and it is read. */
  | { readonly kind: "reading" }
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "result"; readonly result: ImportResult };

const report = (message: WorkerMessage) => postMessage(message);

// One handler, however often this runs: WebKit runs a worker's script again when a chunk of it imports from it.
self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  const onProgress = (share: number) => report({ kind: "progress", share });
  const onFetch = (fetched: Promise<unknown>) => {
    report({ kind: "fetching" });
    void fetched.finally(() => report({ kind: "reading" }));
  };
  const result = await readFile(data, { onProgress, onFetch });
  report({ kind: "result", result });
};
