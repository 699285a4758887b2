import { edge } from "../../engine/cloth-tones.ts";
import { createPack, type Pack } from "../../engine/pack.ts";
import { paths } from "../../engine/paths.tsx";
import type { DrawContext } from "../body/draw-context.ts";
import { hairPaths } from "../hair/hair-paths.ts";
import { type Hair, hairTraits } from "../hair/options.ts";
import { type Headwear as HeadwearId, headwearTraits } from "./options.ts";
import type { DrawHeadwear } from "./types.ts";

type Drawings = Partial<Record<HeadwearId, DrawHeadwear>>;

const PACKS = {
  leisure: createPack<{ readonly DRAWINGS: Drawings }>(() => import("./drawings/leisure-headwear.ts")),
  work: createPack<{ readonly DRAWINGS: Drawings }>(() => import("./drawings/work-headwear.ts")),
};

/** The pack that draws a hat; undefined if there is none. */
export const headwearPack = (headwear: HeadwearId): Pack<{ readonly DRAWINGS: Drawings }> | undefined =>
  headwear === "none" ? undefined : PACKS[headwearTraits(headwear).pack ?? "leisure"];

const BELOW_HAT: Partial<Record<ReturnType<typeof hairTraits>["kind"], string>> = {
  short: "M-55-24Q0-52 55-24C57-12 56 10 54 40H-54C-56 10-57-12-55-24Z",
  tied: "M-55-24Q0-52 55-24C57-16 57-8 60-4L70-8V-80H200V150H-200V-80H-70V-8L-60-4C-57-8-57-16-55-24Z",
};
const FULL = "M-56-26Q0-56 56-26C64-20 70-6 75 14Q106 34 106 70V150H-106V70Q-106 34-75 14C-70-6-64-20-56-26Z";

/** The clip path for hair under a hat. Hair that is wider than the hat bulges below the rim; other hair stays flat. */
export const hatRim = (hair: Hair): string => BELOW_HAT[hairTraits(hair).kind] ?? FULL;

export function Headwear({ context, hat }: { context: DrawContext; hat: Exclude<HeadwearId, "none"> }) {
  const { wrap, spec } = context;
  const { top, seat = 68 } = hairPaths(spec.hair);
  const rise = hat === "kippah" ? 68 - seat : 0;
  return (
    <g stroke={edge(wrap)} transform={rise === 0 ? undefined : `translate(0,${rise})`}>
      {paths(headwearPack(hat)?.get().DRAWINGS[hat]?.(wrap, top) ?? [])}
    </g>
  );
}
