import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { FigureBox } from "../../index.ts";
import { savesData } from "../platform/save-data.ts";
import { animateOnHover } from "./animate-on-hover.tsx";

// In the drawing engine's chunk, so that nothing of it is in the page's first script.
if (!savesData()) animateOnHover();

/** A drawn figure of the collection; lazily loaded, because it imports the drawing engine. */
export const DrawnBox = ({ figure }: { figure: CollectedFigure }) => (
  <FigureBox spec={figure.design.spec} isPaid={isPaid(figure)} />
);
