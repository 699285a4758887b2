import { translucent } from "../color.ts";
import * as ids from "../ids.ts";
import { torso } from "./builds.ts";
import type { DrawContext } from "./draw-context.ts";
import { OUTFITS } from "./outfits.ts";
import { paths } from "./paths.tsx";

/** Neck, trunk and clothes. The trunk is lit as one piece. */
export function Torso({ context }: { context: DrawContext }) {
  const { picture, build, spec, skin, skinLine } = context;
  const { trunk, under = [], over } = OUTFITS[spec.outfit](context, build);
  return (
    <>
      {paths(picture, under)}
      <g fill={trunk}>
        <path id={picture.id(ids.torsoPath)} d={torso(build)} />
      </g>
      <path d="M-15-312H15V-294Q0-282-15-294Z" fill={skin} />
      <path d="M-12-299Q0-289 12-299" stroke={translucent(skinLine)} strokeWidth={5} />
      {paths(picture, over)}
      <use href={picture.href(ids.torsoPath)} fill={picture.url(ids.plasticLight)} stroke="none" />
    </>
  );
}
