import type { FoundProfile } from "../../domain/found-profile.ts";
import type { FigureSpec } from "../../index.ts";

/** Why nothing was taken from a file (`messages.ts` has the sentences). */
export type ImportError =
  /** A PDF that LinkedIn did not make. */
  | "notLinkedIn"
  /** A ZIP with none of the three files of a data copy. */
  | "noProfile"
  /** A ZIP that has no table in it, but another ZIP or a PDF. */
  | "packedInside"
  /** Larger, deeper or longer than any honest file, or made to break its reader. */
  | "unsafe"
  | "damaged"
  /** Behind a password. */
  | "locked"
  | "empty"
  /** A PDF of pictures: it holds no text. */
  | "scan"
  /** A picture that carries no figure. */
  | "pictureWithoutFigure"
  /** A picture whose QR code cannot be looked for: the browser scrambles what is read of pictures. */
  | "scrambled"
  /** A picture whose QR code and metadata hold different figures. */
  | "severalFigures"
  /** One file with the names of several people. */
  | "severalPeople"
  /** Not a kind of file that is read here. */
  | "unknownKind"
  /** pdf.js could not be fetched. */
  | "pdfOffline"
  /** The file's reader could not be fetched. */
  | "offline";

export type ImportResult =
  | { readonly kind: "profile"; readonly profile: FoundProfile }
  /** A figure that was saved here. It is never paid for. */
  | { readonly kind: "figure"; readonly spec: FigureSpec }
  /** Our backup: the page hands the file to Restore. */
  | { readonly kind: "backup" }
  | { readonly kind: "error"; readonly error: ImportError };

export interface ReaderContext {
  /** Called with the share that is read, 0 to 1, where it is known. */
  readonly onProgress: (share: number) => void;
  /** Called with what is fetched of the site before it goes on: the network's time is not the file's. */
  readonly onFetch?: (fetched: Promise<unknown>) => void;
}

/** Reads one kind of file. It throws only on what it did not foresee; the caller reports that as "damaged". */
export type Reader = (bytes: Uint8Array, context: ReaderContext) => Promise<ImportResult>;
