import type { ImportError } from "../../src/site/import/reader.ts";

export interface HostileFile {
  readonly title: string;
  readonly make: () => Uint8Array;
  /** Why it is refused, or which of its texts are still read. */
  readonly expected: ImportError | "figure" | { readonly name?: string; readonly title?: string };
}
