import { useState } from "react";
import { saveFile } from "../../browser/save-file.ts";
import { type CollectedFigure, downloadRight } from "../../domain/collected-figure.ts";
import type { PictureFormat } from "../../domain/picture-format.ts";
import { describeRemaining, PLAN, remainingDownloads } from "../../domain/plans.ts";
import { DownloadDialog } from "../../index.ts";
import { useStatus } from "../status.tsx";
import { recordDownload } from "../store/actions.ts";
import { useKept } from "../store/use-kept.ts";

const NONE_LEFT = "No downloads are left on your plan. Nothing was saved.";
const GONE = "This figure was deleted in another tab. Nothing was saved.";
const NOT_MADE = "The picture could not be made. Check your connection and try again.";
const NOT_LOADED = "The card could not be made. Check your connection and try again.";

/** The download of one figure: its format, its making, and what it costs. On show while there is a figure. */
export function DownloadFlow({ figure, onClose }: { figure: CollectedFigure | undefined; onClose: () => void }) {
  const { planUse } = useKept();
  const { notify } = useStatus();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  // The dialog keeps its figure while it leaves.
  const [last, setLast] = useState(figure);
  if (figure && figure !== last) setLast(figure);
  const shown = figure ?? last;
  if (!shown) return null;

  const close = () => {
    setError(undefined);
    onClose();
  };
  const download = async (format: PictureFormat) => {
    setError(undefined);
    setBusy(true);
    try {
      const { drawFile } = await import("../export/draw-file.tsx");
      const file = await drawFile(shown.design.spec, true, format);
      const grant = await recordDownload(shown.id);
      if (grant !== "granted") return setError(grant === "gone" ? GONE : NONE_LEFT);
      saveFile(file);
      close();
      notify(`${file.name} is on its way to your downloads.`, "success");
    } catch {
      setError(NOT_MADE);
    } finally {
      setBusy(false);
    }
  };
  const print = () => {
    setError(undefined);
    void import("./print-card.tsx").then(
      ({ printCard }) => {
        // First, so that focus returns to what opened it, not to a dialog behind the browser's own.
        close();
        return printCard(shown.design, true);
      },
      () => setError(NOT_LOADED),
    );
  };
  const remaining = remainingDownloads(PLAN[planUse.plan], planUse.downloadsUsed);
  return (
    <DownloadDialog
      open={figure !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      name={shown.design.spec.name}
      isPaid
      isBusy={isBusy}
      {...(error && { error })}
      {...(downloadRight(shown, planUse) === "uses-one" && {
        remainingNote: (
          <>
            <b>{describeRemaining(remaining)}.</b> It counts once the file is made.
          </>
        ),
      })}
      onDownload={(format) => void download(format)}
      onPrint={print}
    />
  );
}
