import { useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { countDownload, downloadRight, isPaid } from "../../domain/entitlement.ts";
import { describeRemaining, PLAN, remainingDownloads } from "../../domain/plans.ts";
import { type ReturnFocus, useToast } from "../../index.ts";
import { openerOrMain } from "../layout/opener-or-main.ts";
import { useLatest } from "../platform/use-latest.ts";
import { lazyPart } from "../router/lazy-part.tsx";
import { useStore } from "../store/use-store.ts";
import { DownloadDialog } from "./DownloadDialog.tsx";
import { useFigureFile } from "./use-figure-file.tsx";

/** Lazily loaded, because the dialog works without it: each format describes its use. */
const DownloadPreview = lazyPart(() => import("./DownloadPreview.tsx").then((module) => module.DownloadPreview), {
  fallback: null,
  hideError: true,
});

interface DownloadFlowProps {
  figure: CollectedFigure;
  open: boolean;
  onClose: () => void;
  /** Called on "No downloads left": closes this dialog and opens the plans. */
  onSeePlans: () => void;
  /** @default the control that opened it */
  returnFocus?: ReturnFocus | undefined;
}

/** The download of one figure: format, file and cost. */
export function DownloadFlow({
  figure: shown,
  open,
  onClose,
  onSeePlans,
  returnFocus = openerOrMain,
}: DownloadFlowProps) {
  const { figures, planUse } = useStore();
  const { showToast } = useToast();
  const [error, setError] = useState<string>();
  const [hasCode, setHasCode] = useState(false);
  const openedId = useLatest(open ? shown.id : undefined);

  const stored = figures.find(({ id }) => id === shown.id);
  const figure: CollectedFigure = { ...shown, payment: stored?.payment ?? shown.payment };
  const right = downloadRight(figure, planUse);
  // The figure as in the file: without the watermark, unless no download is left.
  const [counted] = countDownload(figure, planUse);
  // The preview can be printed or captured, so it has the figure's current payment.
  const previewed: CollectedFigure = right === "none" ? { ...figure, payment: "unpaid" } : figure;

  // The file is still created after the dialog closes; a toast then reports a failure.
  const { busy, save, print } = useFigureFile({
    onProblem: ({ id }, problem) => {
      if (openedId.current === id) setError(problem);
      else showToast(problem, { variant: "warning" });
    },
    // Before the file is saved, so that focus returns to the opener and not to a dialog behind the browser's.
    onCounted: ({ id }) => {
      if (openedId.current === id) close();
    },
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
      onPrint={() => make(print)}
    />
  );
}
