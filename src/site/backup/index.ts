import { lazyPart } from "../layout/lazy-part.tsx";
import { whenIdle } from "../platform/when-idle.ts";

export { BackUpButton, RestoreButton } from "./Backup.tsx";
export { StorageNotice } from "./StorageNotice.tsx";
export { useRestore } from "./use-restore.tsx";

/** Loaded when the page is idle, because nothing is visible until a file is dropped. */
async function loadDroppedBackup() {
  await whenIdle();
  return (await import("./DroppedBackup.tsx")).DroppedBackup;
}
export const DroppedBackup = lazyPart(loadDroppedBackup, { fallback: null, hideError: true });
