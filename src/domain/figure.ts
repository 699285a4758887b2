import type { AccessoryTrio } from "../figure/schema/accessory.ts";
import type { CharacterType } from "../figure/schema/field.ts";

/** A figure in the collection (specification §3). */
export interface Figure {
  readonly id: string;
  readonly name: string;
  /** URL of the figure's picture. */
  readonly image: string;
  readonly type: CharacterType;
  /** How often its picture was saved. */
  readonly downloadCount: number;
  readonly shareCount: number;
  /** ISO 8601 date. */
  readonly createdAt: string;
}

/** The figure that the create flow shows (specification §3). */
export interface PreviewFigure {
  readonly name: string;
  readonly jobTitle: string;
  /** True for a hero, false for a villain. */
  readonly isHero: boolean;
  /** False: the PREVIEW watermark and 'Purchase to Download'. True: 'Download Your Figure'. */
  readonly isPaid: boolean;
  readonly tagline: string;
  readonly accessories: AccessoryTrio;
}
