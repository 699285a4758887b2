import type { Layer } from "../../engine/paths.tsx";
import type { InPack } from "../../schema/field.ts";
import type { ACCESSORIES } from "./options.ts";

/** An accessory, drawn around 0,0 within about ±52 × ±44 units. */
export interface AccessoryDrawing {
  readonly layers: readonly Layer[];
  /** White gleams. */
  readonly shine?: string;
  /** Turned as a whole, in degrees. */
  readonly tilt?: number;
  /** Where a hand holds it. @default its foot, so that it stands on the hand */
  readonly grip?: readonly [x: number, y: number];
}

/** The drawings of a pack. */
export type DrawnAccessories<Kind> = Readonly<Record<InPack<typeof ACCESSORIES, Kind>, AccessoryDrawing>>;
