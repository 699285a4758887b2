import { torso } from "./builds.ts";
import { Layers } from "./Layers.tsx";
import type { Look } from "./look.ts";
import { OUTFITS } from "./outfits.ts";

/** Neck, trunk and clothes. The trunk is lit as one piece. */
export function Torso({ look }: { look: Look }) {
  const { art, build, spec } = look;
  return (
    <>
      <Layers art={art} layers={OUTFITS[spec.outfit](look, build)} />
      <path d={torso(build)} fill={art.url("l")} stroke="none" />
    </>
  );
}
