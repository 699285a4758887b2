import { memoize } from "../../../lib/memoize.ts";
import { createPack, waitForPacks } from "../../engine/pack.ts";
import { GLEAM } from "../../engine/palette.ts";
import { paths } from "../../engine/paths.tsx";
import { CLASSICS } from "./drawings/classic-accessories.ts";
import { type AccessoryKind, accessoryTraits } from "./options.ts";
import type { AccessoryDrawing } from "./types.ts";

const pack = createPack(() => import("./drawings/accessories.ts"));

/** Returns the pack that contains an accessory, or undefined if it is in the initial bundle. */
export const accessoryPack = (kind: AccessoryKind) => (accessoryTraits(kind).isClassic ? undefined : pack);

function drawingOf(kind: AccessoryKind): AccessoryDrawing {
  const drawings: Partial<Record<AccessoryKind, AccessoryDrawing>> = accessoryPack(kind)?.get().DRAWINGS ?? CLASSICS;
  return drawings[kind] as AccessoryDrawing;
}

/** Returns the point of an accessory that a hand holds. */
export const gripOf = (kind: AccessoryKind): readonly [x: number, y: number] => drawingOf(kind).grip ?? [0, 48];

interface AccessoryProps {
  kind: AccessoryKind;
}

/** Memoizes the element, because an accessory looks the same in every picture. */
const elementOf = memoize((kind: AccessoryKind): React.ReactElement => {
  const { layers: list, shine, tilt } = drawingOf(kind);
  const drawing = (
    <>
      {paths(list)}
      {shine === undefined ? null : <path d={shine} stroke={GLEAM} strokeWidth={3} />}
    </>
  );
  return tilt === undefined ? drawing : <g transform={`rotate(${tilt})`}>{drawing}</g>;
});

/** An accessory, centered on 0,0. Empty until its pack is loaded. */
export function Accessory({ kind }: AccessoryProps): React.ReactNode {
  return accessoryTraits(kind).isClassic || pack.value ? elementOf(kind) : null;
}

/** An accessory in a picture other than a box. Suspends until its pack is loaded. */
export function LoadedAccessory(props: AccessoryProps) {
  waitForPacks([accessoryPack(props.kind)]);
  return <Accessory {...props} />;
}
