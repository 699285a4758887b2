import { torso } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import { outfitOf } from "./outfits.ts";
import { type Layer, paths } from "./paths.tsx";
import { turnedLayers } from "./turn.ts";

/** Neck, trunk and clothes. */
export function Torso({ context }: { context: DrawContext }) {
  const { build, stance, spec, skin, skinShade } = context;
  const { trunk, under = [], over } = outfitOf(spec.outfit)(context, build);
  const layers: readonly Layer[] = [
    ...under,
    [trunk, torso(build)],
    [skin, "M-15-322H15V-294Q0-280-15-294Z", "flat"],
    [skinShade, "M-15-322H15V-300Q4-292-15-301Z", "flat"],
    ...over,
  ];
  return paths(turnedLayers(build, stance, layers));
}
