import type { FigureSpec } from "../figure/schema/spec.ts";
import type { FoundProfile } from "./found-profile.ts";
import type { WorkerMessage } from "./import-worker.ts";
import { IMPORT_ERRORS } from "./messages.ts";
import { failed, type ImportError, type ImportResult } from "./reader.ts";

/** Maximum time for reading one file, in milliseconds. The time for fetching code does not count. */
const TIME_LIMIT = 20_000;

interface ReadOptions {
  /** Starts a worker that runs import-worker.ts. Each file is read in a worker of its own. */
  readonly createWorker: () => Worker;
  /** Stops reading immediately when it is aborted. */
  readonly signal?: AbortSignal;
  /** Called with the share of all files that has been read, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** A file or text that could not be read, and the reason. */
export interface ReadProblem {
  /** The file's name. */
  readonly file: string;
  readonly message: string;
}

/** What the files contain. */
export interface ReadFiles {
  /** A profile per file that has one. `mergeProfiles` joins those of one person. */
  readonly profiles: readonly FoundProfile[];
  /** The first figure that this site saved in a file. */
  readonly figure?: FigureSpec;
  /** The first backup of this site. */
  readonly backup?: File;
  readonly problems: readonly ReadProblem[];
}

/**
 * Reads a person's files one after the other. Rejects only if `signal` is aborted; a file that cannot be read is among
 * the problems.
 */
export async function readProfile(
  files: readonly File[],
  { createWorker, signal, onProgress }: ReadOptions,
): Promise<ReadFiles> {
  const results: { readonly file: File; readonly result: ImportResult }[] = [];
  for (const [index, file] of files.entries()) {
    signal?.throwIfAborted();
    const reportShare = (share: number) => onProgress?.((index + share) / files.length);
    results.push({ file, result: await readInWorker(file, createWorker(), signal, reportShare) });
    reportShare(1);
  }
  const [figure] = results.flatMap(({ result }) => (result.kind === "figure" ? result.spec : []));
  const [backup] = results.flatMap(({ file, result }) => (result.kind === "backup" ? file : []));
  return {
    profiles: results.flatMap(({ result }) => (result.kind === "profile" ? result.profile : [])),
    ...(figure && { figure }),
    ...(backup && { backup }),
    problems: results.flatMap(({ file, result }) =>
      result.kind === "error" ? { file: file.name, message: IMPORT_ERRORS[result.error] } : [],
    ),
  };
}

function readInWorker(
  file: File,
  worker: Worker,
  signal: AbortSignal | undefined,
  onProgress: (share: number) => void,
): Promise<ImportResult> {
  let timeout: ReturnType<typeof setTimeout> | undefined;
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
          timeout = undefined;
          return;
        case "reading":
          clearTimeout(timeout);
          timeout = setTimeout(fail, TIME_LIMIT, "unsafe");
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
