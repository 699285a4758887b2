import { usePageDrop } from "../platform/use-page-drop.ts";
import { useRestore } from "./use-restore.tsx";

/** Restores a backup that is dropped anywhere on the page. */
export function DroppedBackup() {
  const { restoreFile, question } = useRestore();
  usePageDrop(([file]) => file && void restoreFile(file));
  return question;
}
