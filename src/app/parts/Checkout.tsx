import { Download } from "lucide-react";
import { useState } from "react";
import { isPaid } from "../../domain/collected-figure.ts";
import type { FigureDesign } from "../../domain/figure-design.ts";
import { PLAN, remainingDownloads, SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import { Button, buttonStyles, CheckoutDialog } from "../../index.ts";
import { lazyPart } from "../lazy-part.tsx";
import { AppLink } from "../link.tsx";
import { buyFigure } from "../store/actions.ts";
import { useKept } from "../store/use-kept.ts";
import { useVisit } from "../visit.ts";

const SmallBox = lazyPart(() => import("./SmallBox.tsx").then((module) => module.SmallBox), {
  fallback: <div className="aspect-3/4" />,
  hideError: true,
});

interface CheckoutProps {
  /** The figure's id in the collection, where it will stand once bought. On show while there is one. */
  id: string | undefined;
  design: FigureDesign | undefined;
  onClose: () => void;
  onDownload: (id: string) => void;
}

/** The demo checkout of one figure: no payment is taken, and what is confirmed stands in the collection. */
export function Checkout({ id, design, onClose, onDownload }: CheckoutProps) {
  const { figures, planUse } = useKept();
  const visit = useVisit();
  // The dialog keeps its figure while it leaves.
  const [last, setLast] = useState<{ id: string; design: FigureDesign }>();
  if (id && design && (id !== last?.id || design !== last.design)) setLast({ id, design });
  if (!last) return null;
  const { spec } = last.design;
  const { payment } = figures.find((figure) => figure.id === last.id) ?? { payment: "unpaid" };
  const isDone = isPaid({ payment });
  const plan = visit.plan && PLAN[visit.plan];
  return (
    <CheckoutDialog
      open={id !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      figure={{ name: spec.name, isHero: spec.type === "hero" }}
      priceCents={SINGLE_FIGURE_CENTS}
      picture={<SmallBox figure={{ design: last.design, payment }} />}
      isDone={isDone}
      plan={plan && remainingDownloads(plan, planUse.downloadsUsed) > 0 ? plan : undefined}
      onConfirm={(chosen) =>
        void buyFigure(last.id, last.design, chosen?.id).then(() => {
          visit.plan = undefined;
        })
      }
      doneActions={
        <>
          <Button variant="primary" onClick={() => onDownload(last.id)}>
            <Download aria-hidden />
            Download Your Figure
          </Button>
          <AppLink to="/dashboard" className={buttonStyles()} onClick={onClose}>
            View Dashboard
          </AppLink>
        </>
      }
    />
  );
}
