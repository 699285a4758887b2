import type { ImportError } from "../../src/import/reader.ts";

export interface HostileFile {
  readonly title: string;
  readonly make: () => Uint8Array;
  /** The error for the file, or the texts that are still read from it. */
  readonly expected: ImportError | "figure" | { readonly name?: string; readonly title?: string };
}
