export { BackUpButton, RestoreButton } from "./Backup.tsx";
export { StorageNotice } from "./StorageNotice.tsx";
