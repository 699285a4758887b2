import { useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { countDownload, downloadRight, isPaid } from "../../domain/entitlement.ts";
import { describeRemaining, PLAN, remainingDownloads } from "../../domain/plans.ts";
import { type ReturnFocus, toast } from "../../index.ts";
import { newestVersion } from "../figure-session/newest-version.ts";
import { useUnsavedDrafts } from "../figure-session/unsaved-drafts.ts";
import { openerOrMain } from "../layout/opener-or-main.ts";
import { useLatest } from "../platform/use-latest.ts";
import { useStore } from "../store/use-store.ts";
import { DownloadDialog } from "./DownloadDialog.tsx";
import { DownloadPreview } from "./DownloadPreview.tsx";
import { useFigureFile } from "./use-figure-file.tsx";
import { useShare } from "./use-share.tsx";

interface DownloadFlowProps {
  figure: CollectedFigure;
  open: boolean;
  onClose: () => void;
  /** Called on "No downloads left": closes this dialog and opens the plans. */
  onSeePlans: () => void;
  /** @default the control that opened it */
  returnFocus?: ReturnFocus | undefined;
}

/** Downloads a figure: offers the formats, creates the file, and counts the download. */
export function DownloadFlow({
  figure: shown,
  open,
  onClose,
  onSeePlans,
  returnFocus = openerOrMain,
}: DownloadFlowProps) {
  const { figures, planUse } = useStore();
  const { share, dialog } = useShare();
  const [error, setError] = useState<string>();
  const [hasCode, setHasCode] = useState(false);
  const openedId = useLatest(open ? shown.id : undefined);

  const stored = figures.find(({ id }) => id === shown.id);
  // A session's figure on screen can be newer than the stored one; a figure stored after this dialog opened is newer.
  const latest = stored && stored.updatedAt !== shown.updatedAt ? stored : shown;
  const figure = newestVersion({ ...latest, payment: (stored ?? shown).payment }, useUnsavedDrafts());
  const right = downloadRight(figure, planUse);
  // The figure as it will be in the file: without the watermark if the plan has downloads left.
  const [counted] = countDownload(figure, planUse);
  // Not `counted`, because the preview can be printed or captured without using a download.
  const previewed: CollectedFigure = right === "none" ? { ...figure, payment: "unpaid" } : figure;

  // If the dialog is closed, the file is created nevertheless, and a toast reports a failure.
  const { busy, save, print } = useFigureFile({
    onProblem: ({ id }, problem) => {
      if (openedId.current === id) setError(problem);
      else toast(problem, { variant: "warning" });
    },
    // Closes the dialog before the browser's dialog for saving opens, so that focus returns to the opener afterward.
    onEnd: ({ id }) => {
      if (openedId.current === id) close();
    },
    onShare: (figure) => void share(figure),
  });
  const close = () => {
    setError(undefined);
    onClose();
  };
  const make = (start: (figure: CollectedFigure) => Promise<void>) => {
    setError(undefined);
    void start(figure);
  };
  const plan = PLAN[planUse.plan];
  const cost = {
    free: null,
    "uses-one": (
      <span key="cost">
        <b>{`${describeRemaining(remainingDownloads(plan, planUse.downloadsUsed))}.`}</b>
        <span> It’s used when the file is made. </span>
      </span>
    ),
    none: <b key="cost">{`No downloads left on ${plan.name}.`}</b>,
  }[right];
  const change = isPaid(figure) !== isPaid(counted) && (
    <span key="change">The saved picture comes without PREVIEW.</span>
  );

  return (
    <>
      <DownloadDialog
        returnFocus={returnFocus}
        open={open}
        onOpenChange={close}
        name={figure.design.spec.name}
        isPaid={isPaid(counted)}
        downloadRight={right}
        onSeePlans={() => {
          setError(undefined);
          onSeePlans();
        }}
        isBusy={busy?.id === figure.id}
        {...(error && { error })}
        remainingNote={(cost || change) && <>{[cost, change]}</>}
        coded={hasCode}
        onCodedChange={setHasCode}
        onDownload={(format) => make(() => save(figure, format, hasCode))}
        renderPreview={(format) => <DownloadPreview figure={previewed} format={format} hasCode={hasCode} />}
        onPrint={"print" in window ? () => make(print) : undefined}
      />
      {dialog}
    </>
  );
}
