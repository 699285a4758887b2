import type { FigureSpec } from "../../domain/figure-spec.ts";
import { createPack, type Pack } from "../pack.ts";
import type { Side } from "./arm-paths.ts";
import { Cane } from "./Cane.tsx";
import type { DrawContext } from "./draw-context.ts";
import { STANCES, type Stance } from "./stances.ts";
import { WheelchairBack, WheelchairFront } from "./Wheelchair.tsx";

export interface AidProps {
  context: DrawContext;
  /** The ground, in the units of the upper body. */
  ground: number;
  /** In a portrait an aid is held or stands so that it is seen. */
  bust: boolean;
  side: Side;
}

type Layer = (props: AidProps) => React.ReactNode;

/** What belongs to a body and is no part of it, back to front. In the units of the upper body unless it stands on the ground. */
export interface Aid {
  /** Behind everything, on the ground. */
  readonly ground?: Layer;
  /** Behind the body. */
  readonly back?: Layer;
  /** Before the hips and behind the knees of a sitter, on the ground. */
  readonly seat?: Layer;
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
  readonly hand?: (context: DrawContext) => React.ReactNode;
}

type Condition = "oxygen" | "insulinPump" | "pregnant";
const CONDITIONS: readonly Condition[] = ["oxygen", "insulinPump", "pregnant"];

type AidName = FigureSpec["mobility"] | Condition | NonNullable<Stance["seat"]>;

/** Those that are part of a limb have nothing of their own. */
const CLASSICS: Partial<Record<AidName, Aid>> = {
  none: {},
  wheelchair: { back: WheelchairBack, front: WheelchairFront },
  cane: { held: Cane },
  "prosthetic-arm": {},
  "prosthetic-leg": {},
  "prosthetic-foot": {},
  "arm-difference": {},
};

const more = createPack(async (): Promise<Partial<Record<AidName, Aid>>> => {
  const [{ AID_PACK }, { SEAT_PACK }] = await Promise.all([import("../packs/aids.tsx"), import("../packs/seats.tsx")]);
  return { ...AID_PACK, ...SEAT_PACK };
});

export const usesWheelchair = ({ mobility }: Pick<FigureSpec, "mobility">): boolean =>
  mobility === "wheelchair" || mobility === "power-wheelchair";

const namesOf = (spec: FigureSpec): readonly AidName[] => {
  const seat = usesWheelchair(spec) ? undefined : STANCES[spec.pose].seat;
  return [spec.mobility, ...CONDITIONS.filter((condition) => spec[condition]), ...(seat ? [seat] : [])];
};

/** What has to be loaded before a figure's aids and seat can be drawn. */
export const aidsPack = (spec: FigureSpec): Pack | undefined =>
  namesOf(spec).every((name) => name in CLASSICS) ? undefined : more;

/** Everything that a person has, uses or sits on. */
export const aidsOf = (spec: FigureSpec): readonly (readonly [AidName, Aid])[] =>
  namesOf(spec).map((name) => [name, CLASSICS[name] ?? more.get()[name] ?? {}] as const);
