import type { FigureDesign } from "../figure/schema/design.ts";
import { isPaid, type Payment } from "./entitlement.ts";

/** A figure of the collection, persisted on this device. */
export interface CollectedFigure {
  readonly id: string;
  readonly design: FigureDesign;
  readonly payment: Payment;
  /** ISO 8601 date and time. */
  readonly createdAt: string;
  /** When its design was last saved; ISO 8601. */
  readonly updatedAt: string;
  readonly downloadCount: number;
  readonly shareCount: number;
}

/** What every picture of a figure is drawn from: its payment comes along, so that no way out can forget the watermark. */
export type PictureSource = Pick<CollectedFigure, "design" | "payment">;

/** The date of a figure in the collection: a draft's is that of its last change. ISO 8601. */
export const displayDate = (figure: CollectedFigure): string => (isPaid(figure) ? figure.createdAt : figure.updatedAt);

/** Whether an unsaved draft holds changes of this saved one, which nothing has saved or bought since it was opened. */
export const hasUnsavedChanges = (
  { id, updatedAt, payment }: CollectedFigure,
  { draft }: { readonly draft: Pick<CollectedFigure, "id" | "updatedAt"> | null },
): boolean => payment === "unpaid" && draft?.id === id && draft.updatedAt === updatedAt;
