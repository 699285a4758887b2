import { createPack, type Pack } from "../../engine/pack.ts";
import type { FigureSpec } from "../../schema/spec.ts";
import { CONDITIONS } from "../conditions/options.ts";
import { STANCES } from "../pose/stances.ts";
import { type Mobility, mobilityTraits } from "./options.ts";
import type { Aid, DrawnAids, DrawnConditions } from "./types.ts";

type AidName = Mobility | keyof DrawnAids | keyof DrawnConditions;

interface AidPack {
  readonly DRAWINGS: Partial<Record<AidName, Aid>>;
}
const aids = createPack<AidPack>(() => import("./drawings/aids.ts"));
const conditions = createPack<AidPack>(() => import("../conditions/drawings/conditions.tsx"));

export const usesWheelchair = ({ mobility }: Pick<FigureSpec, "mobility">): boolean =>
  mobilityTraits(mobility).hasWheels === true;

/**
 * Returns a figure's mobility aid, conditions and seat, back to front, each with the pack that contains its drawing.
 */
function namedPacks(spec: FigureSpec): readonly (readonly [AidName, Pack<AidPack>])[] {
  const { isInBody, hasWheels } = mobilityTraits(spec.mobility);
  const seat = hasWheels ? "seated" : STANCES[spec.pose].seat;
  return [
    ...(isInBody ? [] : [[spec.mobility, aids] as const]),
    ...CONDITIONS.filter((condition) => spec[condition]).map((condition) => [condition, conditions] as const),
    ...(spec.hearingAid || spec.cochlearImplant ? [["hearing", conditions] as const] : []),
    ...(seat ? [[seat, aids] as const] : []),
  ];
}

/** Returns the packs that a figure's mobility aid, conditions and seat need. */
export const aidPacks = (spec: FigureSpec): readonly Pack[] => namedPacks(spec).map(([, pack]) => pack);

/**
 * Returns the drawings of a figure's mobility aid, conditions and seat, back to front. Throws if their packs are not
 * loaded yet.
 */
export const aidsOf = (spec: FigureSpec): readonly (readonly [AidName, Aid])[] =>
  namedPacks(spec).map(([name, pack]) => [name, pack.get().DRAWINGS[name] ?? {}] as const);
