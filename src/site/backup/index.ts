export { BackUpButton, DroppedBackup, RestoreButton } from "./Backup.tsx";
export { StorageNotice } from "./StorageNotice.tsx";
export { useRestore } from "./use-restore.tsx";
