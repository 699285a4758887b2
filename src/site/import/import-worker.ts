// Reads files apart from the page, which goes on answering, and which ends this when a file takes too long.
import { readFile } from "./read-file.ts";
import type { ImportResult } from "./reader.ts";

/** What the worker tells of the file that it was sent. */
export type WorkerMessage =
  /** Its reader is there, and starts. */
  | { readonly kind: "ready" }
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "result"; readonly result: ImportResult };

const tell = (message: WorkerMessage) => postMessage(message);

// The page cancels by ending the worker.
const { signal } = new AbortController();

addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  const onProgress = (share: number) => tell({ kind: "progress", share });
  const result = await readFile(data, { signal, onProgress }, () => tell({ kind: "ready" }));
  tell({ kind: "result", result });
});
