export { BackUpButton, RestoreButton } from "./Backup.tsx";
export { DroppedBackup } from "./DroppedBackup.tsx";
export { StorageNotice } from "./StorageNotice.tsx";
export { useRestore } from "./use-restore.tsx";
