import { path } from "../shapes.ts";
import { torso } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import { outfitOf } from "./outfits.ts";
import { paths } from "./paths.tsx";

/** Neck, trunk and clothes. */
export function Torso({ context }: { context: DrawContext }) {
  const { picture, build, spec, skin, skinShade } = context;
  const { trunk, under = [], over } = outfitOf(spec.outfit)(context, build);
  return (
    <>
      {paths(picture, under)}
      {paths(picture, [
        [trunk, torso(build)],
        [skin, "M-15-322H15V-294Q0-280-15-294Z", "flat"],
        [skinShade, path`M-15-322H15V${-300 - build.slope}Q4 ${-292 - build.slope}-15 ${-301 - build.slope}Z`, "flat"],
      ])}
      {paths(picture, over)}
    </>
  );
}
