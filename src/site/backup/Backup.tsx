import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonProps, useToast } from "../../index.ts";
import { FileButton } from "../platform/FileButton.tsx";
import { saveFile } from "../platform/save-file.ts";
import { lazyPart, preloadWhenIdle } from "../shell/lazy-part.tsx";
import { useFetchErrorToast } from "../shell/use-fetch-error-toast.ts";
import type { AccountPart, Backup } from "../store/backup.ts";
import { store } from "../store/store.ts";

const loadBackup = () => import("../store/backup.ts");
preloadWhenIdle(loadBackup);

/** Saves everything on this device to one file. */
export function BackUpButton(props: Omit<ButtonProps, "children" | "onClick">) {
  const { showToast } = useToast();
  const showFetchError = useFetchErrorToast();
  return (
    <Button
      {...props}
      onClick={async () => {
        const loaded = await loadBackup().catch(() => undefined);
        if (!loaded) return showFetchError();
        const state = await store.ready();
        const file = loaded.makeBackup(state, new Date());
        saveFile(file);
        if (state.isRead) showToast(`${file.name} is on its way to your downloads.`, { tone: "success" });
        else
          showToast(`${file.name} holds only what this tab shows: the browser’s storage could not be read.`, {
            tone: "warning",
          });
      }}
    >
      <Download aria-hidden />
      Back up
    </Button>
  );
}

const RestoreQuestion = lazyPart(() => import("./RestoreQuestion.tsx").then((module) => module.RestoreQuestion), {
  fallback: null,
});

/** Puts the figures of a backup beside those that are here; asks where it would replace what the person set. */
export function RestoreButton(props: Omit<ButtonProps, "children" | "onClick">) {
  const { showToast } = useToast();
  const showFetchError = useFetchErrorToast();
  const [asked, setAsked] = useState<{ backup: Backup; conflicts: readonly AccountPart[] }>();
  const [isAsking, setAsking] = useState(false);
  const open = async (file: File) => {
    const loaded = await loadBackup().catch(() => undefined);
    if (!loaded) return showFetchError();
    const backup = await loaded.readBackup(file).catch(() => "damaged" as const);
    if (typeof backup === "string") return showToast(loaded.BACKUP_ERRORS[backup], { tone: "warning" });
    const conflicts = loaded.conflictsOf(backup, await store.ready());
    if (conflicts.length === 0) return restore(backup, []);
    setAsked({ backup, conflicts });
    setAsking(true);
  };
  const restore = async (backup: Backup, parts: readonly AccountPart[]) => {
    const { restoreBackup, restoredMessage } = await loadBackup();
    const restored = await restoreBackup(backup, parts);
    showToast(restoredMessage(restored), { tone: restored.isSaved ? "success" : "warning" });
  };
  return (
    <>
      <FileButton
        {...props}
        accept="application/json,.json"
        fieldLabel="Backup file"
        onFile={(file) => void open(file)}
      >
        <Upload aria-hidden />
        Restore
      </FileButton>
      {asked ? (
        <RestoreQuestion
          open={isAsking}
          what={asked.conflicts.join(" and ")}
          onAnswer={(isReplaced) => {
            setAsking(false);
            void restore(asked.backup, isReplaced ? asked.conflicts : []);
          }}
          onCancel={() => {
            setAsking(false);
            showToast("Nothing was restored.");
          }}
        />
      ) : null}
    </>
  );
}
