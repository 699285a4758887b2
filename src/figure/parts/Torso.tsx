import { soft } from "../color.ts";
import { torso } from "./builds.ts";
import { layers } from "./layer.tsx";
import type { Look } from "./look.ts";
import { OUTFITS } from "./outfits.ts";

/** Neck, trunk and clothes. The trunk is lit as one piece. */
export function Torso({ look }: { look: Look }) {
  const { art, build, spec, skin, skinLine } = look;
  const { trunk, under = [], over } = OUTFITS[spec.outfit](look, build);
  return (
    <>
      {layers(art, under)}
      <g fill={trunk}>
        <path id={art.id("b1")} d={torso(build)} />
      </g>
      <path d="M-15-312H15V-294Q0-282-15-294Z" fill={skin} />
      <path d="M-12-299Q0-289 12-299" stroke={soft(skinLine)} strokeWidth={5} />
      {layers(art, over)}
      <use href={art.href("b1")} fill={art.url("l")} stroke="none" />
    </>
  );
}
