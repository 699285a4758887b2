import { mix } from "../../engine/color.ts";
import * as ids from "../../engine/ids.ts";
import type { PictureContext } from "../../engine/picture-context.ts";

/** The light area behind a figure. It is lightest around the head, so that dark hair stands out. */
export function Stage({ picture, shape }: { picture: PictureContext; shape: string }) {
  const { inks, isHero } = picture;
  return (
    <>
      <radialGradient id={picture.id(ids.glow)} cy=".36" r=".72">
        <stop stopColor={isHero ? mix(inks.light, "#f4fbff", 0.86) : mix(inks.light, "#ffe6cf", 0.78)} />
        <stop offset={1} stopColor={isHero ? mix(inks.light, "#f4fbff", 0.45) : mix(inks.light, "#ffd9b8", 0.4)} />
      </radialGradient>
      <path d={shape} fill={picture.url(ids.glow)} />
    </>
  );
}
