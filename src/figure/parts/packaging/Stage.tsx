import { mix } from "../../engine/color.ts";
import * as ids from "../../engine/ids.ts";
import type { PictureContext } from "../../engine/picture-context.ts";

/** The light area behind a figure. It is lightest around the head, so that dark hair stands out. */
export function Stage({ picture, shape }: { picture: PictureContext; shape: string }) {
  const { inks, isHero } = picture;
  return (
    <>
      <radialGradient id={picture.id(ids.glow)} cy=".36" r=".72">
        <stop stopColor={isHero ? mix(inks.light, "#f4fbff", 0.78) : mix(inks.light, "#ffd3a6", 0.6)} />
        <stop offset={1} stopColor={isHero ? inks.light : mix(inks.light, inks.main, 0.22)} />
      </radialGradient>
      <path d={shape} fill={picture.url(ids.glow)} />
    </>
  );
}
