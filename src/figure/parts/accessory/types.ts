import type { Layer } from "../../engine/paths.tsx";
import type { InPack } from "../../schema/field.ts";
import type { ACCESSORIES } from "./options.ts";

/** An accessory, drawn around 0,0 within about ±52 × ±44 units. */
export interface AccessoryDrawing {
  readonly layers: readonly Layer[];
  /** Path of white highlights. */
  readonly shine?: string;
  /** Rotation of the whole drawing, in degrees. */
  readonly tilt?: number;
  /** The point that a hand holds. @default its bottom, so that it rests on the hand */
  readonly grip?: readonly [x: number, y: number];
}

/** The drawings of a pack. */
export type DrawnAccessories<Kind> = Readonly<Record<InPack<typeof ACCESSORIES, Kind>, AccessoryDrawing>>;
