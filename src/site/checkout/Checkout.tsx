import { Share } from "lucide-react";
import { useRef, useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { downloadRight, isPaid } from "../../domain/entitlement.ts";
import { PLAN, type PlanId, remainingDownloads, SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import { Button, ButtonLink, DownloadButton, toast } from "../../index.ts";
import { useFigureFile, useShare } from "../downloads/index.ts";
import { createFigureSession, type FigureSession, useFigureSession } from "../figure-session/figure-session.ts";
import { openFigure } from "../figure-session/newest-version.ts";
import { openerOrMain } from "../layout/opener-or-main.ts";
import { renderSiteLink } from "../layout/SiteLink.tsx";
import { useLatest } from "../platform/use-latest.ts";
import { useVisit } from "../platform/visit.ts";
import { useStore } from "../store/use-store.ts";
import { Caption } from "./Caption.tsx";
import { CheckoutBox } from "./CheckoutBox.tsx";
import { CheckoutDialog } from "./CheckoutDialog.tsx";
import { useDownload } from "./dialog-context.ts";

const IN_TAB =
  "It is in your collection in this tab only, because this browser could not save it. Download it before you close the tab.";

/** Formats that have a download button in the checkout. */
const POSTS = [
  ["landscape", "LinkedIn post picture"],
  ["profile", "Profile picture"],
] as const;

interface CheckoutProps {
  figure: FigureSession | CollectedFigure;
  open: boolean;
  onClose: () => void;
}

/**
 * The demo checkout for one figure; no payment is taken. On Confirm, the figure is added to the collection and can be
 * shared and downloaded.
 */
export function Checkout({ figure, open, onClose }: CheckoutProps) {
  const session = useSessionOf(figure);
  const { figure: design, boughtId } = useFigureSession(session);
  const { spec } = design;
  const { figures, planUse } = useStore();
  /** Whether the purchase is not stored on the device yet. */
  const [isInTab, setInTab] = useState(false);
  const visit = useVisit();
  const isOpenNow = useLatest(open);
  const bought = figures.find(({ id }) => id === boughtId);
  const opener = useRef<HTMLElement>(null);
  /** Where focus returns: the control that opened the checkout or, if the purchase removed it, the download button. */
  const focusAfter = () => openerOrMain(opener.current?.isConnected ? opener.current : downloadButtonOf(bought));
  const download = useDownload(bought, focusAfter);
  const { share, sharing, dialog } = useShare();
  const { busy, save } = useFigureFile({
    onProblem: (_, problem) => toast(problem, { variant: "warning" }),
    onShare: (figure) => void share(figure),
  });
  const payment = bought?.payment ?? "unpaid";
  const selectedPlan = visit.plan && PLAN[visit.plan];
  const isAvailable = selectedPlan !== undefined && remainingDownloads(selectedPlan, planUse.downloadsUsed) > 0;
  const buy = async (plan?: PlanId) => {
    const done = await session.buy(plan);
    if (!done) {
      onClose();
      toast("This device could not save your figure, so nothing was bought. Free up space, then try again.", {
        variant: "warning",
      });
      return;
    }
    setInTab(!done.isSaved);
    void done.whenStored.then(() => setInTab(false));
    visit.plan = undefined;
    if (done.result.isSecond) toast("The draft was changed in another tab, so yours was bought as a second figure.");
    if (isOpenNow.current) return;
    const where = done.isSaved ? "Find it in your collection." : IN_TAB;
    const switched = plan ? ` You are on ${PLAN[plan].name} now. This demo charges nothing.` : "";
    toast(
      <>
        <bdi>{spec.name}</bdi>
        {` is yours. ${where}${switched}`}
      </>,
      { variant: done.isSaved ? "success" : "warning" },
    );
  };
  return (
    <>
      <CheckoutDialog
        returnFocus={(previous) => {
          opener.current = previous;
          return focusAfter();
        }}
        open={open}
        onOpenChange={onClose}
        figure={spec}
        priceCents={SINGLE_FIGURE_CENTS}
        picture={<CheckoutBox figure={{ design, payment }} />}
        done={isPaid({ payment })}
        plan={isAvailable ? selectedPlan : undefined}
        {...(selectedPlan &&
          !isAvailable && { planNote: `${selectedPlan.name} has no downloads left, so it is not offered here.` })}
        {...(isInTab && { doneNote: IN_TAB })}
        onConfirm={(plan) => void buy(plan?.id)}
        doneActions={
          bought ? (
            <>
              <Button variant="primary" isBusy={sharing.includes(bought.id)} onClick={() => void share(bought)}>
                <Share aria-hidden />
                Share
              </Button>
              {/* Only if they are free; otherwise, the download dialog shows the cost first. */}
              {downloadRight(bought, planUse) === "free"
                ? POSTS.map(([format, label]) => (
                    <Button key={format} isBusy={busy?.file === format} onClick={() => void save(bought, format)}>
                      {label}
                    </Button>
                  ))
                : null}
              <DownloadButton {...download} />
              <ButtonLink href="/dashboard" renderLink={renderSiteLink} onClick={onClose}>
                View Dashboard
              </ButtonLink>
            </>
          ) : null
        }
        doneContent={<Caption spec={spec} />}
      />
      {dialog}
    </>
  );
}

/** The session of the figure that is being edited, or a new session for a draft in the collection, as Resume opens it. */
function useSessionOf(figure: FigureSession | CollectedFigure): FigureSession {
  const [opened, setOpened] = useState<{ figure: CollectedFigure; session: FigureSession }>();
  if ("subscribe" in figure) return figure;
  if (opened?.figure === figure) return opened.session;
  const session = createFigureSession(openFigure(figure));
  setOpened({ figure, session });
  return session;
}

/** The figure's download button: on its card in the collection, or else on the page. */
const downloadButtonOf = (figure: CollectedFigure | undefined): HTMLElement | null =>
  (document.getElementById(`figure-${figure?.id}`) ?? document.getElementById("main"))?.querySelector<HTMLElement>(
    "[data-act=download]",
  ) ?? null;
