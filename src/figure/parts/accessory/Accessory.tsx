import { memoize } from "../../../lib/memoize.ts";
import { createPack, type Pack, waitForPacks } from "../../engine/pack.ts";
import { GLEAM } from "../../engine/palette.ts";
import { paths } from "../../engine/paths.tsx";
import { CLASSICS } from "./drawings/classic-accessories.ts";
import { type AccessoryKind, type AccessoryTraits, accessoryTraits } from "./options.ts";
import type { AccessoryDrawing } from "./types.ts";

type Drawings = Partial<Record<AccessoryKind, AccessoryDrawing>>;

const PACKS: Readonly<Record<AccessoryTraits["kind"], Pack<{ readonly DRAWINGS: Drawings }>>> = {
  desk: createPack(() => import("./drawings/desk-accessories.ts")),
  learning: createPack(() => import("./drawings/learning-accessories.ts")),
  care: createPack(() => import("./drawings/care-accessories.ts")),
  rescue: createPack(() => import("./drawings/rescue-accessories.ts")),
  workshop: createPack(() => import("./drawings/workshop-accessories.ts")),
  kitchen: createPack(() => import("./drawings/kitchen-accessories.ts")),
  salon: createPack(() => import("./drawings/salon-accessories.ts")),
  land: createPack(() => import("./drawings/land-accessories.ts")),
  road: createPack(() => import("./drawings/road-accessories.ts")),
  stage: createPack(() => import("./drawings/stage-accessories.ts")),
  sport: createPack(() => import("./drawings/sport-accessories.ts")),
};

/** Returns the pack that contains an accessory, or undefined if it is in the initial bundle. */
export const accessoryPack = (accessory: AccessoryKind) => {
  const { kind, isClassic } = accessoryTraits(accessory);
  return isClassic ? undefined : PACKS[kind];
};

function drawingOf(kind: AccessoryKind): AccessoryDrawing {
  const drawings: Drawings = accessoryPack(kind)?.get().DRAWINGS ?? CLASSICS;
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
  const pack = accessoryPack(kind);
  return pack && !pack.value ? null : elementOf(kind);
}

/** An accessory in a picture other than a box. Suspends until its pack is loaded. */
export function LoadedAccessory(props: AccessoryProps) {
  waitForPacks([accessoryPack(props.kind)]);
  return <Accessory {...props} />;
}
