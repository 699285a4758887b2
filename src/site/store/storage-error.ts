/** Why changes cannot be kept on this device. */
export type StorageErrorCode =
  /** The browser keeps nothing for this site. */
  | "refused"
  /** No room is left. */
  | "full"
  /** Another tab holds an older version open. */
  | "blocked"
  /** The database was written by a newer version of the site. */
  | "newer"
  /** A change waits for a database that does not answer yet. */
  | "slow"
  | "failed";

/** What an error of the browser's storage means. */
export function toStorageErrorCode(error: unknown): StorageErrorCode {
  switch (error instanceof Error || error instanceof DOMException ? error.name : "") {
    case "QuotaExceededError":
      return "full";
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
