import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { announce, Button, type ButtonProps, toast } from "../../index.ts";
import { lazyPart } from "../layout/lazy-part.tsx";
import { FileButton } from "../platform/FileButton.tsx";
import { showFetchError } from "../platform/fetch-error.ts";
import { saveFile } from "../platform/save-file.ts";
import { useBusy } from "../platform/use-busy.ts";
import { useLastDefined } from "../platform/use-latest.ts";
import { usePageDrop } from "../platform/use-page-drop.ts";
import type { AccountPart, Backup } from "./backup.ts";

/** Fetches everything that a backup and a restore need. */
const loadBackup = () => import("./backup-code.ts");

const RestoreQuestion = lazyPart(() => loadBackup().then((module) => module.RestoreQuestion), { fallback: null });

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
        variant: "error",
      });
  };
  return (
    <Button {...props} isBusy={isBusy} onClick={() => void run(backUp)}>
      <Download aria-hidden />
      Back up
    </Button>
  );
}

/**
 * Restores a backup file. Render `question`, the dialog that asks before the profile or settings are replaced. `busy`
 * is true while a file is being restored; thousands of figures take seconds.
 */
export function useRestore() {
  const [asked, setAsked] = useState<{ backup: Backup; conflicts: readonly AccountPart[] }>();
  const shown = useLastDefined(asked);
  const [busy, setBusy] = useState(false);
  const whileBusy = async (work: Promise<unknown>) => {
    setBusy(true);
    announce("Restoring…");
    await work.finally(() => setBusy(false));
  };
  const restore = async (backup: Backup, parts: readonly AccountPart[]) => {
    const { restoreBackup, restoredMessage } = await loadBackup();
    const restored = await restoreBackup(backup, parts);
    toast(restoredMessage(restored), {
      variant: restored?.isSaved && restored.leftOut === 0 ? "success" : "warning",
    });
  };
  const read = async (file: File) => {
    const loaded = await loadBackup().catch(() => undefined);
    if (!loaded) return showFetchError();
    const backup = await loaded.readBackup(file).catch(() => "damaged" as const);
    if (typeof backup === "string") return toast(loaded.BACKUP_ERRORS[backup], { variant: "error" });
    const conflicts = await loaded.conflictsOf(backup);
    if (conflicts.length === 0) return restore(backup, []);
    setAsked({ backup, conflicts });
  };
  return {
    busy,
    restoreFile: (file: File) => whileBusy(read(file)),
    question: shown ? (
      <RestoreQuestion
        open={asked !== undefined}
        what={shown.conflicts.join(" and ")}
        onAnswer={(isReplaced) => {
          setAsked(undefined);
          void whileBusy(restore(shown.backup, isReplaced ? shown.conflicts : []));
        }}
        onCancel={() => {
          setAsked(undefined);
          toast("Nothing was restored.");
        }}
      />
    ) : null,
  };
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
