import type { FigureSpec } from "../../domain/figure-spec.ts";
import { createPack, type Pack } from "../pack.ts";
import type { Side } from "./arm-paths.ts";
import type { DrawContext } from "./draw-context.ts";
import { STANCES, type Stance } from "./stances.ts";

export interface AidProps {
  context: DrawContext;
  /** The ground, in the units of the upper body. */
  ground: number;
  /** In a portrait an aid is held or stands so that it is seen. */
  bust: boolean;
  side: Side;
}

type Layer = (props: AidProps) => React.ReactNode;
type Paint = (context: DrawContext) => React.ReactNode;

/** What belongs to a body and is no part of it, back to front. In the units of the upper body unless it stands on the ground. */
export interface Aid {
  /** Behind everything, on the ground. */
  readonly ground?: Layer;
  /** Behind the body. */
  readonly back?: Layer;
  /** Before the hips and behind the knees of a sitter, on the ground. */
  readonly seat?: Layer;
  /** Legs of who sits on it. */
  readonly legs?: Layer;
  /** Before the legs, on the ground. */
  readonly front?: Layer;
  /** On the clothes. */
  readonly chest?: Layer;
  /** Under a hand that holds it. */
  readonly held?: Layer;
  /** Around the forearm. */
  readonly forearm?: Layer;
  /** Before everything. */
  readonly near?: Layer;
  /** In place of the right hand, in its units. */
  readonly hand?: Paint;
  /** In place of the right shin; 0,0 is the knee. */
  readonly shin?: Paint;
  /** On the skin of the face, below its features and cut to its outline, in the head's units. */
  readonly skin?: Paint;
  /** Over the features of the face, in the head's units. */
  readonly face?: Paint;
}

const CONDITIONS = ["vitiligo", "scar", "oxygen", "insulinPump", "pregnant", "eyePatch"] as const;

type AidName = FigureSpec["mobility"] | (typeof CONDITIONS)[number] | NonNullable<Stance["seat"]>;

type Aids = Partial<Record<AidName, Aid>>;
const aids = createPack<Aids>(() => import("../packs/aids.tsx").then((module) => module.AIDS));
const seats = createPack<Aids>(() => import("../packs/seats.tsx").then((module) => module.SEAT_PACK));
const conditions = createPack<Aids>(() => import("../packs/conditions.tsx").then((module) => module.CONDITION_PACK));
const HELD: readonly AidName[] = ["cane", "crutches", "white-cane", "guide-dog", "prosthetic-hook"];
const packOf = (name: AidName): Pack<Aids> =>
  CONDITIONS.some((condition) => condition === name) ? conditions : HELD.includes(name) ? aids : seats;

/** They are limbs, and are drawn with the body. */
const LIMBS: readonly AidName[] = ["none", "prosthetic-arm", "arm-difference"];

export const usesWheelchair = ({ mobility }: Pick<FigureSpec, "mobility">): boolean =>
  mobility === "wheelchair" || mobility === "power-wheelchair";

const namesOf = (spec: FigureSpec): readonly AidName[] => {
  const seat = usesWheelchair(spec) ? undefined : STANCES[spec.pose].seat;
  const names = [spec.mobility, ...CONDITIONS.filter((condition) => spec[condition]), ...(seat ? [seat] : [])];
  return names.filter((name) => !LIMBS.includes(name));
};

/** What has to be loaded before a figure's aids, conditions and seat can be drawn. */
export const aidPacks = (spec: FigureSpec): readonly Pack[] => namesOf(spec).map(packOf);

/** Everything that a person has, uses or sits on, back to front. */
export const aidsOf = (spec: FigureSpec): readonly (readonly [AidName, Aid])[] =>
  namesOf(spec).map((name) => [name, packOf(name).get()[name] ?? {}] as const);
