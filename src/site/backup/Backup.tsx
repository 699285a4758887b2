import { Download, Upload } from "lucide-react";
import { Button, type ButtonProps, toast } from "../../index.ts";
import { FileButton } from "../platform/FileButton.tsx";
import { showFetchError } from "../platform/fetch-error.ts";
import { saveFile } from "../platform/save-file.ts";
import { useBusy } from "../platform/use-busy.ts";
import { usePageDrop } from "../platform/use-page-drop.ts";
import { loadBackup, useRestore } from "./use-restore.tsx";

/** Button that saves this device's data to a backup file. */
export function BackUpButton(props: Omit<ButtonProps, "children" | "onClick">) {
  const [isBusy, run] = useBusy();
  const backUp = async () => {
    const loaded = await loadBackup().catch(() => undefined);
    if (!loaded) return showFetchError();
    const { file, isRead } = await loaded.backUp();
    if (!saveFile(file)) return;
    if (isRead) toast(`Saved ${file.name}.`, { variant: "success" });
    else
      toast(`${file.name} has only this tab’s data, because the browser’s storage could not be read.`, {
        variant: "warning",
      });
  };
  return (
    <Button {...props} isBusy={isBusy} onClick={() => void run(backUp)}>
      <Download aria-hidden />
      Back up
    </Button>
  );
}

/** Button that restores a backup file. */
export function RestoreButton(props: Omit<ButtonProps, "children" | "onClick">) {
  const { restoreFile, busy, question } = useRestore();
  return (
    <>
      <FileButton
        {...props}
        accept="application/json,.json"
        fieldLabel="Backup file"
        isBusy={busy}
        onFile={(file) => void restoreFile(file)}
      >
        <Upload aria-hidden />
        {busy ? "Restoring…" : "Restore"}
      </FileButton>
      {question}
    </>
  );
}

/** Restores a backup that is dropped anywhere on the page. */
export function DroppedBackup() {
  const { restoreFile, question } = useRestore();
  usePageDrop(([file]) => file && void restoreFile(file));
  return question;
}
