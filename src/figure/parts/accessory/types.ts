import type { Layer } from "../../engine/paths.tsx";
import type { Packed } from "../../schema/field.ts";
import type { ACCESSORIES } from "./options.ts";

/** An accessory, centered on 0,0 and within about ±52 × ±44 units. */
export interface AccessoryDrawing {
  readonly layers: readonly Layer[];
  /** Path of white highlights. */
  readonly shine?: string;
  /** Rotation of the whole drawing, in degrees. */
  readonly tilt?: number;
  /** The point that a hand holds. By default, the bottom, so that the accessory rests on the hand. */
  readonly grip?: readonly [x: number, y: number];
}

/** The accessories of a kind, except those in the initial bundle. */
export type DrawnAccessories<Kind> = Readonly<Record<Packed<typeof ACCESSORIES, Kind>, AccessoryDrawing>>;
