import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import type { FigureDesign } from "../../domain/figure-design.ts";
import { PLAN, type PlanId, remainingDownloads, SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import { Button, buttonStyles, CheckoutDialog, useToast } from "../../index.ts";
import { DownloadFlow } from "../export/index.ts";
import { lazyPart } from "../shell/lazy-part.tsx";
import { AppLink } from "../shell/link.tsx";
import { openerOrMain } from "../shell/opener-or-main.ts";
import { useVisit } from "../shell/visit.ts";
import type { Purchase } from "../store/buy-figure.ts";
import { useStore } from "../store/use-store.ts";

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
  const [downloading, setDownloading] = useState<CollectedFigure>();
  if (!last) return null;
  const { spec } = last.design;
  const purchase = bought?.order === last ? bought.purchase : undefined;
  const figure = figures.find(({ id }) => id === purchase?.id);
  const payment = figure?.payment ?? "unpaid";
  const selectedPlan = visit.plan && PLAN[visit.plan];
  const isAvailable = selectedPlan !== undefined && remainingDownloads(selectedPlan, planUse.downloadsUsed) > 0;
  const buy = async (plan?: PlanId) => {
    const purchase = await last.buy(plan);
    visit.plan = undefined;
    setBought({ order: last, purchase });
    if (purchase.isSecond) showToast("The draft changed in another tab: it stays, and yours was bought beside it.");
    if (opened.current === last) return;
    const name = <bdi>{spec.name}</bdi>;
    if (purchase.isSaved) showToast(<>{name} is yours. Find it in your collection.</>, { tone: "success" });
    else
      showToast(
        <>
          {name} is yours. {NOT_SAVED}
        </>,
        { tone: "warning" },
      );
  };
  return (
    <>
      <CheckoutDialog
        finalFocus={openerOrMain}
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
            <Button
              variant="primary"
              onClick={() => {
                onClose();
                setDownloading(figure);
              }}
            >
              <Download aria-hidden />
              Download Your Figure
            </Button>
            <AppLink to="/dashboard" className={buttonStyles()} onClick={onClose}>
              View Dashboard
            </AppLink>
          </>
        }
      />
      <DownloadFlow figure={downloading} onClose={() => setDownloading(undefined)} />
    </>
  );
}
