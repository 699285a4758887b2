import { useEffect, useRef, useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { PLAN, type PlanId, remainingDownloads, SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import type { FigureDesign } from "../../figure/schema/design.ts";
import { buttonStyles, CheckoutDialog, DownloadButton, useToast } from "../../index.ts";
import { openerOrMain } from "../layout/opener-or-main.ts";
import { lazyPart } from "../router/lazy-part.tsx";
import { AppLink } from "../router/link.tsx";
import { useVisit } from "../router/visit.ts";
import type { Purchase } from "../store/buy-figure.ts";
import { useStore } from "../store/use-store.ts";
import { useDownload } from "./use-download.tsx";

const SmallBox = lazyPart(() => import("./SmallBox.tsx").then((module) => module.SmallBox), {
  fallback: <div className="pf:aspect-3/4" />,
  hideError: true,
});

const NOT_SAVED =
  "It is in your collection in this tab only: this browser could not keep it. Download it before you close the tab.";

/** What is for sale, as it was when the checkout opened. */
export interface Order {
  readonly design: FigureDesign;
  /** Buys it, with the plan if there is one. */
  readonly buy: (plan?: PlanId) => Promise<Purchase>;
}

interface CheckoutProps {
  /** Open while there is one. */
  order: Order | undefined;
  onClose: () => void;
}

/**
 * The demo checkout of one figure: no payment is taken, and a confirmed figure is added to the collection, from where it
 * is downloaded.
 */
export function Checkout({ order, onClose }: CheckoutProps) {
  const { figures, planUse } = useStore();
  const { showToast } = useToast();
  const visit = useVisit();
  // The dialog keeps its figure while it closes.
  const [last, setLast] = useState(order);
  if (order && order !== last) setLast(order);
  const opened = useRef<Order>(undefined);
  useEffect(() => {
    opened.current = order;
    return () => {
      opened.current = undefined;
    };
  }, [order]);
  const [bought, setBought] = useState<{ order: Order; purchase: Purchase }>();
  const purchase = bought && bought.order === last ? bought.purchase : undefined;
  const figure = figures.find(({ id }) => id === purchase?.id);
  const opener = useRef<HTMLElement>(null);
  /** What opened the checkout or, where it is gone with the price, the download that took its place. */
  const focusAfter = () => openerOrMain(opener.current?.isConnected ? opener.current : downloadButtonOf(figure));
  const download = useDownload(figure, focusAfter);
  if (!last) return null;
  const { spec } = last.design;
  const payment = figure?.payment ?? "unpaid";
  const selectedPlan = visit.plan && PLAN[visit.plan];
  const isAvailable = selectedPlan !== undefined && remainingDownloads(selectedPlan, planUse.downloadsUsed) > 0;
  const buy = async (plan?: PlanId) => {
    const purchase = await last.buy(plan);
    visit.plan = undefined;
    setBought({ order: last, purchase });
    if (purchase.isSecond) showToast("The draft was changed in another tab, so yours was bought as a second figure.");
    if (opened.current === last) return;
    const where = purchase.isSaved ? "Find it in your collection." : NOT_SAVED;
    const switched = plan ? ` You are on ${PLAN[plan].name} now. This demo charges nothing.` : "";
    showToast(
      <>
        <bdi>{spec.name}</bdi>
        {` is yours. ${where}${switched}`}
      </>,
      { tone: purchase.isSaved ? "success" : "warning" },
    );
  };
  return (
    <>
      <CheckoutDialog
        finalFocus={(previous) => {
          opener.current = previous;
          return focusAfter();
        }}
        open={order !== undefined}
        onOpenChange={onClose}
        figure={{ name: spec.name, type: spec.type }}
        priceCents={SINGLE_FIGURE_CENTS}
        picture={<SmallBox figure={{ design: last.design, payment }} />}
        done={isPaid({ payment })}
        plan={isAvailable ? selectedPlan : undefined}
        {...(selectedPlan &&
          !isAvailable && { planNote: `${selectedPlan.name} has no downloads left, so it is not offered here.` })}
        {...(purchase?.isSaved === false && { doneNote: NOT_SAVED })}
        onConfirm={(plan) => void buy(plan?.id)}
        doneActions={
          <>
            <DownloadButton
              variant="primary"
              downloadRight={download.offer.downloadRight}
              onDownload={() => {
                onClose();
                download.offer.onDownload();
              }}
              onSeePlans={() => {
                onClose();
                download.offer.onSeePlans();
              }}
            />
            <AppLink to="/dashboard" className={buttonStyles()} onClick={onClose}>
              View Dashboard
            </AppLink>
          </>
        }
      />
      {download.dialogs}
    </>
  );
}

/** The button that downloads a figure: on its card, or the page's where there are no cards. */
const downloadButtonOf = (figure: CollectedFigure | undefined): HTMLElement | null =>
  (document.getElementById(`figure-${figure?.id}`) ?? document.getElementById("main"))?.querySelector<HTMLElement>(
    "[data-act=download]",
  ) ?? null;
