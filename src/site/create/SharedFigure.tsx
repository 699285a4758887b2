import { ArrowRight } from "lucide-react";
import { isPaid } from "../../domain/entitlement.ts";
import { describeFigure, FigureBox, type FigureDesign } from "../../figure.ts";
import { Button, FigureWall } from "../../index.ts";
import { focusOnMount } from "../layout/focus.ts";
import { makerOf } from "./use-open-figure.ts";

/** A figure from a link is never paid for. */
const UNPAID = { payment: "unpaid" } as const;

interface SharedFigureProps {
  design: FigureDesign;
  onMakeOwn: () => void;
  onOpenCopy: () => void;
}

/**
 * Shows visitors the figure whose link they opened. Gets the focus when it appears. Lazily loaded, because it imports
 * the drawing engine.
 */
export function SharedFigure({ design, onMakeOwn, onOpenCopy }: SharedFigureProps) {
  const { spec } = design;
  return (
    <section
      aria-labelledby="shared-heading"
      className="pf:mx-auto pf:grid pf:w-full pf:max-w-240 pf:grid-cols-1 pf:items-center pf:gap-8 pf:md:grid-cols-2"
    >
      <FigureWall caption={<p className="pf:type-item pf:px-5 pf:py-4 pf:wrap-anywhere">{spec.jobTitle}</p>}>
        <FigureBox spec={spec} isPaid={isPaid(UNPAID)} aria-label={describeFigure(spec, { isPaid: isPaid(UNPAID) })} />
      </FigureWall>
      <div className="pf:grid pf:grid-cols-1 pf:gap-4">
        <h2
          id="shared-heading"
          ref={focusOnMount}
          tabIndex={-1}
          className="pf:type-section pf:wrap-anywhere pf:outline-none"
        >
          <bdi>{makerOf(design)}</bdi> made this figure
        </h2>
        <p className="pf:type-lead pf:text-muted">Yours takes half a minute, hero or villain.</p>
        <Button variant="primary" size="lg" onClick={onMakeOwn}>
          Make your own
          <ArrowRight aria-hidden />
        </Button>
        <Button variant="ghost" onClick={onOpenCopy}>
          Open a copy
        </Button>
      </div>
    </section>
  );
}
