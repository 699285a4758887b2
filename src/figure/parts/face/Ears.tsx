import { darken, lighten } from "../../engine/color.ts";
import { GOLD } from "../../engine/palette.ts";
import { paths } from "../../engine/paths.tsx";
import { circle, ellipse, mirrored } from "../../engine/shapes.ts";
import type { DrawContext } from "../body/draw-context.ts";
import { FABRICS } from "../colors/options.ts";

/** An ear's distance from the axis. */
const EAR_X = 53;

/** How far an ear moves when the face turns: the one that it turns to goes behind the cheek. */
const earShift = (side: -1 | 1, shift: number): number => Math.round(-shift * (side === Math.sign(shift) ? 0.7 : 0.2));

/** Both ears; the right one is in the shadow. `shift` is how far the face is turned. */
export function ears({ skin, skinShade }: DrawContext, shift: number) {
  const left = earShift(-1, shift) - EAR_X;
  return paths([
    [skin, ellipse(left, 8, 10, 13)],
    [skinShade, ellipse(earShift(1, shift) + EAR_X, 8, 10, 13)],
    [skinShade, `M${left - 5} 2q-3 6 2 12`, 4],
  ]);
}

const EARRINGS = {
  studs: circle(56, 21, 3.6),
  hoops: circle(57, 29, 8),
  drops: `${circle(57, 21, 2.6)}M57 24C65 37 62 43 57 43S49 37 57 24Z`,
} as const;

/** What hangs from both ears, before hair that covers them. */
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

/** It lies behind the ear and hooks over it. */
const PROCESSOR = "M50-7C55-16 70-12 70 3 70 14 67 22 62 20 58 18 63 11 62 4 61-3 56-6 50-7Z";
const HOOK = "M50-6Q44 1 51 9";

/** Hearing aid or cochlear implant, on the ear that the face turns away from; with both, the aid is on the other ear. */
export function Hearing({ context, shift }: { context: DrawContext; shift: number }) {
  const { spec } = context;
  const color = FABRICS[spec.hearingColor];
  const edge = darken(color, 0.4);
  const device = (side: -1 | 1, isImplant: boolean) => (
    <g
      transform={`translate(${earShift(side, shift)})${side < 0 ? "scale(-1 1)" : ""}`}
      stroke={edge}
      strokeWidth={1.4}
    >
      {paths([
        [edge, isImplant ? `M66-9Q71-22 54-31${HOOK}` : HOOK, 4.4],
        [lighten(color, 0.5), HOOK, 3],
        [color, PROCESSOR + (isImplant ? circle(48, -33, 10.5) : circle(52, 11, 4.6))],
        [lighten(color, 0.55), isImplant && circle(48, -33, 4.4), "flat"],
        [lighten(color, 0.55), "M64-7q2.6 3 2 8", 3],
      ])}
    </g>
  );
  const isTurnedRight = shift > 0;
  return (
    <>
      {spec.hearingAid ? device(spec.cochlearImplant === isTurnedRight ? 1 : -1, false) : null}
      {spec.cochlearImplant ? device(isTurnedRight ? -1 : 1, true) : null}
    </>
  );
}
