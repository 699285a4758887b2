import type { FigureSpec } from "../figure/schema/spec.ts";
import type { FoundProfile } from "./found-profile.ts";
import type { IMPORT_ERRORS } from "./messages.ts";

export type ImportError = keyof typeof IMPORT_ERRORS;

export type ImportResult =
  | { readonly kind: "profile"; readonly profile: FoundProfile }
  /** A figure from a file that this site saved. A file never contains a payment. */
  | { readonly kind: "figure"; readonly spec: FigureSpec }
  /** A backup of this site. The page restores it. */
  | { readonly kind: "backup" }
  | { readonly kind: "error"; readonly error: ImportError };

export const failed = (error: ImportError): ImportResult => ({ kind: "error", error });

export interface ReaderContext {
  /** Called with the share of the file that has been read, from 0 to 1, if it is known. */
  readonly onProgress: (share: number) => void;
  /** Called with each fetch of code that the reader waits for. Its time does not count toward the limit. */
  readonly onFetch?: (fetched: Promise<unknown>) => void;
}

/** A function that reads one kind of file. It throws only unexpected errors, which the caller reports as "damaged". */
export type Reader = (bytes: Uint8Array, context: ReaderContext) => Promise<ImportResult>;
