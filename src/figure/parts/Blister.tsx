import * as ids from "../ids.ts";
import { LAYOUTS } from "../layout.ts";
import { WHITE } from "../palette.ts";
import type { PictureContext } from "../picture-context.ts";

/**
 * Reflections on the bubble. They stay on its edges and below the face, because over dark hair they turn it grey.
 */
const GLINTS = {
  hero: {
    bright:
      "M66 340c0-40 18-70 46-82-20 26-26 54-26 92V556q0 18-10 22-10-2-10-16ZM372 430V600q0 44-32 58 14-18 14-54V430Z",
    faint: "M300 440l84 80v80L250 470Z",
  },
  villain: {
    bright: "M230 268l22-24h22l-20 24V560l-24 28ZM544 300V640l-20 20V316Z",
    faint: "M470 470l74 90v80L426 490Z",
  },
} as const;

/** The clear bubble over the figure. */
export function Blister({ picture }: { picture: PictureContext }) {
  const { bright, faint } = GLINTS[picture.type];
  return (
    <g data-slot="blister" fill={WHITE}>
      <path d={LAYOUTS[picture.type].bubble} fill={picture.url(ids.clearPlastic)} stroke="#fffc" strokeWidth={3} />
      <path d={bright} opacity=".28" />
      <path d={faint} opacity=".12" />
    </g>
  );
}

/** Definition of the sheen that all bubbles of a picture share. */
export function Sheen({ picture }: { picture: PictureContext }) {
  return (
    <linearGradient id={picture.id(ids.clearPlastic)} x2={1} y2={1}>
      <stop stopColor="#fff6" />
      <stop offset=".2" stopColor="#fff0" />
      <stop offset=".75" stopColor="#fff0" />
      <stop offset={1} stopColor="#fff4" />
    </linearGradient>
  );
}
