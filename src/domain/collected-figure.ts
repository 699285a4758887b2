import type { FigureDesign } from "../figure/schema/design.ts";
import { isPaid, type Payment } from "./entitlement.ts";

/** A figure in the collection, stored on this device. */
export interface CollectedFigure {
  readonly id: string;
  readonly design: FigureDesign;
  readonly payment: Payment;
  /** ISO 8601 date and time. */
  readonly createdAt: string;
  /** When its design was last saved, in ISO 8601. */
  readonly updatedAt: string;
  readonly downloadCount: number;
  readonly shareCount: number;
}

/** Everything a picture is drawn from. It includes the payment, so that no export can forget the watermark. */
export type PictureSource = Pick<CollectedFigure, "design" | "payment">;

/** The date that the collection shows for a figure, in ISO 8601; for a draft, that of its last change. */
export const displayDate = (figure: CollectedFigure): string => (isPaid(figure) ? figure.createdAt : figure.updatedAt);

/** Whether this saved draft has unsaved changes: it was not saved or bought since they began. */
export const hasUnsavedChanges = (
  { id, updatedAt, payment }: CollectedFigure,
  { draft }: { readonly draft: Pick<CollectedFigure, "id" | "updatedAt"> | null },
): boolean => payment === "unpaid" && draft?.id === id && draft.updatedAt === updatedAt;
