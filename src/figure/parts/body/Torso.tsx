import { CONTOUR, INK } from "../../engine/ink.ts";
import { type Layer, paths } from "../../engine/paths.tsx";
import { outfitOf } from "../outfit/outfits.ts";
import { torso } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import { turnedLayers } from "./turn.ts";

/** Neck, trunk and clothes. */
export function Torso({ context }: { context: DrawContext }) {
  const { build, stance, spec, skin, skinShade } = context;
  const { trunk, under = [], over } = outfitOf(spec.outfit)(context, build);
  const layers: readonly Layer[] = [
    ...under,
    [trunk, torso(build)],
    [skin, "M-14-322H14C13-308 13-301 21-294Q0-276-21-294C-13-301-13-308-14-322Z", "flat"],
    [skinShade, "M-14-322H14C13-312 13-305 15-300Q3-290-13-302Z", "flat"],
    [INK, "M-14-322C-13-308-13-301-21-294M14-322C13-308 13-301 21-294", CONTOUR.head],
    ...over,
  ];
  return paths(turnedLayers(build, stance, layers));
}
