import type { FoundProfile } from "../../domain/found-profile.ts";
import type { FigureSpec } from "../../figure.ts";
import type { IMPORT_ERRORS } from "./messages.ts";

export type ImportError = keyof typeof IMPORT_ERRORS;

export type ImportResult =
  | { readonly kind: "profile"; readonly profile: FoundProfile }
  /** A figure that was saved here. It is never paid for. */
  | { readonly kind: "figure"; readonly spec: FigureSpec }
  /** Our backup: the page hands the file to Restore. */
  | { readonly kind: "backup" }
  | { readonly kind: "error"; readonly error: ImportError };

export const failed = (error: ImportError): ImportResult => ({ kind: "error", error });

export interface ReaderContext {
  /** Called with the share that is read, 0 to 1, if it is known. */
  readonly onProgress: (share: number) => void;
  /** Called with each fetch that reading waits for, because network time does not count. */
  readonly onFetch?: (fetched: Promise<unknown>) => void;
}

/** Reads one kind of file. It throws only unexpected errors; the caller reports those as "damaged". */
export type Reader = (bytes: Uint8Array, context: ReaderContext) => Promise<ImportResult>;
