import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { FigureBox } from "../../index.ts";

/** A drawn figure of the collection; lazily loaded, because it imports the drawing engine. */
export const LiveBox = ({ figure }: { figure: CollectedFigure }) => (
  <FigureBox spec={figure.design.spec} isPaid={isPaid(figure)} />
);
