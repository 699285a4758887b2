import { type CollectedFigure, isPaid } from "../../domain/collected-figure.ts";
import { FigureBox } from "../../index.ts";

/** A drawn figure of the collection; loaded on its own, because it brings the drawing engine. */
export const LiveBox = ({ figure }: { figure: CollectedFigure }) => (
  <FigureBox spec={figure.design.spec} isPaid={isPaid(figure)} />
);
