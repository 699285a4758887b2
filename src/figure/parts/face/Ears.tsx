import { INK, INNER } from "../../engine/ink.ts";
import { GOLD } from "../../engine/palette.ts";
import { paths } from "../../engine/paths.tsx";
import { circle, ellipse, mirrored } from "../../engine/shapes.ts";
import type { DrawContext } from "../body/draw-context.ts";

/** Distance of an ear from the axis. */
const EAR_X = 53;

/**
 * Returns how far an ear moves when the face turns by `shift`. If the face turns toward the ear, it moves behind the
 * cheek.
 */
export const earShift = (side: -1 | 1, shift: number): number =>
  Math.round(-shift * (side === Math.sign(shift) ? 0.5 : 0.2));

/** Draws both ears, with the right one in shadow. `shift` is how far the face turns. */
export function ears({ skin, skinShade }: DrawContext, shift: number) {
  const left = earShift(-1, shift) - EAR_X;
  return paths([
    [skin, ellipse(left, 8, 10, 13)],
    [skinShade, ellipse(earShift(1, shift) + EAR_X, 8, 10, 13)],
    [INK, `M${left - 4} 3q-3 5 2 11`, INNER],
  ]);
}

const EARRINGS = {
  studs: circle(56, 21, 3.6),
  hoops: circle(57, 28, 7.5),
  drops: `${circle(57, 21, 2.6)}M57 24C65 37 62 43 57 43S49 37 57 24Z`,
} as const;

/** The earrings. Hair may cover them. */
export function Earrings({ context, shift }: { context: DrawContext; shift: number }) {
  const { earrings } = context.spec;
  if (earrings === "none") return null;
  const isHoop = earrings === "hoops";
  return (
    <path
      d={mirrored(EARRINGS[earrings])}
      transform={shift === 0 ? undefined : `translate(${Math.round(-shift * 0.4)})`}
      fill={isHoop ? undefined : GOLD}
      stroke={isHoop ? GOLD : "#8a5a10"}
      strokeWidth={isHoop ? 2.6 : 1}
    />
  );
}
