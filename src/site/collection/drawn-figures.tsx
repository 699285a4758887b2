import { useRef } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { asPrinted, isPaid } from "../../domain/entitlement.ts";
import { FigureBox, FigurePortrait, type FigureSpec } from "../../figure.ts";
import { useNearView } from "../../lib/use-near-view.ts";
import { savesData } from "../platform/save-data.ts";
import { animateOnHover } from "./animate-on-hover.tsx";

// Called here, so that the code is in the drawing engine's chunk and not in the page's initial script.
if (!savesData()) animateOnHover();

export function DrawnBox({ figure, alt }: { figure: CollectedFigure; alt: string }) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearView(element, "1000px");
  return (
    <div ref={element} className="pf:aspect-3/4 pf:[&>svg]:size-full">
      {isNear ? (
        <FigureBox
          spec={figure.design.spec}
          isPaid={isPaid(figure)}
          className={asPrinted(figure) === figure ? undefined : "pf:print:invisible"}
        />
      ) : (
        <div role="img" aria-label={alt} className="pf:silhouette pf:h-full pf:rounded-lg pf:bg-sunken" />
      )}
    </div>
  );
}

export const DrawnPortrait = ({ spec }: { spec: FigureSpec }) => <FigurePortrait spec={spec} isDecorative />;
