import { whenIdle } from "../platform/when-idle.ts";
import { lazyPart } from "../shell/lazy-part.tsx";

export { BackUpButton, RestoreButton } from "./Backup.tsx";
export { StorageNotice } from "./StorageNotice.tsx";
export { useRestore } from "./use-restore.tsx";

/** Lazily loaded, because nothing of it is visible before a drop. */
export const DroppedBackup = lazyPart(
  // Nobody drops a file before the page has loaded.
  () =>
    whenIdle()
      .then(() => import("./DroppedBackup.tsx"))
      .then((module) => module.DroppedBackup),
  {
    fallback: null,
    hideError: true,
  },
);
