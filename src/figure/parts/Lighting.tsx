import type { Art } from "../art.ts";
import { fade } from "../color.ts";
import { SKIN_SHADE } from "../palette.ts";

/**
 * The light of a picture, laid over flat color, so that any number of colors needs only these:
 * `l` plastic and `s` skin are lit from the left, dark on the right, with a rim of colored light;
 * `h` is skin's light on the round head.
 */
export function Lighting({ art }: { art: Art }) {
  const lit = (dark: string, depth: number, rim: number) => (
    <>
      <stop stopColor="#fff5" />
      <stop offset=".34" stopColor={fade(dark, 0)} />
      <stop offset=".88" stopColor={fade(dark, depth)} />
      <stop offset={1} stopColor={fade(art.rim, rim)} />
    </>
  );
  return (
    <>
      <linearGradient id={art.id("l")}>{lit(art.shade, 0.44, 0.5)}</linearGradient>
      <linearGradient id={art.id("s")}>{lit(SKIN_SHADE, 0.4, 0.34)}</linearGradient>
      <radialGradient id={art.id("h")} href={art.href("s")} cx=".36" cy=".3" r=".8" />
    </>
  );
}
