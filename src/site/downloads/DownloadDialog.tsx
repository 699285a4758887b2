import { Info, Printer, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { countDownload, downloadRight, isPaid } from "../../domain/entitlement.ts";
import { describeRemaining, PLAN, remainingDownloads } from "../../domain/plans.ts";
import { hasCodeOption, type PictureFormat } from "../../figure/schema/picture-format.ts";
import {
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  DownloadButton,
  type ReturnFocus,
  toast,
} from "../../index.ts";
import { newestVersion } from "../figure-session/newest-version.ts";
import { useUnsavedDrafts } from "../figure-session/unsaved-drafts.ts";
import { openerOrMain } from "../layout/focus.ts";
import { SiteDialog } from "../layout/SiteDialog.tsx";
import { useLatest } from "../platform/use-latest.ts";
import { useStore } from "../store/store.ts";
import { describeFormat, FormatCards, LETTERING } from "./FormatCards.tsx";
import { PicturePreview } from "./PicturePreview.tsx";
import { useFigureFile } from "./use-figure-file.tsx";
import { useShare } from "./use-share.tsx";

interface DownloadDialogProps {
  figure: CollectedFigure;
  open: boolean;
  onClose: () => void;
  /** Called on "No downloads left": closes this dialog and opens the plans. */
  onSeePlans: () => void;
  /** @default the control that opened it */
  returnFocus?: ReturnFocus | undefined;
}

/** A dialog to download a figure: offers the formats, creates the file, and counts the download. */
export function DownloadDialog({
  figure: shown,
  open,
  onClose,
  onSeePlans,
  returnFocus = openerOrMain,
}: DownloadDialogProps) {
  const { figures, planUse } = useStore();
  const { share, dialog } = useShare();
  const [format, setFormat] = useState<PictureFormat>("post");
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
      else toast(problem, { variant: "error" });
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
  const seePlans = () => {
    setError(undefined);
    onSeePlans();
  };
  const make = (start: () => Promise<void>) => {
    setError(undefined);
    void start();
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

  const isBusy = busy?.id === figure.id;

  return (
    <>
      <SiteDialog open={open} onOpenChange={close}>
        <DialogContent
          heading="Download"
          description={<bdi>{figure.design.spec.name}</bdi>}
          size="lg"
          returnFocus={returnFocus}
        >
          <div className="pf:@container pf:[&_*]:scroll-my-28">
            <div className="pf:grid pf:grid-cols-1 pf:gap-4 pf:@min-[36rem]:grid-cols-2">
              {/* At least as high as the list of formats. */}
              <div className="pf:relative pf:h-50 pf:rounded-md pf:bg-sunken pf:@min-[36rem]:h-auto pf:@min-[36rem]:min-h-80">
                <div className="pf:absolute pf:inset-0 pf:p-3 pf:[&>svg]:size-full">
                  <PicturePreview figure={previewed} format={format} hasCode={hasCode} />
                </div>
              </div>
              <FormatCards value={format} onValueChange={setFormat} />
            </div>
            {/* Hidden from screen readers, which read these texts with each format. */}
            <p aria-hidden className="pf:text-muted pf:text-small">
              <span className="pf:block pf:pt-2 pf:sm:hidden">{describeFormat(format)}</span>
              {format === "drawing" ? <span className="pf:block pf:pt-2">{LETTERING}</span> : null}
            </p>
          </div>
          {hasCodeOption(format) ? (
            <Checkbox
              label="Add a QR code"
              description="It opens the figure when someone scans it."
              checked={hasCode}
              onCheckedChange={setHasCode}
            />
          ) : null}
          {isPaid(counted) ? null : (
            <p className="pf:notice">
              <Info aria-hidden className="pf:size-5 pf:shrink-0" />
              <span>The picture has the PREVIEW watermark until you buy the figure.</span>
            </p>
          )}
          {/* Always rendered, because a live region announces only later changes. Takes no row when empty. */}
          <div aria-live="polite" className="pf:grid pf:gap-4 pf:empty:absolute">
            {cost || change ? <p className="pf:text-muted pf:text-small pf:[&_b]:text-ink">{[cost, change]}</p> : null}
            {error ? (
              <p className="pf:flex pf:items-center pf:gap-2 pf:font-semibold pf:text-danger pf:text-small pf:leading-snug">
                <TriangleAlert aria-hidden className="pf:size-5 pf:shrink-0" />
                <span>{error}</span>
              </p>
            ) : null}
          </div>
          {/* Sticky and over the radio buttons, so that the buttons are always visible and can be pressed. */}
          <DialogActions className="pf:z-20 pf:-mb-5 pf:bg-surface pf:pb-5 pf:tall:sticky pf:-bottom-6">
            <DownloadButton
              variant="primary"
              isBusy={isBusy}
              onDownload={() => make(() => save(figure, format, hasCode))}
              onSeePlans={right === "none" ? seePlans : undefined}
              labels={{ download: isBusy ? "Making the picture…" : "Download" }}
            />
            {"print" in window && right !== "none" ? (
              <Button
                aria-disabled={isBusy}
                onClick={() => !isBusy && make(() => print(figure, hasCode && hasCodeOption(format)))}
              >
                <Printer aria-hidden />
                Print card
              </Button>
            ) : null}
          </DialogActions>
        </DialogContent>
      </SiteDialog>
      {dialog}
    </>
  );
}
