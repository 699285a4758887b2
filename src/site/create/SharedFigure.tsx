import { ArrowRight } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { isPaid } from "../../domain/entitlement.ts";
import { switchType } from "../../domain/switch-type.ts";
import { ownText } from "../../figure/schema/design.ts";
import { describeFigure, FigureBox, type FigureDesign } from "../../figure.ts";
import { announce, Button } from "../../index.ts";
import { TurningBox } from "./TurningBox.tsx";

/** A figure from a link is never paid for. */
const UNPAID = { payment: "unpaid" } as const;

interface SharedFigureProps {
  design: FigureDesign;
  onMakeOwn: () => void;
  /** Called with the design on screen, which has the other type if the visitor has turned the box. */
  onOpenCopy: (design: FigureDesign) => void;
}

/** Shows visitors the figure whose link they opened. Lazily loaded, because it imports the drawing engine. */
export function SharedFigure({ design, onMakeOwn, onOpenCopy }: SharedFigureProps) {
  const [isTurned, setTurned] = useState(false);
  const { type } = design.spec;
  const otherType = type === "hero" ? "villain" : "hero";
  const shown = isTurned ? { ...design, spec: switchType(design.spec, otherType) } : design;
  const nextType = isTurned ? type : otherType;
  const name = ownText(design, "name");
  // Deferred, so that the box shows the previous figure while a part's code is fetched.
  const drawn = useDeferredValue(shown.spec);
  return (
    <div className="pf:mx-auto pf:grid pf:w-[clamp(15rem,(100dvh-20rem)*0.75+2.25rem,34.75rem)] pf:max-w-full pf:grid-cols-1 pf:gap-3">
      <div className="pf:pegboard pf:rounded-xl pf:border-2 pf:border-frame pf:p-4 pf:shadow-shelf">
        <div className="pf:hang" data-print>
          <TurningBox type={drawn.type}>
            <FigureBox
              spec={drawn}
              isPaid={isPaid(UNPAID)}
              aria-label={describeFigure(drawn, { isPaid: isPaid(UNPAID) })}
              className="pf:h-auto pf:w-full"
            />
          </TurningBox>
        </div>
      </div>
      <Button variant="primary" size="lg" onClick={onMakeOwn} className="pf:z-10 pf:tall:sticky pf:tall:bottom-3">
        Make your own
        <ArrowRight aria-hidden />
      </Button>
      <Button
        onClick={() => {
          setTurned(!isTurned);
          announce(`${name || "This figure"} is a ${nextType} now`);
        }}
      >
        <span key={nextType} className="pf:min-w-0 pf:text-balance pf:wrap-anywhere">
          See {name ? <bdi>{name}</bdi> : "this figure"} as a {nextType}
        </span>
      </Button>
      <Button variant="ghost" onClick={() => onOpenCopy(shown)}>
        Open a copy
      </Button>
    </div>
  );
}
