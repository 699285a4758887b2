import type { AccessoryKind } from "../../domain/accessories.ts";
import { MORE_ACCESSORIES } from "../packs/accessories.ts";
import { GLEAM } from "../palette.ts";
import type { PictureContext } from "../picture-context.ts";
import { DESK } from "./desk-accessories.ts";
import { type Layer, paths } from "./paths.tsx";
import { WORKSHOP } from "./workshop-accessories.ts";

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

const ACCESSORIES: Readonly<Record<AccessoryKind, AccessoryDrawing>> = {
  ...DESK,
  ...WORKSHOP,
  ...MORE_ACCESSORIES,
};

/** Where a hand holds a thing. */
export const gripOf = (kind: AccessoryKind): readonly [x: number, y: number] => ACCESSORIES[kind].grip ?? [0, 48];

interface AccessoryProps {
  picture: PictureContext;
  kind: AccessoryKind;
}

/** One of the things in the box, around 0,0. */
export function Accessory({ picture, kind }: AccessoryProps) {
  const { layers: list, shine, tilt } = ACCESSORIES[kind];
  const drawing = (
    <>
      {paths(picture, list)}
      {shine === undefined ? null : <path d={shine} stroke={GLEAM} strokeWidth={3} />}
    </>
  );
  return tilt === undefined ? drawing : <g transform={`rotate(${tilt})`}>{drawing}</g>;
}
