import type { AccessoryKind } from "../../domain/figure-spec.ts";
import type { Art } from "../art.ts";
import { GLEAM } from "../palette.ts";
import { DESK } from "./desk-accessories.ts";
import { type Layer, layers } from "./layer.tsx";
import { WORKSHOP } from "./workshop-accessories.ts";

/** An accessory, drawn around 0,0 within about ±52 × ±44 units. */
export interface AccessoryArt {
  readonly layers: readonly Layer[];
  /** White gleams. */
  readonly shine?: string;
  /** Turned as a whole, in degrees. */
  readonly tilt?: number;
}

const ACCESSORIES: Readonly<Record<AccessoryKind, AccessoryArt>> = { ...DESK, ...WORKSHOP };

interface AccessoryProps {
  art: Art;
  kind: AccessoryKind;
}

/** One of the things in the box, around 0,0. */
export function Accessory({ art, kind }: AccessoryProps) {
  const { layers: list, shine, tilt } = ACCESSORIES[kind];
  const drawing = (
    <>
      {layers(art, list)}
      {shine === undefined ? null : <path d={shine} stroke={GLEAM} strokeWidth={3} />}
    </>
  );
  return tilt === undefined ? drawing : <g transform={`rotate(${tilt})`}>{drawing}</g>;
}
