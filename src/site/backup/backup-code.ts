// Bundles what a backup and a restore need into one chunk.
export { BACKUP_ERRORS, backUp, conflictsOf, readBackup, restoreBackup, restoredMessage } from "./backup.ts";
export { RestoreQuestion } from "./RestoreQuestion.tsx";
