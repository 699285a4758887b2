import { torso } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import { outfitOf } from "./outfits.ts";
import { paths } from "./paths.tsx";

/** Neck, trunk and clothes. */
export function Torso({ context }: { context: DrawContext }) {
  const { build, spec, skin, skinShade } = context;
  const { trunk, under = [], over } = outfitOf(spec.outfit)(context, build);
  return (
    <>
      {paths(under)}
      {paths([
        [trunk, torso(build)],
        [skin, "M-15-322H15V-294Q0-280-15-294Z", "flat"],
        [skinShade, "M-15-322H15V-300Q4-292-15-301Z", "flat"],
      ])}
      {paths(over)}
    </>
  );
}
