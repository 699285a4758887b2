import { Download, Upload } from "lucide-react";
import { saveFile } from "../../browser/save-file.ts";
import { Button, type ButtonProps } from "../../index.ts";
import { useStatus } from "../status.tsx";
import { BACKUP_ERRORS, makeBackup, readBackup, restoreBackup } from "../store/backup.ts";
import { store } from "../store/store.ts";
import { FileButton } from "./FileButton.tsx";

/** Saves everything that is kept here to one file. */
export function BackUpButton(props: Omit<ButtonProps, "children" | "onClick">) {
  const { notify } = useStatus();
  return (
    <Button
      {...props}
      onClick={() => {
        const file = makeBackup(store.read(), new Date());
        saveFile(file);
        notify(`${file.name} is on its way to your downloads.`, "success");
      }}
    >
      <Download aria-hidden />
      Back up
    </Button>
  );
}

/** Puts the figures of a backup beside those that are here. */
export function RestoreButton(props: Omit<ButtonProps, "children" | "onClick">) {
  const { notify } = useStatus();
  const restore = async (file: File) => {
    const backup = await readBackup(file).catch(() => "damaged" as const);
    if (typeof backup === "string") return notify(BACKUP_ERRORS[backup], "warning");
    const { added } = await restoreBackup(backup);
    const here = backup.figures.length - added;
    notify(
      `${added} ${added === 1 ? "figure" : "figures"} restored, unpaid as drafts.${here ? ` ${here} already here stayed as they are.` : ""}`,
      "success",
    );
  };
  return (
    <FileButton
      {...props}
      accept="application/json,.json"
      fieldLabel="Backup file"
      onFile={(file) => void restore(file)}
    >
      <Upload aria-hidden />
      Restore
    </FileButton>
  );
}
