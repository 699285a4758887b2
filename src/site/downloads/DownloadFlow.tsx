import { useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { countDownload, downloadRight, isPaid } from "../../domain/entitlement.ts";
import { describeRemaining, PLAN, remainingDownloads } from "../../domain/plans.ts";
import type { PictureFormat } from "../../figure/schema/picture-format.ts";
import { DownloadDialog, type FinalFocus, useToast } from "../../index.ts";
import { openerOrMain } from "../layout/opener-or-main.ts";
import { ScrambledPictureError } from "../platform/canvas.ts";
import { saveFile } from "../platform/save-file.ts";
import { useLatest } from "../platform/use-latest.ts";
import { lazyPart } from "../router/lazy-part.tsx";
import { useStore } from "../store/use-store.ts";
import { COUNTED_HERE, recordDownload } from "./count.ts";

/** Lazily loaded, because the dialog is complete without it: each format says in words what it is for. */
const DownloadPreview = lazyPart(() => import("./DownloadPreview.tsx").then((module) => module.DownloadPreview), {
  fallback: null,
  hideError: true,
});

const REFUSED = {
  none: "No downloads are left on your plan. Nothing was saved.",
  deleted: "This figure was deleted in another tab. Nothing was saved.",
  unwritten: "This device could not count the download, so nothing was saved. Make room, then try again.",
};
const ADVICE = "Check your connection and try again. If that does not help, reload the page.";

interface DownloadFlowProps {
  figure: CollectedFigure;
  open: boolean;
  onClose: () => void;
  /** Called on "No downloads left": closes this and opens the plans. */
  onSeePlans: () => void;
  /** @default what opened it */
  finalFocus?: FinalFocus | undefined;
}

/** The download of one figure: its format, its file, and what it costs. */
export function DownloadFlow({
  figure: shown,
  open,
  onClose,
  onSeePlans,
  finalFocus = openerOrMain,
}: DownloadFlowProps) {
  const { figures, planUse } = useStore();
  const { showToast } = useToast();
  /** Whose file is being made. */
  const [busyId, setBusyId] = useState<string>();
  const [error, setError] = useState<string>();
  const [hasCode, setHasCode] = useState(false);
  const openedId = useLatest(open ? shown.id : undefined);

  const stored = figures.find(({ id }) => id === shown.id);
  const figure: CollectedFigure = { ...shown, payment: stored?.payment ?? shown.payment };
  const right = downloadRight(figure, planUse);
  // The figure as its file shows it: without the watermark, unless no download is left.
  const [counted] = countDownload(figure, planUse);
  // The preview can be printed or captured, so it shows what is paid now.
  const previewed: CollectedFigure = right === "none" ? { ...figure, payment: "unpaid" } : figure;

  const download = async (format: PictureFormat) => {
    const counting = await makeAndCount("picture", async () => {
      const { drawFile } = await import("./draw-file.tsx");
      return drawFile(counted, format, hasCode);
    });
    if (!counting) return;
    const { made: file, isInTab } = counting;
    saveFile(file);
    showToast(
      <>
        <bdi>{file.name}</bdi> is on its way to your downloads.{isInTab ? ` ${COUNTED_HERE}` : null}
      </>,
      { tone: isInTab ? "warning" : "success" },
    );
  };
  /**
   * Makes something with the dialog busy, counts it as a download, and closes the dialog. Where it cannot be made, or
   * may not be downloaded, it says so and resolves to undefined.
   */
  const makeAndCount = async <Made,>(noun: string, make: () => Promise<Made>) => {
    setBusyId(figure.id);
    setError(undefined);
    try {
      const made = await make();
      const { right, isInTab } = await recordDownload(figure.id);
      if (right !== "free" && right !== "uses-one") return void report(REFUSED[right]);
      // Before the file is saved, so that focus returns to what opened the dialog, not to a dialog behind the browser's own.
      if (openedId.current === figure.id) close();
      return { made, isInTab };
    } catch (reason) {
      report(reason instanceof ScrambledPictureError ? reason.message : `The ${noun} could not be made. ${ADVICE}`);
      return undefined;
    } finally {
      setBusyId((now) => (now === figure.id ? undefined : now));
    }
  };
  const print = async () => {
    const counting = await makeAndCount("print card", async () => {
      const { preparePrint } = await import("./print-card.tsx");
      return preparePrint(counted);
    });
    await counting?.made();
    if (counting?.isInTab) showToast(COUNTED_HERE, { tone: "warning" });
  };
  // Making goes on when the dialog is closed: a failure is then reported in a toast.
  const report = (problem: string) => {
    if (openedId.current === figure.id) setError(problem);
    else showToast(problem, { tone: "warning" });
  };
  const close = () => {
    setError(undefined);
    onClose();
  };
  const plan = PLAN[planUse.plan];
  const cost = {
    free: null,
    "uses-one": (
      <span key="cost">
        <b>{`${describeRemaining(remainingDownloads(plan, planUse.downloadsUsed))}.`}</b>
        <span> It counts once the file is made. </span>
      </span>
    ),
    none: <b key="cost">{`No downloads left on ${plan.name}.`}</b>,
  }[right];
  const change = isPaid(figure) !== isPaid(counted) && (
    <span key="change">The saved picture comes without PREVIEW.</span>
  );

  return (
    <DownloadDialog
      finalFocus={finalFocus}
      open={open}
      onOpenChange={close}
      name={figure.design.spec.name}
      isPaid={isPaid(counted)}
      downloadRight={right}
      onSeePlans={() => {
        setError(undefined);
        onSeePlans();
      }}
      busy={busyId === figure.id}
      {...(error && { error })}
      remainingNote={(cost || change) && <>{[cost, change]}</>}
      coded={hasCode}
      onCodedChange={setHasCode}
      onDownload={(format) => void download(format)}
      renderPreview={(format) => <DownloadPreview figure={previewed} format={format} hasCode={hasCode} />}
      onPrint={() => void print()}
    />
  );
}
