import type { CollectedFigure } from "../../domain/collected-figure.ts";
import type { Payment } from "../../domain/entitlement.ts";
import type { FigureDesign } from "../../figure/schema/design.ts";

/** Creates a unique id. Does not use `crypto.randomUUID`, which is missing on pages without HTTPS. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A new figure for the collection. */
export const newFigure = (id: string, design: FigureDesign, payment: Payment, now: string): CollectedFigure => ({
  id,
  design,
  payment,
  createdAt: now,
  updatedAt: now,
  downloadCount: 0,
  shareCount: 0,
});
