import { Download } from "lucide-react";
import { useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { PLAN, type PlanId, remainingDownloads, SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import type { FigureDesign } from "../../figure/schema/design.ts";
import { Button, buttonStyles, CheckoutDialog, useToast } from "../../index.ts";
import { DownloadFlow } from "../export/index.ts";
import { lazyPart } from "../shell/lazy-part.tsx";
import { AppLink } from "../shell/link.tsx";
import { openerOrMain } from "../shell/opener-or-main.ts";
import { useVisit } from "../shell/visit.ts";
import { buyFigure } from "../store/buy-figure.ts";
import type { DraftOwner, DraftRevision } from "../store/schema.ts";
import { useStore } from "../store/use-store.ts";

const SmallBox = lazyPart(() => import("./SmallBox.tsx").then((module) => module.SmallBox), {
  fallback: <div className="pf:aspect-3/4" />,
  hideError: true,
});

const NOT_SAVED =
  "It is in your collection in this tab only: this browser could not keep it. Download it before you close the tab.";

interface CheckoutProps {
  /** The figure's id in the collection, where it will stand once bought. Open while there is one. */
  id: string | undefined;
  design: FigureDesign | undefined;
  /** The draft that it is, as it is shown. */
  draft?: DraftRevision | null;
  /** Whose unsaved draft ends with the purchase. */
  draftOwner?: () => DraftOwner;
  /** Called with its id in the collection. */
  onBought?: (id: string) => void;
  onClose: () => void;
}

/**
 * The demo checkout of one figure: no payment is taken, and a confirmed figure is added to the collection, from where it
 * is downloaded.
 */
export function Checkout({ id, design, draft = null, draftOwner, onBought, onClose }: CheckoutProps) {
  const { figures, planUse } = useStore();
  const { showToast } = useToast();
  const visit = useVisit();
  // The dialog keeps its figure while it closes.
  const [last, setLast] = useState<{ id: string; design: FigureDesign }>();
  if (id && design && (id !== last?.id || design !== last.design)) setLast({ id, design });
  const [bought, setBought] = useState<{ orderId: string; id: string; isSaved: boolean }>();
  const [downloading, setDownloading] = useState<CollectedFigure>();
  if (!last) return null;
  const { spec } = last.design;
  const figure = figures.find((one) => last.id === bought?.orderId && one.id === bought.id);
  const payment = figure?.payment ?? "unpaid";
  const selectedPlan = visit.plan && PLAN[visit.plan];
  const isAvailable = selectedPlan !== undefined && remainingDownloads(selectedPlan, planUse.downloadsUsed) > 0;
  const buy = async (plan?: PlanId) => {
    const origin = { draft, ...(draftOwner && { owner: draftOwner() }), ...(plan && { plan }) };
    const result = await buyFigure(last.id, last.design, origin);
    visit.plan = undefined;
    setBought({ orderId: last.id, ...result });
    onBought?.(result.id);
    if (result.id !== last.id) showToast("The draft changed in another tab: it stays, and yours was bought beside it.");
  };
  return (
    <>
      <CheckoutDialog
        finalFocus={openerOrMain}
        open={id !== undefined}
        onOpenChange={onClose}
        figure={{ name: spec.name, type: spec.type }}
        priceCents={SINGLE_FIGURE_CENTS}
        picture={<SmallBox figure={{ design: last.design, payment }} />}
        done={isPaid({ payment })}
        plan={isAvailable ? selectedPlan : undefined}
        {...(selectedPlan &&
          !isAvailable && { planNote: `${selectedPlan.name} has no downloads left, so it is not offered here.` })}
        {...(bought?.isSaved === false && { doneNote: NOT_SAVED })}
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
