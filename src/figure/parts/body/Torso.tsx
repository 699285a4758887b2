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
    [skin, "M-14-322H14C13-309 13-303 15-297Q0-276-15-297C-13-303-13-309-14-322Z", "flat"],
    [skinShade, "M-14-322H14L13-304Q0-290-13-304Z", "flat"],
    [INK, "M-14-322C-13-309-13-303-15-297M14-322C13-309 13-303 15-297", CONTOUR.head],
    ...over,
  ];
  return paths(turnedLayers(build, stance, layers));
}
