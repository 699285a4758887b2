import { type Layer, paths } from "../../engine/paths.tsx";
import { path } from "../../engine/shapes.ts";
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
    [skin, "M-15-322H15C15-306 15-300 20-295Q0-278-20-295C-15-300-15-306-15-322Z", "flat"],
    [skinShade, path`M-15-322H15V${-300 - build.slope}Q4 ${-292 - build.slope}-15 ${-301 - build.slope}Z`, "flat"],
    ...over,
  ];
  return paths(turnedLayers(build, stance, layers));
}
