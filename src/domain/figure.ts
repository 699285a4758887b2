import type { CharacterType } from "../figure/schema/field.ts";

/** A figure in the collection (specification §3). */
export interface Figure {
  readonly id: string;
  readonly name: string;
  /** URL of the figure's picture. */
  readonly image: string;
  readonly type: CharacterType;
  /** How often the figure's picture was downloaded. */
  readonly downloadCount: number;
  readonly shareCount: number;
  /** ISO 8601 date. */
  readonly createdAt: string;
}
