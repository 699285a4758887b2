import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { FigureBox } from "../../index.ts";
import { savesData } from "../platform/save-data.ts";
import { moveOnAttention } from "./move-on-attention.tsx";

// With the drawing engine, so that nothing of it is in the script on arrival.
if (!savesData()) moveOnAttention();

/** A drawn figure of the collection; lazily loaded, because it imports the drawing engine. */
export const LiveBox = ({ figure }: { figure: CollectedFigure }) => (
  <FigureBox spec={figure.design.spec} isPaid={isPaid(figure)} />
);
