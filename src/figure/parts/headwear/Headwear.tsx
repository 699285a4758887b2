import { CONTOUR, INK } from "../../engine/ink.ts";
import { createPack, type Pack } from "../../engine/pack.ts";
import { paths } from "../../engine/paths.tsx";
import type { DrawContext } from "../body/draw-context.ts";
import { hairPaths } from "../hair/hair-paths.ts";
import { type Hair, hairTraits } from "../hair/options.ts";
import type { Headwear as HeadwearId } from "./options.ts";

const pack = createPack(() => import("./drawings/headwear.ts"));

/** Returns the pack that contains a hat, or undefined for "none". */
export const headwearPack = (headwear: HeadwearId): Pack | undefined => (headwear === "none" ? undefined : pack);

const BELOW_HAT: Partial<Record<ReturnType<typeof hairTraits>["kind"], string>> = {
  short: "M-55-24Q0-52 55-24C57-12 56 10 54 40H-54C-56 10-57-12-55-24Z",
  tied: "M-55-24Q0-52 55-24V-4L70 40V150H-70V40L-55-4Z",
};
const FULL = "M-56-26Q0-56 56-26C64-20 70-6 75 14Q106 34 106 70V150H-106V70Q-106 34-75 14C-70-6-64-20-56-26Z";

/**
 * Returns the clip path for hair under a hat. Hair that is wider than the hat bulges out below the rim; other hair
 * stays flat.
 */
export const hatRim = (hair: Hair): string => BELOW_HAT[hairTraits(hair).kind] ?? FULL;

/** Hats and headsets that do not cover the forehead. */
const HIGH: readonly HeadwearId[] = ["cap", "headphones", "headset"];

export function Headwear({ context, hat }: { context: DrawContext; hat: Exclude<HeadwearId, "none"> }) {
  const { wrap, spec } = context;
  const { top, seat = 68 } = hairPaths(spec.hair);
  const { kind, isTall } = hairTraits(spec.hair);
  const down = hat === "kippah" ? 68 - seat : HIGH.includes(hat) ? 0 : 6;
  return (
    <g stroke={INK} strokeWidth={CONTOUR.head} transform={down === 0 ? undefined : `translate(0,${down})`}>
      {paths(pack.get().DRAWINGS[hat](wrap, isTall || kind === "tied" ? 70 : top))}
    </g>
  );
}
