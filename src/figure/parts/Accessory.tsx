import { ACCESSORY_KINDS, type AccessoryKind } from "../../domain/accessories.ts";
import { memoize } from "../../domain/memoize.ts";
import { createPack, type Pack, waitForPacks } from "../pack.ts";
import { GLEAM } from "../palette.ts";
import { TRIO } from "./default-accessories.ts";
import { type Layer, paths } from "./paths.tsx";

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

type Accessories = Partial<Record<AccessoryKind, AccessoryDrawing>>;

const trio: Accessories = TRIO;
const first = createPack<Accessories>(async () => {
  const [{ DESK }, { WORKSHOP }] = await Promise.all([
    import("../packs/desk-accessories.ts"),
    import("../packs/workshop-accessories.ts"),
  ]);
  return { ...DESK, ...WORKSHOP };
});
const field = createPack<Accessories>(() => import("../packs/field-accessories.ts").then((module) => module.FIELD));
const sport = createPack<Accessories>(() => import("../packs/sport-accessories.ts").then((module) => module.SPORT));
const study = createPack<Accessories>(() => import("../packs/study-accessories.ts").then((module) => module.STUDY));
const craft = createPack<Accessories>(() => import("../packs/craft-accessories.ts").then((module) => module.CRAFT));

/** What has to be loaded before the accessory can be drawn. New kinds stand at the end of their list. */
export function accessoryPack(kind: AccessoryKind): Pack<Accessories> | undefined {
  if (kind in TRIO) return undefined;
  const isBefore = (next: AccessoryKind) => ACCESSORY_KINDS.indexOf(kind) < ACCESSORY_KINDS.indexOf(next);
  if (isBefore("radio")) return first;
  if (isBefore("whisk")) return isBefore("medal") ? field : sport;
  return isBefore("hammer") ? study : craft;
}

function drawingOf(kind: AccessoryKind): AccessoryDrawing {
  const drawing = trio[kind] ?? accessoryPack(kind)?.get()[kind];
  if (!drawing) throw new Error(`No accessory is called "${kind}".`);
  return drawing;
}

/** Where a hand holds a thing. */
export const gripOf = (kind: AccessoryKind): readonly [x: number, y: number] => drawingOf(kind).grip ?? [0, 48];

interface AccessoryProps {
  kind: AccessoryKind;
}

/** It looks the same in every picture. */
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

/** One of the things in the box, around 0,0; nothing while its pack is on its way. */
export const Accessory = ({ kind }: AccessoryProps): React.ReactNode =>
  accessoryPack(kind)?.isLoaded === false ? null : elementOf(kind);

/** The same outside a box, which waits for what it shows: under Suspense. */
export function LoadedAccessory(props: AccessoryProps) {
  waitForPacks([accessoryPack(props.kind)]);
  return <Accessory {...props} />;
}
