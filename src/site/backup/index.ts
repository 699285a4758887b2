export { BackUpButton, DroppedBackup, RestoreButton, useRestore } from "./Backup.tsx";
export { StorageNotice } from "./StorageNotice.tsx";
