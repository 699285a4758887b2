import type { FigureDesign } from "../figure/schema/design.ts";
import { isPaid, type Payment } from "./entitlement.ts";

/** A figure in the collection, stored on this device. */
export interface CollectedFigure {
  readonly id: string;
  readonly design: FigureDesign;
  readonly payment: Payment;
  /** ISO 8601 date and time. */
  readonly createdAt: string;
  /** When the design was last saved, as an ISO 8601 date and time. */
  readonly updatedAt: string;
  readonly downloadCount: number;
  readonly shareCount: number;
}

/** The data for drawing a picture. It includes the payment, so that no export can forget the watermark. */
export type PictureSource = Pick<CollectedFigure, "design" | "payment">;

/**
 * A text that two designs share if a person sees no difference between them. Every spec has its fields in the same
 * order, because all are made by `toFigureSpec`.
 */
export const designKey = ({ spec, industry, skills }: FigureDesign): string => JSON.stringify([spec, industry, skills]);

/** The ISO 8601 date that the collection shows: when a paid figure was created, or when a draft was last saved. */
export const displayDate = (figure: CollectedFigure): string => (isPaid(figure) ? figure.createdAt : figure.updatedAt);

/** Whether an unsaved draft holds changes to this saved draft as it is now, not to an earlier revision. */
export const hasUnsavedChanges = (
  { id, updatedAt, payment }: CollectedFigure,
  { draft }: { readonly draft: Pick<CollectedFigure, "id" | "updatedAt"> | null },
): boolean => payment === "unpaid" && draft?.id === id && draft.updatedAt === updatedAt;
