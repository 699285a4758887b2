import { withAlpha } from "../color.ts";
import * as ids from "../ids.ts";
import type { PictureContext } from "../picture-context.ts";

/**
 * Definition of the light of a picture: one gradient laid over flat color, so that any number of colors needs no
 * other. Plastic is a little lighter on the left and darker on the right. Skin is flat, with shadows in a tone of its own.
 */
export function Lighting({ picture }: { picture: PictureContext }) {
  return (
    <linearGradient id={picture.id(ids.plasticLight)}>
      <stop stopColor="#fff3" />
      <stop offset=".4" stopColor={withAlpha(picture.shade, 0)} />
      <stop offset={1} stopColor={withAlpha(picture.shade, 0.26)} />
    </linearGradient>
  );
}
