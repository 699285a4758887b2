import { edge } from "../../engine/cloth-tones.ts";
import { createPack, type Pack } from "../../engine/pack.ts";
import { paths } from "../../engine/paths.tsx";
import type { DrawContext } from "../body/draw-context.ts";
import { hairPaths } from "../hair/hair-paths.ts";
import type { Headwear as HeadwearId } from "./options.ts";

const pack = createPack(() => import("./drawings/headwear.ts"));

/** What has to be loaded before the hat can be drawn. */
export const headwearPack = (headwear: HeadwearId): Pack | undefined => (headwear === "none" ? undefined : pack);

/** Cuts the hair that a hat presses at its rim: what is wider than the hat comes out round below it. */
export const HAT_RIM = "M-57-28Q0-60 57-28C72-27 82-12 86 6Q106 20 106 60V150H-106V60Q-106 20-86 6C-82-12-72-27-57-28Z";

export function Headwear({ context, hat }: { context: DrawContext; hat: Exclude<HeadwearId, "none"> }) {
  const { wrap, spec } = context;
  const rise = hat === "kippah" ? 68 - (hairPaths(spec.hair).seat ?? 68) : 0;
  return (
    <g stroke={edge(wrap)} transform={rise === 0 ? undefined : `translate(0,${rise})`}>
      {paths(pack.get().DRAWINGS[hat](wrap))}
    </g>
  );
}
