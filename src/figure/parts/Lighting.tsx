import { withAlpha } from "../color.ts";
import * as ids from "../ids.ts";
import { SKIN_SHADE } from "../palette.ts";
import type { PictureContext } from "../picture-context.ts";

/**
 * Definitions of the light of a picture: gradients laid over flat color, so that any number of colors needs only
 * three. Plastic and skin are lit from the left and dark on the right, with a rim of colored light; the round head
 * has skin's light as a radial gradient.
 */
export function Lighting({ picture }: { picture: PictureContext }) {
  const lit = (dark: string, depth: number, rim: number) => (
    <>
      <stop stopColor="#fff5" />
      <stop offset=".34" stopColor={withAlpha(dark, 0)} />
      <stop offset=".88" stopColor={withAlpha(dark, depth)} />
      <stop offset={1} stopColor={withAlpha(picture.rim, rim)} />
    </>
  );
  return (
    <>
      <linearGradient id={picture.id(ids.plasticLight)}>{lit(picture.shade, 0.44, 0.5)}</linearGradient>
      <linearGradient id={picture.id(ids.skinLight)}>{lit(SKIN_SHADE, 0.4, 0.34)}</linearGradient>
      <radialGradient id={picture.id(ids.headLight)} href={picture.href(ids.skinLight)} cx=".36" cy=".3" r=".8" />
    </>
  );
}
