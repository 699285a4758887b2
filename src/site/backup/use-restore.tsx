import { useState } from "react";
import { announce, toast } from "../../index.ts";
import { lazyPart } from "../layout/lazy-part.tsx";
import { showFetchError } from "../platform/fetch-error.ts";
import type { AccountPart, Backup } from "./backup.ts";

/** Fetches everything that a backup and a restore need. */
export const loadBackup = () => import("./backup-code.ts");

const RestoreQuestion = lazyPart(() => loadBackup().then((module) => module.RestoreQuestion), { fallback: null });

/**
 * Restores a backup file. Render `question`, the dialog that asks before the profile or settings are replaced. `busy`
 * is true while a file is being restored; thousands of figures take seconds.
 */
export function useRestore() {
  const [asked, setAsked] = useState<{ backup: Backup; conflicts: readonly AccountPart[] }>();
  const [isAsking, setAsking] = useState(false);
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
    if (typeof backup === "string") return toast(loaded.BACKUP_ERRORS[backup], { variant: "warning" });
    const conflicts = await loaded.conflictsOf(backup);
    if (conflicts.length === 0) return restore(backup, []);
    setAsked({ backup, conflicts });
    setAsking(true);
  };
  return {
    busy,
    restoreFile: (file: File) => whileBusy(read(file)),
    question: asked ? (
      <RestoreQuestion
        open={isAsking}
        what={asked.conflicts.join(" and ")}
        onAnswer={(isReplaced) => {
          setAsking(false);
          void whileBusy(restore(asked.backup, isReplaced ? asked.conflicts : []));
        }}
        onCancel={() => {
          setAsking(false);
          toast("Nothing was restored.");
        }}
      />
    ) : null,
  };
}
