/** Why changes are not saved on this device. */
export type StorageErrorCode =
  /** The browser stores nothing for this site. */
  | "refused"
  /** The device's storage is full. */
  | "full"
  /** Another tab has an older version open. */
  | "blocked"
  /** The database was written by a newer version of the site. */
  | "newer"
  | "failed";

/** What to do if a change could not be stored. */
export const STORE_AGAIN = "Try again; if this device is full, free up space first.";

/** Converts an error from the browser's storage to our error code. */
export function toStorageErrorCode(error: unknown): StorageErrorCode {
  switch (error instanceof Error || error instanceof DOMException ? error.name : "") {
    case "QuotaExceededError":
      return "full";
    case "BlockedError":
      return "blocked";
    case "VersionError":
      return "newer";
    case "SecurityError":
    case "InvalidStateError":
    case "NotAllowedError":
    case "TypeError":
    case "ReferenceError":
      return "refused";
    default:
      return "failed";
  }
}
